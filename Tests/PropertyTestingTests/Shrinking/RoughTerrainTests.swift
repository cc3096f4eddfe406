import PropertyTesting
import Testing

// Goal: for any shape of generator and any property, a shrink ends, its result shows the failure,
// does not exceed the start, and does not shrink any further.
// Method: random trees, bound lengths and filters, with properties that follow no order at all.
@Suite struct RoughTerrainTests {
  indirect enum Tree: Hashable, Sendable {
    case leaf(Int64)
    case branch([Tree])
    case tagged(Bool, Int64?, Tree)
  }

  static func tree(_ source: ChoiceSource, depth: Int) -> Tree {
    switch depth == 0 ? 0 : source.pick(weights: [2, 2, 1]) {
    case 1:
      let count = Int(source.draw(upTo: 3))
      var trees: [Tree] = []
      source.list(.element, min: depth % 2, max: 1 + count) { _ in
        trees.append(tree(source, depth: depth - 1))
      }
      return .branch(trees)
    case 2:
      let flag = source.flag()
      let number = flag ? source.draw(in: -50...20, towards: 3) : nil
      return source.span(SpanLabel(40)) { .tagged(flag, number, tree(source, depth: depth - 1)) }
    default: return .leaf(source.draw(in: -5...100, towards: 0))
    }
  }

  static let generator = Draw { tree($0, depth: 4) }
    .filter { $0 != .leaf(7) }

  /// A property that follows no order: true if some hash of the choices is divisible.
  private static func breaks(_ tree: Tree, _ seed: UInt64, _ modulus: UInt64) -> Bool {
    var mixer = seed
    for byte in "\(tree)".utf8 { mixer = (mixer ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return mixer >> 20 % modulus == 0
  }

  @Test(arguments: [2, 3, 7, 40] as [UInt64])
  func `every shrink ends at a failing case that shrinks no further`(modulus: UInt64) throws {
    let source = ChoiceSource()
    var shrunk = 0
    for seed in 0..<150 as Range<UInt64> {
      source.beginRandom(Xoshiro256(seed: seed, modulus))
      let tree = Self.generator.generate(from: source)
      guard !source.isRejected, Self.breaks(tree, seed, modulus) else { continue }
      let shrinker = Shrinker<Filtered<Draw<Tree>>, Int>(generator: Self.generator, budget: 20_000)
      { Verdict(Self.breaks($0, seed, modulus) ? [1] : []) }
      let result = shrinker.shrink(source.values, keeping: 1)
      #expect(result.end == .minimal)
      #expect(Self.breaks(result.value, seed, modulus))
      #expect(result.choices.count <= source.count)
      let again = shrinker.shrink(result.values, keeping: 1)
      #expect(again.steps == 0)
      #expect(again.value == result.value)
      shrunk += 1
    }
    #expect(shrunk > 0)
  }
}
