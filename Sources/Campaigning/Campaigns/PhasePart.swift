import Clauses
import PropertyTesting
import RunRecord

/// What one job of a phase gave.
struct PhasePart: Sendable {
  /// What its cases amount to.
  var tally: CaseTally

  /// The last case that it ran, `nil` when it ran none.
  var last: CasePlace?

  /// What became of its golden file, if it ran one.
  var golden: GoldenRecordLine?

  /// What its generator did.
  var statistics = Statistics()

  /// The cases that its generator discarded.
  var discarded = 0

  init(_ clauses: [Clause]) { tally = CaseTally(clauses) }
}
