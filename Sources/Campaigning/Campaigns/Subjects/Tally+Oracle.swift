import Clauses
import Oracle

extension Tally {
  /// Creates the tally of the second model's differences in a run.
  init(_ oracle: PlatformOracle) {
    self.init(
      // In the order of the clause's situations.
      situations: [oracle.answeredInputs, oracle.answeredInstants, oracle.silentInputs],
      violations: oracle.differences.map { difference in
        Violation(
          kind: difference.kind.rawValue,
          event: difference.event,
          placement: difference.placement,
          request: nil,
          comparison: Comparison(expected: difference.due, actual: difference.came),
          message: "\(difference)"
        )
      },
      undecided: 0
    )
  }
}
