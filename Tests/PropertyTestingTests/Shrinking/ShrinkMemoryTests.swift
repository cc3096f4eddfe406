import Testing

@testable import PropertyTesting

// Goal: a known verdict is not asked for again, and a missing one is not mistaken for known.
@Suite struct ShrinkMemoryTests {
  @Test func `a sequence is new once, and again when it was taken back`() {
    var memory = ShrinkMemory()
    let answers = [memory.remember([1, 2]), memory.remember([1, 2]), memory.remember([1])]
    #expect(answers == [true, false, true])
    #expect(memory.count == 2)
    memory.forget([1, 2])
    #expect(memory.count == 1)
    let again = memory.remember([1, 2])
    #expect(again)
  }

  // Each budget ends at another attempt; the next shrink must make the one it ends at.
  @Test(arguments: 2...20)
  func `what the budget did not allow is tried by the next shrink`(budget: Int) {
    let lists = Integers(in: 0...99).list(count: 0...9)
    func shrink(
      _ start: [UInt64],
      budget: Int,
      memory: ShrinkMemory = ShrinkMemory()
    ) -> ShrinkResult<[Int], Int> {
      Shrinker<_, Int>(generator: lists, budget: budget, confirmations: 1) {
        Verdict($0.reduce(0, +) >= 70 ? [1] : [])
      }.shrink(start, keeping: 1, memory: memory)
    }
    let start: [UInt64] = [1, 33, 1, 44, 1, 11, 1, 5, 0]
    let whole = shrink(start, budget: 1000)
    #expect(whole.value == [70])
    #expect(whole.memory.count == whole.calls)
    var result = shrink(start, budget: budget)
    var rounds = 0
    while result.end == .budgetSpent, rounds < 1000 {
      #expect(result.certificate == nil)
      result = shrink(result.values, budget: budget, memory: result.memory)
      rounds += 1
    }
    #expect(result.end == .minimal)
    #expect(result.value == [70])
    #expect(result.certificate == whole.certificate)
  }
}
