import Clauses
import WidgetModel

/// A broken clause with its shrunk scenario and what happened in it.
///
/// Clauses that break of one cause are one finding: its main clause is the one nearest to the cause,
/// and ``also`` has the others.
public struct FindingLine: Archivable {
  /// The clause's id.
  public var clause = ""
  /// The class of the violation.
  public var kind = ""
  /// The kind of the widget whose code broke the clause, empty where no widget did.
  public var widget = ""
  /// The place in the subject's source that a backtrace or a side effect names, such as `Feed.swift:41`.
  public var source = ""
  /// What is known of the code there.
  public var code = CodeLine()
  /// Why it is expected that the main clause breaks, empty if it is not; see ``isExpected``.
  public var expected = ""
  /// What limits the finding, such as that it depends on earlier state of its process.
  public var remark = ""
  /// What happened in the shrunk scenario, in a sentence with its numbers.
  public var message = ""
  /// What happened in the case that showed it first.
  public var firstMessage = ""
  /// What was due beside what happened, empty where the message says it all.
  public var comparison = ComparisonLine()
  /// The phase in which it was found first.
  public var phase = ""
  /// The place of the first case in its phase, or in the corpus.
  public var index: Int64 = 0
  /// The corpus file, where it was found in one.
  public var file = ""
  /// The cases that showed it.
  public var cases: Int64 = 0
  /// How large the scenario was when found.
  public var original = ScenarioSizeLine()
  /// How large the shrunk scenario is.
  public var shrunk = ScenarioSizeLine()
  /// How often the subject was run to shrink it.
  public var calls: Int64 = 0
  /// The accepted steps of shrinking.
  public var steps: Int64 = 0
  /// How shrinking ended: `minimal`, `budgetSpent` or `flaky`; empty before it began.
  public var state = ""
  /// The shrunk scenario.
  public var scenario = Scenario()
  /// The scenarios that have to run before ``scenario`` in the same process of the subject; most findings need none.
  public var earlier: [Scenario] = []
  /// The shrunk scenario as text that people read, line by line.
  public var text: [String] = []
  /// What lies next to the shrunk scenario and does not break the clause.
  public var neighbours: [NeighbourLine] = []
  /// What happened when the shrunk scenario was run.
  public var trace: [TraceLine] = []
  /// What was left of the budgets while ``trace`` went on, where reloads are rationed.
  public var budgets: [BudgetCurveLine] = []
  /// The lives of the Live Activities in the run of ``trace``, if it has any.
  public var activities = ActivitiesLine()
  /// The place in ``trace`` of the event that broke the clause, -1 for the end of the run.
  public var event: Int64 = -1
  /// What else breaks of the same cause, the nearest to it first.
  public var also: [ViolationLine] = []

  /// The ``state`` of a finding that did not show again.
  public static let flaky = "flaky"

  /// The finding's name, by which its file is called.
  public var name: String { FindingLine.name(clause, kind, widget) }

  /// The name of what breaks a clause in a way.
  static func name(_ clause: String, _ kind: String, _ widget: String) -> String {
    ([clause] + [kind, widget].filter { !$0.isEmpty }.map(fileName)).joined(separator: "-")
  }

  /// Where it was found first, as every view writes it: `random case 4117`, or a corpus file.
  public var origin: String { file.isEmpty ? "\(phase) case \(index)" : file }

  private static func fileName(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = 0...Int64.max
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

/// How large a scenario is.
public struct ScenarioSizeLine: Archivable {
  /// The stimuli of its workload.
  public var stimuli: Int64 = 0
  /// The most repetitions of one stimulus.
  public var repetitions: Int64 = 0
  /// The installed widgets.
  public var widgets: Int64 = 0
  /// The placed widgets.
  public var placements: Int64 = 0
  /// The scripted entries.
  public var entries: Int64 = 0

  /// Creates the size of an empty scenario.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = 0...Int64.max
    try archive.integer("stimuli", &stimuli, in: natural, default: 0)
    try archive.integer("repetitions", &repetitions, in: natural, default: 0)
    try archive.integer("widgets", &widgets, in: natural, default: 0)
    try archive.integer("placements", &placements, in: natural, default: 0)
    try archive.integer("entries", &entries, in: natural, default: 0)
  }
}

/// One event of a finding's trace, ready to be shown.
public struct TraceLine: Archivable {
  /// Where the event belongs in a picture.
  public typealias Lane = EventWords.Lane

  /// When it happened, in microseconds since the start.
  public var at: Int64 = 0
  /// What the phone's clock showed.
  public var clock = ""
  /// Where it belongs.
  public var lane = Lane.app
  /// The kind of event.
  public var kind = ""
  /// What the event is called, such as `network request`; empty in records of earlier versions.
  public var name = ""
  /// What happened, in a few words.
  public var text = ""
  /// The placed widget concerned, -1 for none.
  public var placement: Int64 = -1
  /// The place in the trace of the event that caused it, -1 for none.
  public var cause: Int64 = -1

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let all = -1...Int64.max
    try archive.integer("at", &at, in: 0...Int64.max, default: 0)
    try archive.text("clock", &clock, default: "")
    try archive.choice("lane", &lane, isAlwaysWritten: true)
    try archive.text("kind", &kind, default: "")
    try archive.text("name", &name, default: "")
    try archive.text("text", &text, default: "")
    try archive.integer("placement", &placement, in: all, default: -1)
    try archive.integer("cause", &cause, in: all, default: -1)
  }
}
