import PropertyTesting
import Testing

@testable import Benchmarks

// Goal: the classic challenges end at their ideal result from any start.
// Method: random first failures at full size from several seeds; the exact minimum is asserted.
@Suite struct ChallengeTests {
  @Test(arguments: ChallengeSuite.names)
  func `a challenge ends at its ideal result from every seed`(name: String) throws {
    let figure = try #require(ChallengeSuite.measure(name, seeds: 12))
    #expect(figure.found == 12)
    #expect(figure.ideal == 12)
    #expect(!figure.isVoid, "only \(figure.distinctStarts) of 12 starts differ")
  }

  @Test func `the property's own count of calls is the one reported`() throws {
    let outcome = try #require(Challenges.nestedLists.run(seed: 1))
    #expect(outcome.result.calls == outcome.calls)
    #expect(outcome.result.end == .minimal)
  }

  @Test func `all thirteen challenges are measured, and no other`() {
    #expect(Set(ChallengeSuite.names).count == 13)
    #expect(ChallengeSuite.measure("nothing like it", seeds: 1) == nil)
  }

  @Test func `a tree has the keys that were drawn, in the order of a heap`() {
    let source = ChoiceSource()
    source.beginReplay([1, 2, 1, 0, 0, 1, 7, 0, 0])
    #expect(Challenges.keys(Challenges.heap(from: source, least: 0, depth: 5)).count > 1)
  }
}
