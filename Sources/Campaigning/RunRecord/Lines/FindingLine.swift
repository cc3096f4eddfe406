import Clauses
import WidgetModel

/// A broken clause with its shrunk scenario and trace.
///
/// The main clause is the one closest to the cause; ``also`` has others with the same cause.
public struct FindingLine: Archivable {
  /// The clause's id.
  public var clause = ""
  /// The class of the violation.
  public var kind = ""
  /// The kind of the widget whose code broke the clause, empty if no widget did.
  public var widget = ""
  /// The source location that a backtrace or side effect names, such as `Feed.swift:41`.
  public var source = ""
  /// The details about the code there.
  public var code = CodeLine()
  /// The reason why the main clause is expected to break, empty if it is not; see ``isExpected``.
  public var expected = ""
  /// A limitation of the finding, such as that it depends on earlier state of its process.
  public var remark = ""
  /// The violation in the shrunk scenario, in one sentence with numbers.
  public var message = ""
  /// The violation in the first case that showed it.
  public var firstMessage = ""
  /// The expected and the actual behaviour, empty if the message is enough.
  public var comparison = ComparisonLine()
  /// The phase that found it first.
  public var phase = ""
  /// The index of the first case in its phase, or in the corpus.
  public var index: Int64 = 0
  /// The corpus file, if the first case was in one.
  public var file = ""
  /// The number of cases that showed it.
  public var cases: Int64 = 0
  /// The size of the scenario when found.
  public var original = ScenarioSizeLine()
  /// The size of the shrunk scenario.
  public var shrunk = ScenarioSizeLine()
  /// The number of runs of the subject for shrinking.
  public var calls: Int64 = 0
  /// The number of accepted shrinking steps.
  public var steps: Int64 = 0
  /// The result of shrinking: `minimal`, `budgetSpent` or `flaky`; empty before it began.
  public var state = ""
  /// The shrunk scenario.
  public var scenario = Scenario()
  /// The scenarios that have to run first in the same process of the subject; usually none.
  public var earlier: [Scenario] = []
  /// The shrunk scenario as readable text, line by line.
  public var text: [String] = []
  /// The nearby scenarios that do not break the clause.
  public var neighbours: [NeighbourLine] = []
  /// The trace of the shrunk scenario.
  public var trace: [TraceLine] = []
  /// The remaining budgets over the time of ``trace``, if reloads are limited.
  public var budgets: [BudgetCurveLine] = []
  /// The lives of the Live Activities in ``trace``.
  public var activities = ActivitiesLine()
  /// The index in ``trace`` of the event that broke the clause, -1 for the end of the run.
  public var event: Int64 = -1
  /// The other violations with the same cause, closest to the cause first.
  public var also: [ViolationLine] = []

  /// The ``state`` of a finding that could not be reproduced.
  public static let flaky = "flaky"

  /// The finding's name, which is also its file's.
  public var name: String { FindingLine.name(clause, kind, widget) }

  static func name(_ clause: String, _ kind: String, _ widget: String) -> String {
    // A dot of a kind or widget would look like an ending.
    let parts = [kind, widget].filter { !$0.isEmpty }.map { $0.replacing(".", with: "-") }
    return FileName.whole(([clause] + parts).joined(separator: "-"))
  }

  /// The first case in the form of every view: `random case 4117`, or a corpus file.
  public var origin: String { file.isEmpty ? "\(phase) case \(index)" : file }

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.text("clause", &clause, default: "")
    try archive.text("kind", &kind, default: "")
    try archive.text("widget", &widget, default: "")
    try archive.text("source", &source, default: "")
    try archive.record("code", &code)
    try archive.text("expected", &expected, default: "")
    try archive.text("remark", &remark, default: "")
    try archive.text("message", &message, default: "")
    try archive.text("firstMessage", &firstMessage, default: "")
    try archive.record("comparison", &comparison)
    try archive.text("phase", &phase, default: "")
    try archive.integer("index", &index, in: natural, default: 0)
    try archive.text("file", &file, default: "")
    try archive.integer("cases", &cases, in: natural, default: 0)
    try archive.record("original", &original)
    try archive.record("shrunk", &shrunk)
    try archive.integer("calls", &calls, in: natural, default: 0)
    try archive.integer("steps", &steps, in: natural, default: 0)
    try archive.text("state", &state, default: "")
    try archive.record("scenario", &scenario)
    try archive.list("earlier", &earlier, limit: 1000)
    try archive.texts("text", &text, limit: 100_000)
    try archive.list("neighbours", &neighbours, limit: 100)
    try archive.list("trace", &trace, limit: 1_000_000)
    try archive.list("budgets", &budgets, limit: 1000)
    try archive.record("activities", &activities)
    try archive.integer("event", &event, in: -1...Int64.max, default: -1)
    try archive.list("also", &also, limit: 10_000)
  }
}

/// The size of a scenario.
public struct ScenarioSizeLine: Archivable {
  /// The number of stimuli in the workload.
  public var stimuli: Int64 = 0
  /// The highest number of repetitions of one stimulus.
  public var repetitions: Int64 = 0
  /// The number of installed widgets.
  public var widgets: Int64 = 0
  /// The number of placed widgets.
  public var placements: Int64 = 0
  /// The number of scripted entries.
  public var entries: Int64 = 0

  /// Creates the size of an empty scenario.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.integer("stimuli", &stimuli, in: natural, default: 0)
    try archive.integer("repetitions", &repetitions, in: natural, default: 0)
    try archive.integer("widgets", &widgets, in: natural, default: 0)
    try archive.integer("placements", &placements, in: natural, default: 0)
    try archive.integer("entries", &entries, in: natural, default: 0)
  }
}

/// One event of a finding's trace, ready to display.
public struct TraceLine: Archivable {
  /// The lane of an event in a picture.
  public typealias Lane = EventWords.Lane

  /// The instant, in microseconds since the start.
  public var at: Int64 = 0
  /// The time on the phone's clock.
  public var clock = ""
  /// The lane of the event.
  public var lane = Lane.app
  /// The kind of event.
  public var kind = ""
  /// The readable name, such as `network request`; empty in records of earlier versions.
  public var name = ""
  /// A short description of the event.
  public var text = ""
  /// The placed widget, -1 for none.
  public var placement: Int64 = -1
  /// The index in the trace of the event that caused it, -1 for none.
  public var cause: Int64 = -1

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let all = -1...Int64.max
    try archive.integer("at", &at, in: .natural, default: 0)
    try archive.text("clock", &clock, default: "")
    try archive.choice("lane", &lane, isAlwaysWritten: true)
    try archive.text("kind", &kind, default: "")
    try archive.text("name", &name, default: "")
    try archive.text("text", &text, default: "")
    try archive.integer("placement", &placement, in: all, default: -1)
    try archive.integer("cause", &cause, in: all, default: -1)
  }
}
