import Clauses
import WidgetModel

/// The dates of a timeline relative to its request, for comparison with another run.
package struct AnswerDates: Archivable {
  package var request: Int64 = 0
  package var entries: Int64 = 0
  package var earliest = AnswerDates.none
  package var latest = AnswerDates.none
  package var policy = AnswerDates.none

  package var firstStep = AnswerDates.none

  /// The shortest time between two later neighbours.
  package var laterStep = AnswerDates.none

  package var isLast = false

  /// True if the entries use a given list's dates but omit the one in force; the latest may differ.
  package var leavesOutTheOneInForce = false

  package static let none = Int64.min

  package init() {}

  package init(_ timeline: Timeline, of request: RequestRecord, given: [Int64]) {
    self.request = Int64(request.id.number)
    entries = Int64(timeline.entries.count)
    let dates = timeline.entries.map { ($0.date - request.wall).microseconds }
    earliest = dates.min() ?? AnswerDates.none
    latest = dates.max() ?? AnswerDates.none
    isLast = timeline.policy == .never
    let steps = zip(dates.sorted(), dates.sorted().dropFirst()).map { $1 - $0 }
    firstStep = steps.first ?? AnswerDates.none
    laterStep = steps.dropFirst().min() ?? AnswerDates.none
    if case .after(let date) = timeline.policy { policy = (date - request.wall).microseconds }
    let second = Interval.seconds(1).microseconds
    let own = Set(timeline.entries.map { $0.date.microseconds / second * second })
    let inForce = given.filter { $0 <= request.wall.microseconds }.max()
    // Code often computes the end of the last element as a sum.
    let counted = own.subtracting(given)
    leavesOutTheOneInForce =
      own.count > 2 * counted.count && counted.isSubset(of: own.max().map { [$0] } ?? [])
      && inForce.map { !own.contains($0) } ?? false
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let all = Int64.min...Int64.max
    try archive.integer("request", &request, in: all, default: 0)
    try archive.integer("entries", &entries, in: all, default: 0)
    try archive.integer("earliest", &earliest, in: all, default: AnswerDates.none)
    try archive.integer("latest", &latest, in: all, default: AnswerDates.none)
    try archive.integer("policy", &policy, in: all, default: AnswerDates.none)
    try archive.integer("firstStep", &firstStep, in: all, default: AnswerDates.none)
    try archive.integer("laterStep", &laterStep, in: all, default: AnswerDates.none)
    try archive.flag("isLast", &isLast)
    try archive.flag("leavesOutTheOneInForce", &leavesOutTheOneInForce)
  }

  /// Returns true if a step is too short and the same in another answer, to the second.
  package func sharesStep(below least: Interval, with other: AnswerDates) -> Bool {
    [(firstStep, other.firstStep), (laterStep, other.laterStep)].contains { own, others in
      own != AnswerDates.none && others != AnswerDates.none && own < least.microseconds
        && (own - others).magnitude <= Interval.seconds(1).microseconds.magnitude
    }
  }

  /// Returns true if dates equal those of another answer, allowing for one change of clocks.
  package func agree(with other: AnswerDates, on dates: ConfirmationRun.Dates) -> Bool {
    func isNear(_ left: Int64, _ right: Int64) -> Bool {
      if left == AnswerDates.none || right == AnswerDates.none { return left == right }
      let distance = left.subtractingReportingOverflow(right)
      guard !distance.overflow else { return false }
      let tolerance = Interval.hours(1).microseconds + Interval.seconds(1).microseconds
      return distance.partialValue.magnitude <= tolerance.magnitude
    }
    switch dates {
    case .earliest, .earliestOfGiven: return isNear(earliest, other.earliest)
    case .latest: return isNear(latest, other.latest)
    case .policy: return isNear(policy, other.policy)
    case .all:
      return isNear(earliest, other.earliest) && isNear(latest, other.latest)
        && isNear(policy, other.policy)
    }
  }
}

/// A text with a digit that a widget showed.
package struct FigureLine: Archivable, Hashable {
  package var widget: Int64 = 0
  package var text = ""

  package var isOfPlaceholder = false

  package init() {}

  package init(_ text: String, of widget: WidgetID, isOfPlaceholder: Bool) {
    self.widget = Int64(widget.number)
    self.text = text
    self.isOfPlaceholder = isOfPlaceholder
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("widget", &widget, in: 0...Int64(Int32.max), default: 0)
    try archive.text("text", &text, default: "")
    try archive.flag("isOfPlaceholder", &isOfPlaceholder)
  }
}

/// Data that code asked for and no fixture gave.
package struct OutsideLine: Archivable, Hashable {
  package var kind = ""
  package var name = ""
  package var type = ""
  package var sample = ""
  package var isEncoded = false
  package var isStored = false

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("kind", &kind, default: "")
    try archive.text("name", &name, default: "")
    try archive.text("type", &type, default: "")
    try archive.text("sample", &sample, default: "")
    try archive.flag("isEncoded", &isEncoded)
    try archive.flag("isStored", &isStored)
  }
}
