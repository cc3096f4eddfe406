import Clauses
import RunRecord
import ScenarioGeneration
import WidgetModel

/// The result of one scenario, sent by a worker.
///
/// Clauses, their situations and guards, and features are numbers, which mean the same on both
/// sides only if their ``numbering`` is equal.
package struct CaseReport: Archivable {
  package var events: Int64 = 0

  /// The number of clauses that the worker judged, so that an empty report is not taken for one
  /// without violations.
  package var judged: Int64 = 0

  /// The features that the widgets used, as bits.
  package var features: Int64 = 0

  /// The non-empty tallies.
  package var tallies: [TallyLine] = []

  package var inapplicable: [NumberedLine] = []

  package var hangs: [HangLine] = []

  package var survey: [SurveyLine] = []

  package var dates: [AnswerDates] = []

  package var figures: [FigureLine] = []

  /// The numbers of the widgets that answered with a timeline, if ``figures`` are given.
  package var timelines: [NumberedLine] = []

  package var drawnTimelines: [DrawnTimeline] = []

  /// The dates in records that the code read, in microseconds since 1970, if answers were
  /// requested.
  package var outsideDates: [NumberedLine] = []

  /// The entities offered by queries, if answers were requested and the code stored nothing
  /// lasting.
  package var offers: [EntityOffer] = []

  package var running: [SurvivingActivity] = []

  package var activityCalls: [ActivityCallLine] = []

  package var tappedButton = ""

  package var tappedPlace = ""

  /// True if that tap did anything lasting.
  package var tapHasActed = false

  /// True if the code stored data that its next process finds, if answers were requested.
  package var hasStored = false

  package var reckonings: [ReckoningLine] = []

  package var hasSynthesized = false

  /// True if the code's data from outside names a currency, if answers were requested.
  package var namesCurrency = false

  package var usesOutsideData = false

  package var usesGuesses = false

  /// The stand-ins that gave the code a value, the first few.
  package var standIns: [String] = []

  /// The synthesized values in words, the first few, if a clause was broken.
  package var madeUp: [String] = []

  /// True if an intent of the app ran here, so that the process held the variables of both.
  package var performedForApp = false

  /// The data that the code lacked and that this process has not reported yet.
  package var outside: [OutsideLine] = []

  package var lines: [TraceLine] = []

  package var activities = ActivitiesLine()

  package var pageSnapshots: [PageSnapshotLine] = []

  package var days: [DayLine] = []

  /// The lines of the requested places, in the same order.
  package var located: [LocatedLine] = []

  package var previews: [PreviewLine] = []

  /// The number of preview entries without a widget of the bundle, if one was requested.
  package var otherPreviews: Int64 = 0

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("events", &events, in: CaseReport.counts, default: 0)
    try archive.integer("judged", &judged, in: CaseReport.counts, default: 0)
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
    try archive.integer("otherPreviews", &otherPreviews, in: CaseReport.counts, default: 0)
  }
}

extension CaseReport {
  /// The counts that a worker may report; sums of all that a campaign receives stay far below the
  /// largest number.
  static let counts: ClosedRange<Int64> = 0...1 << 40

  static let clauses: ClosedRange<Int64> = 0...Int64(Clause.catalogue.count - 1)

  /// The meaning of a report's numbers in this program: a line for each clause, and one for the
  /// features.
  package static var numbering: [String] {
    Clause.catalogue.map { clause in
      "\(clause.id): \(clause.situations.map(\.name).joined(separator: "; ")): "
        + clause.guards.joined(separator: "; ")
    } + [WidgetFeatures.all.words]
  }
}

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
    try archive.integer("count", &count, in: CaseReport.counts, default: 0)
  }
}

extension NumberedLine {
  /// Returns the counts other than 0 with their indices.
  fileprivate static func list(_ counts: [Int]) -> [NumberedLine] {
    counts.enumerated().filter { $0.element > 0 }.map { NumberedLine($0.offset, $0.element) }
  }

  /// Returns the counts at the lines' indices and 0 elsewhere.
  fileprivate static func counts(_ lines: [NumberedLine], of count: Int) -> [Int] {
    var counts = Array(repeating: 0, count: count)
    for line in lines where counts.indices.contains(Int(line.number)) {
      counts[Int(line.number)] = Int(line.count)
    }
    return counts
  }
}

/// The result of one checker.
package struct TallyLine: Archivable {
  package var clause: Int64 = 0
  package var undecided: Int64 = 0
  package var situations: [NumberedLine] = []
  package var guards: [NumberedLine] = []
  package var violations: [ReportedViolation] = []

  package init() {}

  /// Creates the line of a tally, `nil` for an empty one.
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
    try archive.integer("clause", &clause, in: CaseReport.clauses, default: 0)
    try archive.integer("undecided", &undecided, in: CaseReport.counts, default: 0)
    try archive.list("situations", &situations, limit: 1000)
    try archive.list("guards", &guards, limit: 1000)
    try archive.list("violations", &violations, limit: Tally.violationLimit)
  }

  package func tally(of clause: Clause, keeping keep: (PlaceCandidates) -> SourcePlace) -> Tally {
    Tally(
      situations: NumberedLine.counts(situations, of: clause.situations.count),
      violations: violations.map { $0.violation(keep($0.candidates)) },
      undecided: Int(undecided),
      guards: NumberedLine.counts(guards, of: clause.guards.count)
    )
  }
}

package struct ReportedViolation: Archivable {
  package var kind = ""
  package var comparison = ComparisonLine()
  package var message = ""
  package var source = ""
  package var widget = ""
  package var widgetNumber: Int64 = -1
  /// True for a Live Activity's presentation or an intent, which may run in the app's process.
  package var isOfApp = false
  package var places: [String] = []
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
    try archive.integer("event", &event, in: -1...CaseReport.counts.upperBound, default: -1)
    try archive.integer("placement", &placement, in: -1...Int64(Int32.max), default: -1)
    let none = Int64(Int32.min)
    try archive.integer("request", &request, in: none...Int64(Int32.max), default: none)
  }

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
