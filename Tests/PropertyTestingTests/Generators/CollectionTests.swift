import PropertyTesting
import Testing

// Goal: elements that must be distinct are distinct, in random cases and after any edit.
@Suite struct CollectionTests {
  private let digits = Integers(in: 0...9)

  @Test func `distinct lists are sound`() throws {
    expectSound(digits.distinctList(count: 0...10)) { Set($0).count == $0.count }
    expectSound(digits.distinctList(count: 4...6)) {
      Set($0).count == $0.count && (4...6).contains($0.count)
    }
    expectSound(digits.distinctList(count: 10...10)) { $0.sorted() == Array(0...9) }
    expectSound(Booleans().distinctList(count: 0...5)) { Set($0).count == $0.count }
    let texts = Strings(.lowercase, count: 0...2).distinctList(count: 3...5)
    expectSound(texts) { Set($0).count == $0.count && $0.count > 2 }
    try expectRecords(digits.distinctList(count: 1...6))
    #expect(digits.distinctList(count: 0...3).choices(of: [1, 1]) == nil)
  }

  @Test func `sets and dictionaries are sound`() {
    expectSound(digits.set(count: 3...7)) { (3...7).contains($0.count) }
    let maps = digits.dictionary(to: Integers(in: -5...5), count: 2...4)
    expectSound(maps) { (2...4).contains($0.count) }
    #expect(Set(draws(maps).map(\.count)) == [2, 3, 4])
    #expect(draws(maps).contains { $0.values.allSatisfy { $0 != 0 } })
  }

  @Test func `zeros make the simplest distinct elements`() {
    #expect(simplest(digits.distinctList(count: 4...6)) == [0, 1, 2, 3])
    #expect(simplest(Integers(in: -9...9).distinctList(count: 3...6)) == [0, 1, -1])
    #expect(simplest(digits.set(count: 0...6)) == [])
    #expect(simplest(digits.dictionary(to: digits, count: 2...3)) == [0: 0, 1: 0])
    #expect(simplest(Strings(count: 0...3).distinctList(count: 3...3)) == ["", "a", "aa"])
    #expect(simplest(digits.list(count: 3)) == [0, 0, 0])
  }

  @Test func `an edit that makes a duplicate makes a neighbour of it`() {
    let source = ChoiceSource()
    let lists = digits.distinctList(count: 0...4)
    source.beginReplay([1, 5, 1, 5, 1, 9, 0])
    #expect(lists.generate(from: source) == [5, 6, 9])
    #expect(source.values == [1, 5, 1, 6, 1, 9, 0])
    #expect(source.retries == 1)
    source.beginReplay([1, 9, 1, 9, 0])
    #expect(lists.generate(from: source) == [9, 0])
  }

  @Test func `a list ends where there is nothing new, and a case where it is too short`() {
    let source = ChoiceSource()
    source.beginReplay([1, 0, 1, 1, 1, 0, 1, 0])
    #expect(Booleans().distinctList(count: 0...5).generate(from: source) == [false, true])
    #expect(source.values == [1, 0, 1, 1, 0])
    #expect(!source.isRejected)
    for seed in 0..<20 as Range<UInt64> {
      source.beginRandom(Xoshiro256(seed: seed))
      _ = Booleans().distinctList(count: 3...5).generate(from: source)
      #expect(source.isRejected)
      #expect(source.retries > 0)
    }
  }

  @Test func `distinct elements of a filter are counted up past what it rejects`() {
    let even = digits.filter { $0 % 2 == 0 }
    let source = ChoiceSource()
    source.beginReplay([0, 0, 0])
    #expect(even.distinctList(count: 3...3).generate(from: source) == [0, 2, 4])
    #expect(!source.isRejected)
  }

  @Test func `retries are counted for each case anew`() {
    let source = ChoiceSource()
    source.beginRandom(Xoshiro256(seed: 1))
    _ = digits.filter(tries: 5) { $0 > 9 }.generate(from: source)
    #expect(source.retries == 5)
    #expect(source.isRejected)
    source.beginReplay([3])
    _ = digits.filter { $0 > 9 }.generate(from: source)
    #expect(source.retries == 1)
    source.beginReplay([3])
    #expect(digits.filter { $0 > 2 }.generate(from: source) == 3)
    #expect(source.retries == 0)
  }

  @Test func `distinct elements shrink to the smallest`() {
    let wide = Integers(in: 0...1_000_000)
    #expect(minima(of: wide.distinctList(count: 0...20)) { $0.count > 2 } == ["[0, 1, 2]"])
    #expect(minima(of: wide.set(count: 0...20)) { $0.reduce(0, +) > 99 } == ["[100]"])
    let maps = wide.dictionary(to: wide, count: 0...20)
    #expect(minima(of: maps) { $0.contains { $0.value > 9 } } == ["[(key: 0, value: 10)]"])
  }
}
