import Testing

@testable import PropertyTesting

// Goal: a search climbs towards scores, and ignores a score that is not a number.
@Suite struct TargetTests {
  private let points = Zip(Integers(in: 0...1_000_000), Integers(in: 0...1_000_000))

  /// Returns the number of the case that first comes within a hundred of a hidden point; nil if
  /// none of 3,000 does.
  private func casesToFind(
    seed: UInt64,
    follows: Bool = true,
    score: (Int) -> Double = { -Double($0) }
  ) -> Int? {
    var options = SearchOptions()
    options.followsTargets = follows
    let island = Island<_, String>(
      seed: seed,
      index: 0,
      of: 1,
      cases: 3000,
      generator: points,
      options: options
    )
    let result = island.runUntilFailure { point, source in
      let distance = abs(point.0 - 271_828) + abs(point.1 - 314_159)
      source.target(score(distance), label: "near")
      return distance < 100 ? .failed(["near"]) : .passed
    }
    return result.failures.first?.caseIndex
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a hidden point is found by climbing and not by chance`(seed: UInt64) {
    #expect(casesToFind(seed: seed) != nil)
    #expect(casesToFind(seed: seed, follows: false) == nil)
  }

  @Test func `scores that are not numbers lead nowhere`() {
    #expect(casesToFind(seed: 1, score: { _ in .nan }) == nil)
    #expect(casesToFind(seed: 1, score: { $0 % 2 == 0 ? .nan : -Double($0) }) != nil)
    #expect(casesToFind(seed: 1, score: { $0 < 100_000 ? .infinity : -Double($0) }) == nil)
  }

  private func best(of scores: [Double], label: (Int) -> String = { _ in "" }) -> BestCases {
    var best = BestCases()
    let source = ChoiceSource()
    for (index, score) in scores.enumerated() {
      source.beginReplay([UInt64(index) << 40])
      _ = source.draw(upTo: .max)
      source.target(score, label: label(index))
      best.record(source)
    }
    return best
  }

  /// Returns the positions next to most of the neighbours.
  private func places(_ best: BestCases) -> Set<UInt64> {
    var generator = Xoshiro256(seed: 1)
    return Set((0..<400).map { _ in (best.neighbour(by: &generator).values[0] + 1 << 39) >> 40 })
  }

  @Test func `the best case is the one climbed from, the latest of equal ones`() {
    #expect(BestCases().isEmpty)
    #expect(best(of: [.nan]).isEmpty)
    #expect(places(best(of: [.nan, 1, 7, 3])).contains(2))
    #expect(places(best(of: [0, 7, 7, .nan])).contains(2))
    #expect(!places(best(of: [0, 7, 7, .nan])).contains(1 << 20))
  }

  @Test func `at most sixteen labels are followed, each by itself`() {
    let many = best(of: (0..<40).map { Double($0) }, label: { "\($0)" })
    let near = places(many).filter { $0 < 64 }
    #expect((0..<16).allSatisfy { near.contains(UInt64($0)) })
    #expect(!near.contains(30))
  }
}
