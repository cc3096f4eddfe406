import PropertyTesting
import Testing

// Goal: generators compose, stay within their limits, and reach the values that reveal bugs.
@Suite struct GeneratorTests {
  private func values<G: Generator>(_ generator: G, count: Int = 500) -> [G.Value] {
    let source = ChoiceSource()
    return (0..<count).map { index in
      source.beginRandom(Xoshiro256(seed: 7, UInt64(index)))
      return generator.generate(from: source)
    }
  }

  @Test func `the simplest case of each generator is its simplest value`() {
    let source = ChoiceSource()
    func simplest<G: Generator>(_ generator: G) -> G.Value {
      source.beginSimplest()
      return generator.generate(from: source)
    }
    #expect(simplest(Integers(in: 3...9)) == 3)
    #expect(simplest(Integers(in: -9...9)) == 0)
    #expect(simplest(Integers(in: 0...9, towards: 7)) == 7)
    #expect(simplest(Booleans()) == false)
    #expect(simplest(Integers(in: 0...9).optional()) == nil)
    #expect(simplest(Integers(in: 0...9).list(count: 2...4)) == [0, 0])
    #expect(simplest(Constant(4).or(Constant(5))) == 4)
    #expect(simplest(OneOf([Constant("a"), Constant("b")], weights: [1, 9])) == "a")
    #expect(simplest(Integers(in: 0...9).map { $0 * 2 }) == 0)
  }

  @Test func `numbers reach the ends, the edges and their neighbours`() {
    let drawn = Set(values(Integers(in: -1_000_000...1_000_000, edges: [777]), count: 2000))
    for number in [-1_000_000, 1_000_000, 0, 1, -1, 776, 777, 778] {
      #expect(drawn.contains(number), "\(number) was never drawn")
    }
  }

  @Test func `pairs of numbers are equal or neighbours far more often than by chance`() {
    let pair = Draw { source in (0..<2).map { _ in source.draw(in: 1...Int64(Int32.max)) } }
    let pairs = values(pair, count: 1000)
    #expect(pairs.count { $0[0] == $0[1] } > 20)
    #expect(pairs.count { abs($0[0] - $0[1]) == 1 } > 4)
  }

  @Test func `lists keep their limits and reach both`() {
    let lengths = values(Integers(in: 0...9).list(count: 2...6)).map(\.count)
    #expect(Set(lengths) == [2, 3, 4, 5, 6])
  }

  @Test func `a filter keeps what satisfies it and records one attempt`() {
    let even = Integers(in: 0...9).filter { $0 % 2 == 0 }
    let source = ChoiceSource()
    for seed in 0..<100 {
      source.beginRandom(Xoshiro256(seed: UInt64(seed)))
      #expect(even.generate(from: source) % 2 == 0)
      #expect(source.count == 1)
      #expect(!source.isRejected)
    }
  }

  @Test func `a filter that nothing satisfies discards the case`() {
    let source = ChoiceSource()
    source.beginRandom(Xoshiro256(seed: 1))
    _ = Integers(in: 0...9).filter { $0 > 9 }.generate(from: source)
    #expect(source.isRejected)
  }

  @Test func `weights are followed and a weight of zero is never picked`() {
    let picks = values(Draw { $0.pick(weights: [1, 0, 3]) }, count: 4000)
    #expect(!picks.contains(1))
    #expect((800...1200).contains(picks.count { $0 == 0 }))
  }

  @Test func `most features of a swarm are off and every one is on at times`() {
    let swarms = values(Draw { Swarm(10, from: $0) }, count: 1000)
    let on = (0..<10).map { feature in swarms.count { $0.isOn(feature) } }
    #expect(on.allSatisfy { (100...450).contains($0) })
    #expect(Set(swarms).count > 200)
  }

  @Test func `zero turns every feature of a swarm off`() {
    let source = ChoiceSource()
    source.beginSimplest()
    #expect(Swarm(5, from: source).features == [])
    source.beginReplay([0, 1, 0, 0, 1])
    let swarm = Swarm(5, from: source)
    #expect(swarm.features == [1, 4])
    #expect(swarm.masking([9, 8, 7, 6, 5]) == [0, 8, 0, 0, 5])
  }
}
