import Clauses
import RunRecord
import ScenarioGeneration
import WidgetModel

/// What came of one scenario, as a worker tells it.
///
/// Clauses, their situations and guards, and features are numbers, which mean the same on both sides only if
/// their ``numbering`` is one.
package struct CaseReport: Archivable {
  /// The number of events in the trace.
  package var events: Int64 = 0

  /// The features that the widgets have shown, as bits.
  package var features: Int64 = 0

  /// What the checkers found, those that have something to say.
  package var tallies: [TallyLine] = []

  /// The clauses that say nothing about the scenario.
  package var inapplicable: [NumberedLine] = []

  /// Where the code stood still.
  package var hangs: [HangLine] = []

  /// What the run saw of the widgets.
  package var survey: [SurveyLine] = []

  /// The dates of answers that may have to be looked at again.
  package var dates: [AnswerDates] = []

  /// The figures that widgets showed, if they may have to be looked at again.
  package var figures: [FigureLine] = []

  /// The numbers of the widgets that answered with a timeline, where figures are told.
  package var timelines: [NumberedLine] = []

  /// The timelines as a person would see them, if they were wanted.
  package var drawnTimelines: [DrawnTimeline] = []

  /// The dates in records that the code decoded or read from outside, in microseconds since 1970, if they were wanted.
  package var outsideDates: [NumberedLine] = []

  /// What queries offer to a person, if answers were wanted and the code stored nothing that would last.
  package var offers: [EntityOffer] = []

  /// The Live Activities that run at the end, if answers were wanted.
  package var running: [SurvivingActivity] = []

  /// What the code called for Live Activities, in order, if answers were wanted.
  package var activityCalls: [ActivityCallLine] = []

  /// The button that was tapped in a Live Activity, empty where none was.
  package var tappedButton = ""

  /// Where its intent is performed, empty where that is not known.
  package var tappedPlace = ""

  /// Whether that tap did anything that outlasts it.
  package var tapHasActed = false

  /// Whether the code stored something that its next process finds, if answers were wanted.
  package var hasStored = false

  /// What the code reckoned with calendars, if answers were wanted.
  package var reckonings: [ReckoningLine] = []

  /// Whether a value was made up that the code got, if answers were wanted.
  package var hasSynthesized = false

  /// Whether what the code got from outside names a currency, if answers were wanted.
  package var namesCurrency = false

  /// Whether the code got something from the network or from shared data.
  package var usesOutsideData = false

  /// Whether a value was made up whose type only a guess tells.
  package var usesGuesses = false

  /// What stood in for missing declarations and gave the code a value, the first few.
  package var standIns: [String] = []

  /// The values that were made up, in words, the first few, if a clause was broken.
  package var madeUp: [String] = []

  /// Whether an intent of the app was performed in its stead, so that the process held variables of both.
  package var performedForApp = false

  /// What the code asked for and was not given, as far as this process has not told it yet.
  package var outside: [OutsideLine] = []

  /// The trace in words, if it was wanted.
  package var lines: [TraceLine] = []

  /// The lives of the Live Activities, if the trace was wanted.
  package var activities = ActivitiesLine()

  /// The snapshots for the widgets' pages, if they were wanted.
  package var pageSnapshots: [PageSnapshotLine] = []

  /// The simulated days of the placed widgets, if they were wanted.
  package var days: [DayLine] = []

  /// The lines of the places that were asked for, in their order.
  package var located: [LocatedLine] = []

  /// The entries of the code's own previews, if one was asked for.
  package var previews: [PreviewLine] = []

  /// How many entries of previews show no widget of the bundle, if one was asked for.
  package var otherPreviews: Int64 = 0

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("events", &events, in: 0...Int64.max, default: 0)
    try archive.integer("features", &features, in: 0...Int64.max, default: 0)
    try archive.list("tallies", &tallies, limit: 10_000)
    try archive.list("inapplicable", &inapplicable, limit: 10_000)
    try archive.list("hangs", &hangs, limit: 10_000)
    try archive.list("survey", &survey, limit: 10_000)
    try archive.list("dates", &dates, limit: 100_000)
    try archive.list("figures", &figures, limit: 1_000_000)
    try archive.list("timelines", &timelines, limit: 10_000)
    try archive.list("drawnTimelines", &drawnTimelines, limit: 10_000)
    try archive.list("outsideDates", &outsideDates, limit: 10_000)
    try archive.list("offers", &offers, limit: 10_000)
    try archive.list("running", &running, limit: 10_000)
    try archive.list("activityCalls", &activityCalls, limit: 100_000)
    try archive.text("tappedButton", &tappedButton, default: "")
    try archive.text("tappedPlace", &tappedPlace, default: "")
    try archive.flag("tapHasActed", &tapHasActed)
    try archive.flag("hasStored", &hasStored)
    try archive.list("reckonings", &reckonings, limit: 1000)
    try archive.flag("hasMadeUp", &hasSynthesized)
    try archive.flag("namesCurrency", &namesCurrency)
    try archive.flag("usesOutsideData", &usesOutsideData)
    try archive.flag("usesGuesses", &usesGuesses)
    try archive.texts("standIns", &standIns, limit: 100)
    try archive.texts("madeUp", &madeUp, limit: 100)
    try archive.flag("performedForApp", &performedForApp)
    try archive.list("outside", &outside, limit: 100_000)
    try archive.list("lines", &lines, limit: 10_000_000)
    try archive.record("activities", &activities)
    try archive.list("pageSnapshots", &pageSnapshots, limit: 100_000)
    try archive.list("days", &days, limit: 10_000)
    try archive.list("located", &located, limit: 10_000)
    try archive.list("previews", &previews, limit: 10_000)
    try archive.integer("otherPreviews", &otherPreviews, in: 0...Int64.max, default: 0)
  }
}

