import Testing

@testable import PropertyTesting

// Goal: numbers are recorded by their distance from the simplest, on every shape of range.
// Method: all small ranges exhaustively, and the widest ones at their corners.
@Suite struct NumberLayoutTests {
  @Test func `nearer comes first and above comes before below`() {
    let layout = NumberLayout(range: -3...5, simplest: 0)
    #expect((0...layout.bound).map { layout.number(of: $0) } == [0, 1, -1, 2, -2, 3, -3, 4, 5])
    let other = NumberLayout(range: -5...2, simplest: 0)
    #expect((0...other.bound).map { other.number(of: $0) } == [0, 1, -1, 2, -2, -3, -4, -5])
  }

  @Test(arguments: -4...4, -4...4)
  func `every number of a range has exactly one place`(lower: Int, upper: Int) {
    guard lower <= upper else { return }
    for simplest in -5...5 {
      let range = Int64(lower)...Int64(upper)
      let layout = NumberLayout(range: range, simplest: Int64(simplest))
      let numbers = (0...layout.bound).map { layout.number(of: $0) }
      #expect(numbers.sorted() == Array(range))
      #expect(numbers.map { layout.value(of: $0) } == Array(0...layout.bound))
      let distances = numbers.map { abs($0 - layout.simplest) }
      #expect(distances == distances.sorted())
    }
  }

  @Test(arguments: [Int64.min, -1, 0, 1, Int64.max])
  func `the widest range does not overflow`(simplest: Int64) {
    let layout = NumberLayout(range: Int64.min...Int64.max, simplest: simplest)
    for number in [Int64.min, -2, 0, 7, Int64.max] {
      #expect(layout.number(of: layout.value(of: number)) == number)
    }
    #expect(layout.number(of: 0) == simplest)
  }

  @Test func `sums wrap round in the range as machine numbers do`() {
    let layout = NumberLayout(range: -8...7, simplest: 0)
    for one in -8...7 as ClosedRange<Int64> {
      for two in -8...7 as ClosedRange<Int64> {
        let sum = layout.fold.wrappingSum(
          layout.value(of: one),
          layout.value(of: two),
          layout.bound
        )
        #expect((layout.number(of: sum) - one - two) % 16 == 0)
      }
    }
  }
}
