import PropertyTesting
import Testing

@Suite struct StatisticsTests {
  static let samples: [Statistics] = (0..<5).map { seed in
    var generator = Xoshiro256(seed: UInt64(seed))
    var statistics = Statistics()
    for _ in 0..<seed * 4 {
      statistics.count(["a", "b", "c"][Int(generator.next(upTo: 2))])
      statistics.observe(["x", "y"][Int(generator.next(upTo: 1))], Int(generator.next(upTo: 99)))
    }
    return statistics
  }

  private func merged(_ one: Statistics, _ two: Statistics) -> Statistics {
    var sum = one
    sum.merge(two)
    return sum
  }

  @Test func `merging is commutative, associative and has a neutral element`() {
    for a in Self.samples {
      #expect(merged(a, Statistics()) == a)
      for b in Self.samples {
        #expect(merged(a, b) == merged(b, a))
        for c in Self.samples { #expect(merged(merged(a, b), c) == merged(a, merged(b, c))) }
      }
    }
  }

  @Test func `everything is listed in the order of names`() {
    var statistics = Statistics()
    for label in ["d", "a", "c", "a"] { statistics.count(label) }
    for (name, number) in [("z", 3), ("y", -4), ("z", 9)] { statistics.observe(name, number) }
    #expect(statistics.labels.map(\.label) == ["a", "c", "d"])
    #expect(statistics.labels.map(\.count) == [2, 1, 1])
    #expect(statistics.observations.map(\.name) == ["y", "z"])
    let summary = statistics.observations[1].summary
    #expect((summary.count, summary.least, summary.greatest, summary.mean) == (2, 3, 9, 6))
  }
}
