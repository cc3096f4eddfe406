import Clauses
import RunRecord
import WidgetModel

/// A finding with what is needed to tell whether another one has the same cause.
struct ShrunkFinding: Sendable {
  /// The class of its main clause.
  let breachClass: BreachClass

  /// What broke in its scenario, or else in the case that showed it first.
  private(set) var breach: Breach

  /// The finding; without what was joined to it.
  private(set) var line: FindingLine

  /// What its scenario shows.
  private(set) var shown: [BreachClass: Breach]

  /// What has the same cause.
  private(set) var joined: [(breachClass: BreachClass, breach: Breach, cases: Int64)] = []

  init(
    _ breachClass: BreachClass,
    _ breach: Breach,
    _ line: FindingLine,
    shown: [BreachClass: Breach]
  ) {
    self.breachClass = breachClass
    self.breach = shown[breachClass] ?? breach
    self.line = line
    self.shown = shown
  }

  /// Joins a class that has the same cause.
  mutating func join(_ breachClass: BreachClass, _ breach: Breach, cases: Int64) {
    joined.append((breachClass, shown[breachClass] ?? breach, cases))
  }

  /// Joins another finding that has the same cause.
  mutating func join(_ other: ShrunkFinding) {
    join(other.breachClass, other.breach, cases: other.line.cases)
    for further in other.joined { join(further.breachClass, further.breach, cases: further.cases) }
    line.calls += other.line.calls
    line.steps += other.line.steps
  }

  /// The finding with everything that has its cause, the nearest first.
  func finished(by isNearer: (Member, Member) -> Bool) -> FindingLine {
    var line = line
    line.also = joined.map { Member($0.breachClass, $0.breach, cases: $0.cases) }
      .sorted(by: isNearer).map(\.line)
    return line
  }

  /// The finding as one of those that have one cause.
  var member: Member { Member(breachClass, breach, cases: line.cases) }

  /// One of the violations of a cause.
  struct Member: Sendable {
    let breachClass: BreachClass
    let breach: Breach
    let cases: Int64

    init(_ breachClass: BreachClass, _ breach: Breach, cases: Int64) {
      self.breachClass = breachClass
      self.breach = breach
      self.cases = cases
    }

    fileprivate var line: ViolationLine {
      var line = ViolationLine()
      line.clause = breachClass.clause.text
      line.kind = breachClass.kind
      line.widget = breachClass.widget
      line.source = breach.source
      line.message = breach.message
      line.cases = cases
      return line
    }
  }
}
