import PropertyTesting
import Testing

// Goal: the classic challenges end at their ideal result from any start.
// Method: random first failures at full size from several seeds; the exact minimum is asserted.
@Suite struct ChallengeTests {
  private func expectIdeal<G: Generator>(
    _ challenge: Challenge<G>,
    seeds: Range<Int> = 1000..<1012,
    isIdeal: (G.Value) -> Bool
  ) throws {
    for seed in seeds {
      let outcome = try #require(challenge.run(seed: UInt64(seed)), "seed \(seed) found nothing")
      #expect(isIdeal(outcome.result.value), "seed \(seed) ended at \(outcome.result.value)")
      #expect(outcome.result.end == .minimal)
      #expect(outcome.result.calls == outcome.calls)
    }
  }

  @Test func `reverse ends at two elements`() throws {
    try expectIdeal(Challenges.reverse) { $0 == [0, 1] }
  }

  @Test func `distinct ends at the three simplest numbers`() throws {
    try expectIdeal(Challenges.distinct) { $0 == [0, 1, -1] }
  }

  @Test func `a list whose length was bound first ends at its one long element`() throws {
    try expectIdeal(Challenges.lengthList) { $0 == [900] }
  }

  @Test func `equal numbers are found and lowered together`() throws {
    try expectIdeal(Challenges.difference0) { $0 == [10, 10] }
  }

  @Test func `numbers with a small difference are lowered together`() throws {
    try expectIdeal(Challenges.difference4) { $0 == [10, 6] }
  }

  @Test func `numbers with a difference of one are lowered together`() throws {
    try expectIdeal(Challenges.difference1) { $0 == [10, 9] }
  }

  @Test func `nested lists are joined to one list of zeros`() throws {
    try expectIdeal(Challenges.nestedLists) { $0 == [[Int](repeating: 0, count: 11)] }
  }

  @Test func `a large union ends in one list`() throws {
    try expectIdeal(Challenges.largeUnion) { $0 == [[0, 1, -1, 2, -2]] }
  }

  @Test func `deletion ends at two zeros`() throws {
    try expectIdeal(Challenges.deletion) { $0.list == [0, 0] && $0.index == 0 }
  }

  @Test func `bound5 ends at two numbers that wrap round`() throws {
    try expectIdeal(Challenges.bound5) { $0.joined().sorted() == [-32768, -1] }
  }

  @Test func `coupled indices are renumbered when an element goes`() throws {
    try expectIdeal(Challenges.coupling) { $0 == [1, 0] }
  }

  @Test func `a heap ends at four nodes`() throws {
    try expectIdeal(Challenges.binaryHeap) { Challenges.keys($0).sorted() == [0, 0, 0, 1] }
  }

  @Test func `an expression ends at one division`() throws {
    try expectIdeal(Challenges.calculator) {
      $0 == .quotient(.number(0), .sum(.number(0), .number(0)))
    }
  }
}
