import PropertyTesting

/// A stateful workload as its figure sees it, whatever its machine.
///
/// What is measured is compiled once for each machine; all that counts and sorts, once.
struct StatefulRow: Sendable {
  /// A failing case, and how many steps it has.
  struct Case {
    let value: AnyHashable
    let steps: Int
  }

  /// A failure that was found and shrunk.
  struct Trial {
    let start: [UInt64]
    let result: Case
    let runs: Int
  }

  let name: String

  /// The simplest case that fails.
  let minimum: @Sendable () -> Case

  /// Searches with all phases on; what it took, `nil` if nothing was found.
  let search: @Sendable (_ seed: UInt64) -> (cases: Int, steps: Int)?

  /// Finds a failure from a random start at full size and shrinks it; `nil` if none was found.
  let shrink: @Sendable (_ seed: UInt64) -> Trial?

  init<G, Failure>(_ workload: StatefulWorkload<G, Failure>) {
    name = workload.name
    minimum = {
      let minimum = workload.minimum()
      return Case(value: AnyHashable(minimum), steps: minimum.count)
    }
    search = { seed in
      workload.find(seed: seed, options: SearchOptions()).map { ($0.cases, $0.steps) }
    }
    shrink = { seed in
      guard let start = workload.find(seed: seed, options: .randomAtFullSize) else { return nil }
      let result = workload.shrink(start)
      return Trial(
        start: start.choices,
        result: Case(value: AnyHashable(result.value), steps: result.value.count),
        runs: result.calls
      )
    }
  }
}
