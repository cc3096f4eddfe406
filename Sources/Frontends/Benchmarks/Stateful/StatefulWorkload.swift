import PropertyTesting

/// A machine with a seeded fault: its generator, its verdict, and its simplest failing case.
struct StatefulWorkload<G: Generator, Failure: Hashable & Comparable & Sendable>: Sendable
where G.Value: Hashable & Collection {
  let name: String
  let generator: G
  let verdict: @Sendable (G.Value, ChoiceSource?) -> Verdict<Failure>
  let minimum: @Sendable () -> G.Value

  /// The first failing case of a seed, and the cost of finding it.
  struct Found {
    let choices: [UInt64]
    let failure: Failure
    let cases: Int
    let steps: Int
  }

  /// Searches for a failing case; returns `nil` if there is none within `cases` cases.
  @inline(never)
  func find(seed: UInt64, cases: Int = 10_000, options: SearchOptions) -> Found? {
    let island = Island(
      seed: seed,
      index: 0,
      of: 1,
      cases: cases,
      generator: generator,
      failure: Failure.self,
      options: options
    )
    var steps = 0
    let search = island.runUntilFailure { value, source in
      steps += value.count
      return verdict(value, source)
    }
    return search.failures.first.map {
      Found(choices: $0.choices, failure: $0.failure, cases: $0.caseIndex + 1, steps: steps)
    }
  }

  /// Shrinks a failing case; every run of the machine counts as a call.
  func shrink(_ found: Found, budget: Int = 4_000) -> ShrinkResult<G.Value, Failure> {
    let shrinker = Shrinker<G, Failure>(generator: generator, budget: budget, confirmations: 1) {
      verdict($0, nil)
    }
    return shrinker.shrink(found.choices, keeping: found.failure)
  }
}

extension StatefulWorkload {
  init<Machine: StateMachine>(
    _ name: String,
    _ machine: Machine,
    minimum: @escaping @autoclosure @Sendable () -> [Machine.Command]
  ) where G == Commands<Machine>, Failure == Machine.Failure {
    self.init(
      name: name,
      generator: Commands(machine),
      verdict: { machine.verdict(on: $0, reportingTo: $1) },
      minimum: minimum
    )
  }

  init<Machine: ConcurrentMachine>(
    _ name: String,
    _ machine: Machine,
    minimum: @escaping @autoclosure @Sendable () -> Machine.Operations
  ) where G == Interleavings<Machine>, Failure == ConcurrentFailure {
    self.init(
      name: name,
      generator: Interleavings(machine),
      verdict: { operations, _ in machine.verdict(on: operations) },
      minimum: minimum
    )
  }
}
