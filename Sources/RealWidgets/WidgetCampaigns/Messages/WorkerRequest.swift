import RunRecord
import ScenarioGeneration
import WidgetModel

/// A request to a worker.
package struct WorkerRequest: Archivable {
  package enum Verb: String, CaseIterable, Hashable, Sendable {
    case describe
    case run
    case locate
  }

  package var verb = Verb.describe
  package var scenario = Scenario()

  package var wantsLines = false

  /// The index of the most important event in the trace, -1 for the end.
  package var focus: Int64 = -1

  package var wantsDrawings = false

  /// The timeline requests whose dates are needed in addition to those that broke a clause.
  package var datedRequests: [NumberedLine] = []

  package var wantsFigures = false

  /// The shift of the dates in synthesized answers, in microseconds.
  package var answersShift: Int64 = 0

  package var leavesGuessesOut = false

  package var leavesMadeUpOut = false

  /// True to synthesize answers in place of given failures.
  package var leavesFailuresOut = false

  /// The names of stacks whose lines are known; reading lines is slow.
  package var knownStacks: [String] = []

  package var places: [String] = []

  /// True to skip the code's previews, after one of them ended the process.
  package var leavesPreviewsOut = false

  /// True to return the drawings of timelines as texts, for comparison with other answers.
  package var wantsAnswers = false

  /// True to draw only the entries at the clock's date.
  package var wantsOneEntry = false

  /// The date of the data from outside, in microseconds since 1970; -1 for the scenario's start.
  package var dataClock: Int64 = -1

  /// A number that selects this run's random numbers among runs of the same scenario.
  package var randomness: Int64 = 0

  package var leavesAppIntentsOut = false

  /// The running Live Activities that an earlier process of the app left.
  package var activities: [SurvivingActivity] = []

  /// The identifier of the person's locale, such as `en_US@calendar=buddhist`; empty for the
  /// scenario's.
  package var locale = ""

  /// The number of the button to tap in a Live Activity that is drawn, -1 for none.
  package var buttonOfActivity: Int64 = -1

  /// True if the bundle's kinds differ between two processes; widgets are then found by index.
  package var kindsVary = false

  package init() {}

  package init(running scenario: Scenario) {
    verb = .run
    self.scenario = scenario
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("do", &verb, isAlwaysWritten: true)
    try archive.record("scenario", &scenario)
    try archive.flag("wantsLines", &wantsLines)
    try archive.integer("focus", &focus, in: -1...Int64.max, default: -1)
    try archive.flag("wantsDrawings", &wantsDrawings)
    try archive.flag("leavesPreviewsOut", &leavesPreviewsOut)
    try archive.flag("leavesAppIntentsOut", &leavesAppIntentsOut)
    try archive.flag("leavesGuessesOut", &leavesGuessesOut)
    try archive.flag("leavesMadeUpOut", &leavesMadeUpOut)
    try archive.flag("leavesFailuresOut", &leavesFailuresOut)
    try archive.texts("knownStacks", &knownStacks, limit: 10_000)
    try archive.texts("places", &places, limit: 10_000)
    try archive.list("datedRequests", &datedRequests, limit: 10_000)
    try archive.flag("wantsFigures", &wantsFigures)
    try archive.flag("wantsAnswers", &wantsAnswers)
    try archive.flag("wantsOneEntry", &wantsOneEntry)
    try archive.integer("dataClock", &dataClock, in: -1...Int64.max, default: -1)
    try archive.integer("randomness", &randomness, in: 0...Int64.max, default: 0)
    try archive.list("activities", &activities, limit: 1000)
    try archive.text("locale", &locale, default: "")
    try archive.integer("buttonOfActivity", &buttonOfActivity, in: -1...100, default: -1)
    try archive.flag("kindsVary", &kindsVary)
    try archive.integer("answersShift", &answersShift, in: Int64.min...Int64.max, default: 0)
  }
}

/// A worker's answer to one request.
package struct WorkerReplyMessage: Archivable {
  package var bundle = BundleInterface()

  /// The meaning of the worker's numbers, see ``CaseReport/numbering``; sent with the bundle.
  package var numbering: [String] = []

  /// The kernel's limits on the worker, see `Confinement`; sent with the bundle.
  package var limits: [String] = []

  package var report = CaseReport()

  package var problem = ""

  /// The output meanwhile, which is sent separately.
  package var output = ""

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.record("bundle", &bundle)
    try archive.texts("numbering", &numbering, limit: 1000)
    try archive.texts("limits", &limits, limit: 10)
    try archive.record("report", &report)
    try archive.text("problem", &problem, default: "")
  }
}
