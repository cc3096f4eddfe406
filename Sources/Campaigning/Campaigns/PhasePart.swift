import Clauses
import PropertyTesting
import RunRecord

struct PhasePart: Sendable {
  var tally: CaseTally

  var last: CasePlace?

  var golden: GoldenRecordLine?

  var statistics = Statistics()

  /// The number of cases that its generator discarded.
  var discarded = 0

  init(_ clauses: [Clause]) { tally = CaseTally(clauses) }
}
