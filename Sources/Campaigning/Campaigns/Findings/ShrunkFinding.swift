import Clauses
import RunRecord
import WidgetModel

/// A finding with the data needed to compare its cause with another's.
struct ShrunkFinding: Sendable {
  let violationClass: ViolationClass

  /// The violation in its scenario, or else in the first case that showed it.
  private(set) var violation: Violation

  /// The finding, without the joined violations.
  private(set) var line: FindingLine

  private(set) var shown: [ViolationClass: Violation]

  /// The violations with the same cause.
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

  mutating func adopt(_ neighbours: [NeighbourLine]) { line.neighbours = neighbours }

  mutating func join(_ violationClass: ViolationClass, _ violation: Violation, cases: Int64) {
    joined.append((violationClass, shown[violationClass] ?? violation, cases))
  }

  mutating func join(_ other: ShrunkFinding) {
    join(other.violationClass, other.violation, cases: other.line.cases)
    for further in other.joined {
      join(further.violationClass, further.violation, cases: further.cases)
    }
    line.calls += other.line.calls
    line.steps += other.line.steps
  }

  /// Returns the finding with all violations of its cause in order; without `describesOtherCases`,
  /// violations that only other cases showed lose their message.
  func finished(
    by isToldFirst: (Member, Member) -> Bool,
    describesOtherCases: Bool
  ) -> FindingLine {
    var line = line
    line.also = joined.map { Member($0.violationClass, $0.violation, cases: $0.cases) }
      .inOrder(by: isToldFirst)
      .map { member in
        var also = member.line
        if !describesOtherCases, shown[member.violationClass] == nil {
          also.message = ViolationLine.elsewhere
        }
        return also
      }
    return line
  }

  var member: Member { Member(violationClass, violation, cases: line.cases) }

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
