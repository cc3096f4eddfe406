import Clauses
import RunRecord
import WidgetModel

struct FoundViolation: Sendable {
  var place: CasePlace

  /// The choices that made the case, `nil` if no generator did.
  var choices: [UInt64]?

  /// The scenario that shows it, `nil` for the case's own.
  var scenario: Scenario?

  var violation: Violation

  var cases: Int64

  /// The seed of the hash tables in the first case, 0 for none.
  var hashSeed: Int64 = 0

  func merged(with other: FoundViolation) -> FoundViolation {
    var first = other.place < place ? other : self
    first.cases = cases + other.cases
    return first
  }
}
