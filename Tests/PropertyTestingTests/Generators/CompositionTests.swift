import PropertyTesting
import Testing

// Goal: generators compose into alternatives and records that keep weights and shrink by parts.
@Suite struct CompositionTests {
  private enum Suit: String, CaseIterable, Sendable { case clubs, diamonds, hearts, spades }

  @Test func `elements are drawn evenly or by weight, the first being the simplest`() throws {
    expectSound(Elements<Suit>.cases) { Suit.allCases.contains($0) }
    try expectRecords(Elements<Suit>.cases)
    #expect(simplest(Elements<Suit>.cases) == .clubs)
    #expect(Set(draws(Elements<Suit>.cases)).count == 4)
    let weighted = Elements("abc", weights: [1, 0, 3])
    expectSound(weighted) { $0 != "b" }
    #expect((300...450).contains(draws(weighted).count { $0 == "c" }))
    #expect(weighted.choices(of: "b") == nil)
    #expect(minima(of: Elements<Suit>.cases) { $0.rawValue.contains("d") } == ["diamonds"])
  }

  @Test func `alternatives of different types keep their chances`() {
    let any = Constant(0).or(Integers(in: 1...9)).or(Elements([100, 200]), 1, in: 3)
    let drawn = draws(any, count: 3000)
    for isKind in [{ $0 == 0 }, { (1...9).contains($0) }, { $0 >= 100 }] as [(Int) -> Bool] {
      #expect((850...1150).contains(drawn.count(where: isKind)))
    }
    expectSound(any) { (0...9).contains($0) || $0 == 100 || $0 == 200 }
    #expect(simplest(any) == 0)
    #expect(minima(of: any) { $0 > 3 && $0 < 100 } == ["4"])
  }

  @Test func `erased generators share a weighted one of`() {
    let any = OneOf([Constant(1).erased(), Integers(in: 2...3).erased()], weights: [1, 4])
    #expect((350...450).contains(draws(any).count { $0 > 1 }))
    #expect(simplest(any) == 1)
  }

  @Test func `an optional is present with the chance it was given`() throws {
    let rare = Integers(in: 0...9).optional(present: 1, in: 10)
    #expect((25...80).contains(draws(rare).count { $0 != nil }))
    try expectRecords(rare)
    #expect(Integers(in: 0...9).optional().choices(of: 12) == nil)
  }

  @Test func `a zip draws its parts in order and records them`() throws {
    let zip = Zip(Integers(in: 0...9), Booleans(), Strings(.lowercase, count: 0...3))
    expectSound(zip) { (0...9).contains($0.0) && $0.2.count < 4 }
    try expectRecords(zip)
    let source = ChoiceSource()
    source.beginReplay([7, 1, 1, 2, 0])
    let (number, flag, text) = zip.generate(from: source)
    #expect((number, flag, text) == (7, true, "c"))
    #expect(zip.choices(of: (10, true, "")) == nil)
    #expect(minima(of: zip) { $0.0 > 4 && !$0.2.isEmpty } == ["(5, false, \"a\")"])
  }

  private struct Person: Hashable, Sendable {
    var name: String
    var age: Int
    var joined: CivilDate?
  }

  @Test func `a record is made of its parts and shrinks part by part`() {
    let people = Zip(
      Strings(.letters, count: 1...12),
      Integers(in: 0...130, edges: [18, 65]),
      Dates().optional()
    ).map { Person(name: $0, age: $1, joined: $2) }
    expectSound(people.list(count: 0...5)) { $0.allSatisfy { !$0.name.isEmpty && $0.age <= 130 } }
    #expect(simplest(people) == Person(name: "a", age: 0, joined: nil))
    let found = minima(of: people.list(count: 0...5)) {
      $0.contains { $0.age > 64 && ($0.joined?.month ?? 1) > 2 }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("age: 65") == true)
    #expect(found.first?.contains("2000-03-01 00:00:00") == true)
  }

  @Test func `a closure draws from generators that exist`() {
    let pairs = Draw { source in [source.draw(Integers(in: 0...9)), source.draw(Constant(3))] }
    expectSound(pairs) { $0[0] < 10 && $0[1] == 3 }
  }

  @Test func `preferred values are recorded as what the generator draws`() {
    let lists = Integers(in: 0...1000).list(count: 0...5).preferring([[7, 77, 777], [-1]])
    let drawn = draws(lists)
    #expect((20...90).contains(drawn.count { $0 == [7, 77, 777] }))
    #expect(!drawn.contains([-1]))
    expectSound(lists) { $0.allSatisfy { (0...1000).contains($0) } }
    #expect(minima(of: lists) { $0.contains { $0 > 9 } } == ["[10]"])
  }

  @Test func `preferred values that are not drawn stand beside the generator`() {
    let numbers = Integers(in: 0...1000).map { $0 * 2 }.preferring([7, 4000])
    let drawn = draws(numbers)
    #expect((20...60).contains(drawn.count { $0 == 7 || $0 == 4000 }))
    expectSound(numbers) { $0 % 2 == 0 || $0 == 7 }
    #expect(simplest(numbers) == 0)
    #expect(minima(of: numbers) { $0 % 2 == 1 } == ["7"])
  }
}
