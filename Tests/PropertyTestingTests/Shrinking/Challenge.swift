import PropertyTesting

/// A shrink problem: a generator, a property that breaks, and what it must shrink to.
struct Challenge<G: Generator> where G.Value: Sendable {
  let generator: G
  let breaks: @Sendable (G.Value) -> Bool

  struct Outcome {
    let result: ShrinkResult<G.Value, Int>
    let calls: Int
    let casesToFind: Int
  }

  /// Finds a failure from a random start at full size and shrinks it; nil if none was found.
  func run(seed: UInt64, budget: Int = 4_000, cases: Int = 20_000) -> Outcome? {
    let island = Island(
      seed: seed,
      index: 0,
      of: 1,
      cases: cases,
      generator: generator,
      failure: Int.self,
      options: .randomAtFullSize
    )
    var isFound = false
    let search = island.run(
      property: { value, _ in
        guard breaks(value) else { return .passed }
        isFound = true
        return .failed([1])
      },
      shouldStop: { isFound }
    )
    guard let found = search.failures.first else { return nil }
    var calls = 0
    let shrinker = Shrinker(generator: generator, budget: budget, confirmations: 1) { value in
      calls += 1
      return Verdict(breaks(value) ? [1] : [])
    }
    let result = shrinker.shrink(found.choices, keeping: 1)
    return Outcome(result: result, calls: calls, casesToFind: found.caseIndex + 1)
  }
}
