import Clauses
import RunRecord
import WidgetModel

/// A finding with what is needed to tell whether another one has the same cause.
struct ShrunkFinding: Sendable {
  /// The class of its main clause.
  let violationClass: ViolationClass

  /// What broke in its scenario, or else in the case that showed it first.
  private(set) var violation: Violation

  /// The finding; without what was joined to it.
  private(set) var line: FindingLine

  /// What its scenario shows.
  private(set) var shown: [ViolationClass: Violation]

  /// What has the same cause.
  private(set) var joined: [(violationClass: ViolationClass, violation: Violation, cases: Int64)] =
    []

  init(
    _ violationClass: ViolationClass,
    _ violation: Violation,
    _ line: FindingLine,
    shown: [ViolationClass: Violation]
  ) {
    self.violationClass = violationClass
    self.violation = shown[violationClass] ?? violation
    self.line = line
    self.shown = shown
  }

  /// Takes what lies next to the finding's scenario.
  mutating func take(_ neighbours: [NeighbourLine]) { line.neighbours = neighbours }

  /// Joins a class that has the same cause.
  mutating func join(_ violationClass: ViolationClass, _ violation: Violation, cases: Int64) {
    joined.append((violationClass, shown[violationClass] ?? violation, cases))
  }

  /// Joins another finding that has the same cause.
  mutating func join(_ other: ShrunkFinding) {
    join(other.violationClass, other.violation, cases: other.line.cases)
    for further in other.joined {
      join(further.violationClass, further.violation, cases: further.cases)
    }
    line.calls += other.line.calls
    line.steps += other.line.steps
  }

  /// The finding with everything that has its cause, in an order.
  ///
  /// - Parameters:
  ///   - isToldFirst: The order.
  ///   - tellsOtherCases: Whether a violation that the finding's scenario does not show is told as another
  ///     case showed it.
  /// - Returns: The line of the record.
  func finished(
    by isToldFirst: (Member, Member) -> Bool,
    tellsOtherCases: Bool
  ) -> FindingLine {
    var line = line
    line.also = joined.map { Member($0.violationClass, $0.violation, cases: $0.cases) }
      .inOrder(by: isToldFirst)
      .map { member in
        var also = member.line
        if !tellsOtherCases, shown[member.violationClass] == nil {
          also.message = ViolationLine.elsewhere
        }
        return also
      }
    return line
  }

  /// The finding as one of those that have one cause.
  var member: Member { Member(violationClass, violation, cases: line.cases) }

  /// One of the violations of a cause.
  struct Member: Sendable {
    let violationClass: ViolationClass
    let violation: Violation
    let cases: Int64

    init(_ violationClass: ViolationClass, _ violation: Violation, cases: Int64) {
      self.violationClass = violationClass
      self.violation = violation
      self.cases = cases
    }

    fileprivate var line: ViolationLine {
      var line = ViolationLine()
      line.clause = violationClass.clause.text
      line.kind = violationClass.kind
      line.widget = violationClass.widget
      line.source = violation.source
      line.message = violation.message
      line.cases = cases
      return line
    }
  }
}
