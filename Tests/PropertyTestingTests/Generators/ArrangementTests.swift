import PropertyTesting
import Testing

// Goal: permutations, samples and subsets reach all possible values, and shrink towards the given
// order.
@Suite struct ArrangementTests {
  @Test func `permutations are sound and all are drawn`() {
    let orders = Permutations(of: 0..<4)
    expectSound(orders) { $0.sorted() == [0, 1, 2, 3] }
    #expect(Set(draws(orders, count: 1000)).count == 24)
    #expect(simplest(orders) == [0, 1, 2, 3])
    expectSound(Permutations(of: [Int]())) { $0.isEmpty }
  }

  @Test func `permutations shrink to the identity or to one exchange of neighbours`() {
    let orders = Permutations(of: 0..<8)
    #expect(minima(of: orders) { _ in true } == ["[0, 1, 2, 3, 4, 5, 6, 7]"])
    #expect(minima(of: orders) { $0 != Array(0..<8) } == ["[0, 1, 2, 3, 4, 5, 7, 6]"])
    #expect(minima(of: orders) { $0[0] > $0[1] } == ["[1, 0, 2, 3, 4, 5, 6, 7]"])
  }

  @Test func `samples are sound and shrink to the first elements`() {
    let samples = Samples(of: 0..<6, count: 1...3)
    expectSound(samples) { Set($0).count == $0.count && (1...3).contains($0.count) }
    #expect(Set(draws(samples, count: 6000)).count == 6 + 30 + 120)
    #expect(simplest(samples) == [0])
    #expect(minima(of: samples) { $0.count == 3 } == ["[0, 1, 2]"])
    #expect(minima(of: samples) { $0.contains(4) } == ["[4]"])
  }

  @Test func `subsets are sound and each number of elements is as likely`() {
    let subsets = Subsets(of: 0..<5, count: 2...4)
    expectSound(subsets) { (2...4).contains($0.count) && $0 == $0.sorted() }
    let drawn = draws(subsets, count: 3000)
    #expect(Set(drawn).count == 10 + 10 + 5)
    for count in 2...4 { #expect((850...1150).contains(drawn.count { $0.count == count })) }
    #expect(Set(draws(Subsets(of: 0..<4), count: 1000)).count == 16)
  }

  @Test func `subsets shrink to few and early elements`() {
    #expect(simplest(Subsets(of: "abcd", count: 2...3)) == ["a", "b"])
    #expect(simplest(Subsets(of: "abcd")) == [])
    #expect(minima(of: Subsets(of: 0..<9)) { $0.count > 2 } == ["[0, 1, 2]"])
    #expect(minima(of: Subsets(of: 0..<9)) { $0.contains(5) } == ["[5]"])
  }
}
