import PropertyTesting
import Testing

// Goal: the classic challenges end at their ideal result from any start.
// Method: random first failures at full size from several seeds; the exact minimum is asserted.
@Suite struct ChallengeTests {
  static let seeds = (1000..<1020).map { UInt64($0) }

  @Test func `reverse ends at two elements`() throws {
    for seed in Self.seeds {
      let outcome = try #require(Challenges.reverse.run(seed: seed))
      #expect(outcome.result.value == [0, 1])
      #expect(outcome.result.end == .minimal)
    }
  }
}
