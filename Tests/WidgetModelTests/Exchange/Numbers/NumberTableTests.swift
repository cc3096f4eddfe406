// Goal: a table of numbers agrees with a dictionary, for any numbers, in every run that uses it.
// Method: both are written in the same way: consecutive numbers, numbers far apart, negative ones,
// and colliding ones.
import Testing

@testable import WidgetModel

@Suite struct NumberTableTests {
  private static let sets: [[Int32]] = [
    Array(0..<1000),
    (0..<500).map { $0 * 64 },
    (0..<500).map { $0 << 20 },
    (0..<300).map { Int32.max - $0 } + (0..<300).map { Int32.min + $0 },
    (0..<200).flatMap { [$0, -$0, $0 &* 2_654_435] },
    // A counter that drifts and comes back, and one that ends at the largest number.
    Array(5..<300) + [2, 400] + Array(300..<420),
    [Int32.max - 1, Int32.max, Int32.min, Int32.min + 1],
    [7],
    [],
  ]

  @Test func `a table says what a dictionary says, in run after run`() {
    var table = NumberTable<Int>()
    // Many after few and few after many, so that the storage is reused in all ways.
    for round in 0..<3 {
      for numbers in Self.sets {
        table.removeAll()
        var known: [Int32: Int] = [:]
        for number in Self.sets.joined() { #expect(table[number] == nil) }
        for (place, number) in numbers.enumerated() {
          table[number] = place + round
          known[number] = place + round
        }
        for number in numbers.prefix(50) {
          table[number]? += 1
          known[number]? += 1
        }
        for number in Self.sets.joined() { #expect(table[number] == known[number]) }
      }
    }
  }

  @Test func `to write nothing changes nothing`() {
    var table = NumberTable<Int>()
    table[3] = 1
    table[3] = nil
    table[4] = nil
    #expect(table[3] == 1)
    #expect(table[4] == nil)
  }
}