extension CaseReport {
  /// What the numbers of a report mean in this program: a line for each clause, and one for the features.
  package static var numbering: [String] {
    Clause.catalogue.map { clause in
      "\(clause.id): \(clause.situations.map(\.name).joined(separator: "; ")): "
        + clause.guards.joined(separator: "; ")
    } + [WidgetFeatures.all.words]
  }
}

/// A number and how often it was counted.
package struct NumberedLine: Archivable {
  package var number: Int64 = 0
  package var count: Int64 = 0

  package init() {}

  package init(_ number: Int, _ count: Int = 0) {
    self.number = Int64(number)
    self.count = Int64(count)
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("n", &number, in: 0...Int64.max, default: 0)
    try archive.integer("count", &count, in: 0...Int64.max, default: 0)
  }
}

extension NumberedLine {
  /// The counts that are not 0, each with its place.
  fileprivate static func list(_ counts: [Int]) -> [NumberedLine] {
    counts.enumerated().filter { $0.element > 0 }.map { NumberedLine($0.offset, $0.element) }
  }

  /// So many counts, those of the lines at their places and 0 elsewhere.
  fileprivate static func counts(_ lines: [NumberedLine], of count: Int) -> [Int] {
    var counts = Array(repeating: 0, count: count)
    for line in lines where counts.indices.contains(Int(line.number)) {
      counts[Int(line.number)] = Int(line.count)
    }
    return counts
  }
}

