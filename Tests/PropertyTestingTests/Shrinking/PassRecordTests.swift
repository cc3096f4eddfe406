import Testing

@testable import PropertyTesting

// Goal: a pass runs only if it could do something, and successful passes come first.
@Suite struct PassRecordTests {
  private let lists = Integers(in: 0...99).list(count: 0...9)

  /// A reduction of a list that fails while it contains a number over nine.
  private func reduction(_ list: [UInt64], calls: @escaping () -> Void = {}) -> Reduction {
    let source = ChoiceSource()
    source.beginReplay(list.flatMap { [1, $0] } + [0])
    var value = lists.generate(from: source)
    return Reduction(
      source: source,
      memory: ShrinkMemory(),
      budget: 1000,
      generate: { value = lists.generate(from: source) },
      showsFailure: {
        calls()
        return value.contains { $0 > 9 }
      },
      accepted: { _ in },
      shouldStop: { false }
    )
  }

  @Test func `a pass that was tried in vain is due again when the case has changed`() {
    let reduction = reduction([3, 50])
    var sorting = PassRecord(.sortSiblings)
    var deleting = PassRecord(.deleteSiblings)
    #expect(sorting.isDue(after: reduction.steps))
    sorting.run(on: reduction)
    #expect(!sorting.isDue(after: reduction.steps))
    #expect(!sorting.isFruitful)
    deleting.run(on: reduction)
    #expect(reduction.steps > 0)
    #expect(deleting.isFruitful)
    #expect(deleting.isDue(after: reduction.steps))
    #expect(sorting.isDue(after: reduction.steps))
    deleting.run(on: reduction)
    #expect(!deleting.isDue(after: reduction.steps))
    #expect(deleting.isFruitful)
  }

  @Test func `every pass leaves a minimum as it is and none is due then`() {
    var records = ShrinkPass.allCases.map { PassRecord($0) }
    let reduction = reduction([10])
    for index in records.indices { records[index].run(on: reduction) }
    #expect(reduction.best.values == [1, 10, 0])
    #expect(records.allSatisfy { !$0.isDue(after: reduction.steps) })
  }

  @Test func `a round over a minimum asks nothing twice`() {
    var calls = 0
    let reduction = reduction([10]) { calls += 1 }
    reduction.runPasses()
    let first = calls
    reduction.runPasses()
    #expect(first > 0)
    #expect(calls == first)
    #expect(reduction.certificate != nil)
  }
}
