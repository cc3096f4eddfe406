import PropertyTesting

/// A challenge with its type erased, so that only the measured code is compiled for each one.
struct ChallengeRow: Sendable {
  struct Trial {
    let start: [UInt64]
    let result: AnyHashable
    let isIdeal: Bool
    let calls: Int
  }

  let name: String

  /// The number of 200 first failures that must differ.
  let leastStarts: Int

  let casesToFind: @Sendable (_ seed: UInt64) -> Int?

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