/// What one checker found.
package struct TallyLine: Archivable {
  package var clause: Int64 = 0
  package var undecided: Int64 = 0
  package var situations: [NumberedLine] = []
  package var guards: [NumberedLine] = []
  package var violations: [ReportedViolation] = []

  package init() {}

  /// The line of a tally, `nil` for one that has nothing to say.
  package init?(
    _ tally: Tally,
    clause: Int,
    widget: (Violation) -> WidgetID?,
    isOfApp: (Violation) -> Bool,
    name: (WidgetID) -> String,
    places: (Violation) -> PlaceCandidates
  ) {
    self.clause = Int64(clause)
    undecided = Int64(tally.undecided)
    situations = NumberedLine.list(tally.situations)
    guards = NumberedLine.list(tally.guards)
    violations = tally.violations.map {
      let widget = widget($0)
      var reported = ReportedViolation(
        $0,
        widget: widget,
        kind: widget.map(name) ?? "",
        places: places($0)
      )
      reported.isOfApp = isOfApp($0)
      return reported
    }
    if undecided == 0, situations.isEmpty, guards.isEmpty, violations.isEmpty { return nil }
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("clause", &clause, in: 0...Int64.max, default: 0)
    try archive.integer("undecided", &undecided, in: 0...Int64.max, default: 0)
    try archive.list("situations", &situations, limit: 1000)
    try archive.list("guards", &guards, limit: 1000)
    try archive.list("violations", &violations, limit: Tally.violationLimit)
  }

  /// The tally of a clause.
  ///
  /// - Parameters:
  ///   - clause: The clause.
  ///   - keep: Keeps a violation's places and gives the number under which they are found again.
  /// - Returns: The tally.
  package func tally(of clause: Clause, keeping keep: (PlaceCandidates) -> SourcePlace) -> Tally {
    Tally(
      situations: NumberedLine.counts(situations, of: clause.situations.count),
      violations: violations.map { $0.violation(keep($0.candidates)) },
      undecided: Int(undecided),
      guards: NumberedLine.counts(guards, of: clause.guards.count)
    )
  }
}

/// One violation.
package struct ReportedViolation: Archivable {
  package var kind = ""
  package var comparison = ComparisonLine()
  package var message = ""
  package var source = ""
  /// The kind of the widget that it is about, empty when it is about none in particular.
  package var widget = ""
  /// The number of that widget: two may have one kind.
  package var widgetNumber: Int64 = -1
  /// Whether it is about a presentation of a Live Activity or what an intent did, which is the app's process, too.
  package var isOfApp = false
  /// Where it may stand, the best place first.
  package var places: [String] = []
  /// What lies round it, the nearest first.
  package var near: [String] = []
  package var event: Int64 = -1
  package var placement: Int64 = -1
  package var request = Int64(Int32.min)

  package init() {}

  package init(
    _ violation: Violation,
    widget: WidgetID?,
    kind widgetKind: String,
    places: PlaceCandidates
  ) {
    self.places = places.own
    near = places.near
    self.widget = widgetKind
    widgetNumber = widget.map { Int64($0.number) } ?? -1
    kind = violation.kind
    comparison = violation.comparison.map { ComparisonLine($0) } ?? ComparisonLine()
    message = violation.message
    source = violation.source
    event = violation.event.map { Int64($0) } ?? -1
    placement = Int64(violation.placement?.number ?? -1)
    request = Int64(violation.request?.number ?? Int32.min)
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("kind", &kind, default: "")
    try archive.record("comparison", &comparison)
    try archive.text("message", &message, default: "")
    try archive.text("source", &source, default: "")
    try archive.text("widget", &widget, default: "")
    try archive.integer("widgetNumber", &widgetNumber, in: -1...Int64(Int32.max), default: -1)
    try archive.flag("isOfApp", &isOfApp)
    try archive.texts("places", &places, limit: 100)
    try archive.texts("near", &near, limit: 100)
    try archive.integer("event", &event, in: -1...Int64.max, default: -1)
    try archive.integer("placement", &placement, in: -1...Int64(Int32.max), default: -1)
    let none = Int64(Int32.min)
    try archive.integer("request", &request, in: none...Int64(Int32.max), default: none)
  }

  /// Where it may stand.
  package var candidates: PlaceCandidates {
    PlaceCandidates(own: places, near: near)
  }

  package func violation(_ place: SourcePlace) -> Violation {
    Violation(
      kind: kind,
      event: event < 0 ? nil : Int(event),
      placement: placement < 0 ? nil : PlacementID(Int(placement)),
      request: request == Int64(Int32.min) ? nil : RequestID(Int(request)),
      comparison: comparison.comparison,
      message: message,
      source: source,
      widget: widget,
      place: place
    )
  }
}
