import Clauses
import RunRecord
import WidgetModel

/// A class of violation as a campaign found it.
struct FoundViolation: Sendable {
  /// The first case that shows it.
  var place: CasePlace

  /// The choices that made the case, `nil` when no generator did.
  var choices: [UInt64]?

  /// The scenario that shows it, `nil` for that of the case itself.
  var scenario: Scenario?

  /// What broke in the first case.
  var violation: Violation

  /// The cases that show it.
  var cases: Int64

  /// The seed of the hash tables with which the first case ran, 0 for none.
  var hashSeed: Int64 = 0

  func merged(with other: FoundViolation) -> FoundViolation {
    var first = other.place < place ? other : self
    first.cases = cases + other.cases
    return first
  }
}
