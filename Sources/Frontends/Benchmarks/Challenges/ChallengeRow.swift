import PropertyTesting

/// A challenge as its figure sees it, whatever its values.
///
/// What is measured is compiled once for each challenge; all that counts and sorts, once.
struct ChallengeRow: Sendable {
  /// A failure that was found and shrunk.
  struct Trial {
    let start: [UInt64]
    let result: AnyHashable
    let isIdeal: Bool
    let calls: Int
  }

  let name: String

  /// How many of 200 first failures must differ.
  let leastStarts: Int

  /// The number of cases until the first failure with all phases on, `nil` if there was none.
  let casesToFind: @Sendable (_ seed: UInt64) -> Int?

  /// Finds a failure from a random start at full size and shrinks it; `nil` if none was found.
  let shrink: @Sendable (_ seed: UInt64) -> Trial?

  init<G>(_ challenge: Challenge<G>, leastStarts: Int = 150) {
    name = challenge.name
    self.leastStarts = leastStarts
    casesToFind = { challenge.casesToFind(seed: $0) }
    shrink = { seed in
      challenge.run(seed: seed).map {
        Trial(
          start: $0.start,
          result: AnyHashable($0.result.value),
          isIdeal: challenge.isIdeal($0.result.value),
          calls: $0.calls
        )
      }
    }
  }
}
