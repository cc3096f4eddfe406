import PropertyTesting

/// A shrinking challenge: a generator, a failing property, and the ideal result.
struct Challenge<G: Generator>: Sendable where G.Value: Sendable & Hashable {
  let name: String
  let generator: G
  let breaks: @Sendable (G.Value) -> Bool
  let isIdeal: @Sendable (G.Value) -> Bool

  init(
    _ name: String,
    generator: G,
    breaks: @escaping @Sendable (G.Value) -> Bool,
    isIdeal: @escaping @Sendable (G.Value) -> Bool
  ) {
    self.name = name
    self.generator = generator
    self.breaks = breaks
    self.isIdeal = isIdeal
  }

  struct Outcome {
    let start: [UInt64]
    let result: ShrinkResult<G.Value, Int>
    /// The calls after the first failure, counted by the property itself.
    let calls: Int
  }

  /// Finds a failure from a random start at full size and shrinks it, or returns `nil`.
  func run(seed: UInt64, budget: Int = 4_000, cases: Int = 10_000) -> Outcome? {
    guard let found = firstFailure(seed: seed, cases: cases, options: .randomAtFullSize) else {
      return nil
    }
    var calls = 0
    let shrinker = Shrinker(generator: generator, budget: budget, confirmations: 1) { value in
      calls += 1
      return Verdict(breaks(value) ? [1] : [])
    }
    let result = shrinker.shrink(found.choices, keeping: 1, passing: found.passing)
    return Outcome(start: found.choices, result: result, calls: calls)
  }

  /// Returns the number of cases until the first failure with all phases on, or `nil`.
  func casesToFind(seed: UInt64, cases: Int = 10_000) -> Int? {
    firstFailure(seed: seed, cases: cases, options: SearchOptions()).map { $0.cases }
  }

  // Not inlined, so that the search is compiled once per challenge.
  @inline(never)
  private func firstFailure(
    seed: UInt64,
    cases: Int,
    options: SearchOptions
  ) -> (choices: [UInt64], cases: Int, passing: [[UInt64]])? {
    let island = Island(
      seed: seed,
      index: 0,
      of: 1,
      cases: cases,
      generator: generator,
      failure: Int.self,
      options: options
    )
    let search = island.runUntilFailure { value, _ in Verdict(breaks(value) ? [1] : []) }
    return search.failures.first.map { ($0.choices, $0.caseIndex + 1, search.passing) }
  }
}
