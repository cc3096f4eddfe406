import RunRecord
import ScenarioGeneration
import WidgetModel

/// What a worker is told to do.
package struct WorkerRequest: Archivable {
  /// What is to be done.
  package enum Verb: String, CaseIterable, Hashable, Sendable {
    /// Say what the bundle offers.
    case describe
    /// Run a scenario and judge it.
    case run
    /// Say in which lines places stand.
    case locate
  }

  package var verb = Verb.describe
  package var scenario = Scenario()

  /// Whether the trace is wanted in words.
  package var wantsLines = false

  /// The place in the trace of the event that matters most to whoever reads of it, -1 for the end.
  package var focus: Int64 = -1

  /// Whether the drawings are wanted.
  package var wantsDrawings = false

  /// The timeline requests whose dates are wanted besides those that broke a clause.
  package var datedRequests: [NumberedLine] = []

  /// Whether the figures that widgets show are wanted.
  package var wantsFigures = false

  /// How much later than about the clock the dates of made-up answers lie, in microseconds.
  package var answersShift: Int64 = 0

  /// Whether no values are made up whose type only a guess tells.
  package var leavesGuessesOut = false

  /// Whether no data is made up at all.
  package var leavesMadeUpOut = false

  /// Whether answers are made up in place of given ones that are failures.
  package var leavesFailuresOut = false

  /// The names of stacks whose lines need not be read again, which takes long.
  package var knownStacks: [String] = []

  /// The places whose lines are wanted.
  package var places: [String] = []

  /// Whether the code's previews are left out, since one of them ended the process.
  package var leavesPreviewsOut = false

  /// Whether the drawings of timelines are wanted as texts, to compare them with other answers.
  package var wantsAnswers = false

  /// Whether of these only the entries at the clock's date are wanted, so that no others are drawn.
  package var wantsOneEntry = false

  /// The clock's date when the data was written that code gets from outside, in microseconds since 1970; -1 where
  /// it is as old as the scenario.
  package var dataClock: Int64 = -1

  /// What tells the random numbers of this run from those of another run of the same scenario.
  package var randomness: Int64 = 0

  /// Whether intents of the app are performed in no process, where else some are in this one.
  package var leavesAppIntentsOut = false

  /// The running Live Activities that an earlier process of the app has left.
  package var activities: [SurvivingActivity] = []

  /// The identifier of the person's locale, with a calendar where it is not the locale's own; empty where the locale is
  /// left as it is.
  package var locale = ""

  /// The number of the button that is tapped in a Live Activity that is drawn, -1 for none.
  package var buttonOfActivity: Int64 = -1

  /// Whether the bundle's kinds differ between two processes, so that widgets are known by their places.
  package var kindsVary = false

  package init() {}

  /// Creates the order to run a scenario.
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

/// What a worker answers to one order.
package struct WorkerReplyMessage: Archivable {
  /// What the bundle offers.
  package var bundle = BundleInterface()

  /// What the worker's numbers mean, see ``CaseReport/numbering``; told with what the bundle offers.
  package var numbering: [String] = []

  /// What came of the scenario.
  package var report = CaseReport()

  /// Why the order could not be carried out; empty when it was.
  package var problem = ""

  /// What was printed meanwhile, which comes on another way.
  package var output = ""

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.record("bundle", &bundle)
    try archive.texts("numbering", &numbering, limit: 1000)
    try archive.record("report", &report)
    try archive.text("problem", &problem, default: "")
  }
}
