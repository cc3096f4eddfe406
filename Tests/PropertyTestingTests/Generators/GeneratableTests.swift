import PropertyTesting
import Testing

// Goal: a type gives its generator, and what a newcomer writes first compiles.
@Suite struct GeneratableTests {
  private enum Suit: CaseIterable, Generatable { case hearts, spades }

  private struct Order: Hashable, Generatable {
    var count: Int
    var gift: Bool?

    static var generator: some Generator<Order> {
      Draw { source in Order(count: source.draw(Integers(in: 1...99)), gift: source.draw()) }
    }
  }

  private func simplest<G: Generator>(_ generator: G) -> G.Value {
    let source = ChoiceSource()
    source.beginSimplest()
    return source.draw(generator)
  }

  private func random<G: Generator>(_ generator: G, count: Int) -> [G.Value] {
    let source = ChoiceSource()
    var streams = Xoshiro256(seed: 1)
    return (0..<count).map { _ in
      source.beginRandom(Xoshiro256(seed: streams.next()))
      return source.draw(generator)
    }
  }

  @Test func `the simplest value of each standard type is the empty one`() {
    #expect(simplest(Values<Int>()) == 0)
    #expect(simplest(Values<UInt8>()) == 0)
    #expect(simplest(Values<Double>()) == 0)
    #expect(simplest(Values<Float>()) == 0)
    #expect(simplest(Values<Bool>()) == false)
    #expect(simplest(Values<String>()) == "")
    #expect(simplest(Values<Character>()) == "a")
    #expect(simplest(Values<Unicode.Scalar>()) == "a")
    #expect(simplest(Values<CivilDate>()) == CivilDate(2000, 1, 1))
    #expect(simplest(Values<Int?>()) == nil)
    #expect(simplest(Values<[Int]>()) == [])
    #expect(simplest(Values<Set<Int>>()) == [])
    #expect(simplest(Values<[String: [Int?]]>()) == [:])
    #expect(simplest(Values<ClosedRange<Int>>()) == 0...0)
    #expect(simplest(Values<Range<UInt>>()) == 0..<0)
  }

  @Test func `all cases of an enumeration are drawn without any code`() {
    #expect(simplest(Values<Suit>()) == .hearts)
    #expect(Set(random(Values<Suit>(), count: 20)) == [.hearts, .spades])
  }

  @Test func `a record draws its fields by their types`() {
    #expect(simplest(Values<Order>()) == Order(count: 1, gift: nil))
    #expect(Set(random(Values<Order>(), count: 200).map(\.gift)) == [nil, false, true])
  }

  @Test func `tuples are drawn of several types`() {
    let pairs = Values(of: Int.self, String.self, Suit.self).list(count: 1)
    let pair = simplest(pairs)[0]
    #expect(pair == (0, "", .hearts))
  }

  @Test func `collections need no count`() {
    #expect(random(Strings(), count: 100).allSatisfy { $0.unicodeScalars.count <= 20 })
    #expect(random(Strings().list(), count: 100).contains { $0.count > 1 })
    #expect(random(Bytes(), count: 100).allSatisfy { $0.count <= 64 })
    #expect(random(Booleans().set(), count: 20).allSatisfy { $0.count <= 2 })
    #expect(random(Strings().dictionary(to: Integers<Int>()), count: 20).contains { $0.count > 1 })
    #expect(random(Integers<Int>().distinctList(), count: 20).contains { $0.count > 1 })
  }

  @Test func `a list of tuples is mapped in one expression`() {
    let totals = Zip(Integers(in: 1...9), Booleans()).list(count: 0...5).map { pairs in
      var total = 0
      for (number, isCounted) in pairs where isCounted { total += number }
      return total
    }
    #expect(simplest(totals) == 0)
    #expect(random(totals, count: 100).contains { $0 > 9 })
    let sums = Zip(Integers(in: 1...9), Booleans()).list(count: 2).map { $0.map { $0.0 } }
    #expect(simplest(sums) == [1, 1])
  }

  @Test func `the parts of a tuple are passed to an initializer`() {
    let orders = Zip(Integers(in: 1...9), Booleans().optional()).map(Order.init)
    #expect(simplest(orders) == Order(count: 1, gift: nil))
  }

  @Test func `only tuples of recording parts record their values`() {
    let pairs = Zip(Integers(in: 0...9), Booleans()).list(count: 0...5)
    #expect(pairs.choices(of: [(3, true)]) == [1, 3, 1, 0])
    let drawn = Zip(Integers(in: 0...9), Draw { _ in 1 }).preferring([(7, 7)])
    #expect(random(drawn, count: 100).contains { $0 == (7, 7) })
  }
}
