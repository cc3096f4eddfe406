import Testing

@testable import PropertyTesting

// Goal: passed cases suggest where to look for thresholds, and only for numbers of the same kind.
@Suite struct PassedNumbersTests {
  private let number = Choice(900, bound: 1000)

  private func up(_ magnitude: UInt64) -> SimplestFirstOrder.Distance {
    SimplestFirstOrder.Distance(magnitude: magnitude, isBelow: false)
  }

  @Test func `the nearest distance below is found, in any order`() {
    for order in [[3, 500, 40], [500, 40, 3], [40, 3, 500, 40]] as [[UInt64]] {
      var boundaries = PassedNumbers()
      for magnitude in order { boundaries.record(up(magnitude), of: number) }
      #expect(boundaries.nearest(below: up(900), of: number) == 500)
      #expect(boundaries.nearest(below: up(500), of: number) == 40)
      #expect(boundaries.nearest(below: up(4), of: number) == 3)
      #expect(boundaries.nearest(below: up(3), of: number) == nil)
    }
  }

  @Test func `other bounds, folds and sides know nothing of it`() {
    var boundaries = PassedNumbers()
    boundaries.record(up(500), of: number)
    let other = Choice(900, bound: 1001)
    let folded = Choice(
      900,
      bound: 1000,
      fold: SimplestFirstOrder(shorterSide: 500, isLongerBelow: false)
    )
    let below = SimplestFirstOrder.Distance(magnitude: 900, isBelow: true)
    #expect(boundaries.nearest(below: up(900), of: other) == nil)
    #expect(boundaries.nearest(below: up(900), of: folded) == nil)
    #expect(boundaries.nearest(below: below, of: number) == nil)
  }

  @Test func `no more than 64 distances of a kind are kept`() {
    var boundaries = PassedNumbers()
    for magnitude in 1...64 as ClosedRange<UInt64> { boundaries.record(up(magnitude), of: number) }
    boundaries.record(up(700), of: number)
    #expect(boundaries.nearest(below: up(900), of: number) == 64)
  }

  // The hint may be wrong: cases can pass for another reason.
  @Test(arguments: [[], [[2]], [[400]], [[499]], [[500]], [[501]], [[900]], [[3], [499], [800]]])
  func `a threshold is found exactly for any passed numbers`(passing: [[UInt64]]) {
    let shrinker = Shrinker<Integers<Int>, Int>(
      generator: Integers(in: 0...1000),
      confirmations: 1
    ) { Verdict($0 >= 500 ? [1] : []) }
    for start in [500, 501, 777, 1000] as [UInt64] {
      #expect(shrinker.shrink([start], keeping: 1, passing: passing).value == 500)
    }
  }
}
