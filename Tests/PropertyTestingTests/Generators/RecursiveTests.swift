import PropertyTesting
import Testing

// Goal: recursive values keep their budget, vary in shape, and shrink to their parts.
@Suite struct RecursiveTests {
  private indirect enum Tree: Sendable, CustomStringConvertible {
    case leaf(Int)
    case node([Tree])

    var branches: Int {
      guard case .node(let parts) = self else { return 0 }
      return parts.reduce(1) { $0 + $1.branches }
    }

    var depth: Int {
      guard case .node(let parts) = self else { return 0 }
      return 1 + (parts.map(\.depth).max() ?? 0)
    }

    func contains(_ number: Int) -> Bool {
      switch self {
      case .leaf(let own): own == number
      case .node(let parts): parts.contains { $0.contains(number) }
      }
    }

    var description: String {
      switch self {
      case .leaf(let number): "\(number)"
      case .node(let parts): "(" + parts.map(\.description).joined(separator: " ") + ")"
      }
    }
  }

  private static let leaves = Integers(in: 0...99).map { Tree.leaf($0) }
  private static let pairs = Recursive(leaves, size: 12) { smaller in
    Zip(smaller, smaller).map { Tree.node([$0, $1]) }
  }
  private static let bushes = Recursive(leaves, size: 12) { smaller in
    smaller.list(count: 0...5).map { Tree.node($0) }
  }

  @Test func `values keep the budget of the whole`() {
    expectSound(Self.pairs, count: 400) { $0.branches <= 12 }
    expectSound(Self.bushes, count: 400) { $0.branches <= 12 }
    expectSound(Recursive(Self.leaves, size: 0) { $0 }) { $0.branches == 0 }
  }

  @Test func `a replay that asks for more gets base values`() {
    let source = ChoiceSource()
    source.beginReplay([UInt64](repeating: 1, count: 200))
    #expect(Self.pairs.generate(from: source).branches == 12)
  }

  @Test func `values vary in size and shape`() {
    let drawn = draws(Self.pairs, count: 1000)
    #expect(Set(drawn.map(\.branches)).count == 13)
    #expect(drawn.count { $0.branches >= 6 } > 100)
    #expect(Set(drawn.map(\.depth)).count > 9)
    #expect(drawn.contains { $0.branches >= 7 && $0.depth <= 4 })
    let deep = Recursive(Constant(0), size: 50) { $0.map { $0 + 1 } }
    #expect(draws(deep).contains { $0 > 40 })
  }

  @Test func `the simplest value is a base value`() {
    #expect(simplest(Self.pairs).description == "0")
  }

  @Test func `values shrink to their parts`() {
    #expect(minima(of: Self.pairs) { $0.contains(42) } == ["42"])
    #expect(minima(of: Self.bushes) { $0.contains(42) && $0.branches > 0 } == ["(42)"])
    #expect(minima(of: Self.pairs) { $0.depth > 2 } == ["(0 (0 (0 0)))"])
    #expect(minima(of: Self.bushes) { $0.branches > 2 } == ["((()))"])
  }

  @Test func `one recursion inside another has its own budget`() {
    let inner = Self.pairs.map { $0.branches }
    let outer = Recursive(inner.map { [$0] }, size: 4) { smaller in
      Zip(smaller, smaller).map { $0 + $1 }
    }
    expectSound(outer) { $0.count <= 5 && $0.allSatisfy { $0 <= 12 } }
    #expect(draws(outer).contains { $0.count > 1 && $0.contains { $0 > 5 } })
  }

  @Test func `what a filter throws away costs no budget`() {
    let rare = Recursive(Self.leaves, size: 6) { smaller in
      Zip(smaller, smaller).map { Tree.node([$0, $1]) }.filter(tries: 50) { !$0.contains(7) }
    }
    let source = ChoiceSource()
    for seed in 0..<100 as Range<UInt64> {
      source.beginRandom(Xoshiro256(seed: seed))
      let tree = rare.generate(from: source)
      let choices = source.choices
      guard !source.isRejected else { continue }
      source.beginReplay(source.values)
      #expect(rare.generate(from: source).description == tree.description)
      #expect(source.choices == choices)
    }
  }

  // A hand-written recursion: a span of one label around each level, base values first.
  @Test func `a recursion by hand shrinks to its parts`() {
    @Sendable func tree(_ source: ChoiceSource, depth: Int) -> Tree {
      source.span(.level) {
        guard depth > 0, source.flag() else { return Self.leaves.generate(from: source) }
        return .node([tree(source, depth: depth - 1), tree(source, depth: depth - 1)])
      }
    }
    #expect(minima(of: Draw { tree($0, depth: 5) }) { $0.contains(42) } == ["42"])
  }
}
