import PropertyTesting

/// A workload with its type erased, so that only the measured code is compiled for each one.
struct StatefulRow: Sendable {
  struct Case {
    let value: AnyHashable
    let steps: Int
  }

  struct Trial {
    let start: [UInt64]
    let result: Case
    let runs: Int
  }

  let name: String

  let minimum: @Sendable () -> Case

  let search: @Sendable (_ seed: UInt64) -> (cases: Int, steps: Int)?

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
