import Testing

@testable import PropertyTesting

// Goal: a search varies the closest case of each feature that cases reported.
@Suite struct CoveringCasesTests {
  private static let bytes = Integers<UInt8>().list(count: 0...12)

  /// Runs cases that report how many of the first bytes are right, and returns the most.
  private func longestPrefix(closeness: Bool, _ options: SearchOptions) -> Int {
    let code: [UInt8] = [201, 57, 133, 250, 98]
    var longest = 0
    let island = Island<_, String>(
      seed: 5,
      index: 0,
      of: 1,
      cases: 20_000,
      generator: Self.bytes,
      options: options
    )
    _ = island.run { value, source in
      var count = 0
      for (byte, wanted) in zip(value, code) {
        let place = UInt64(count)
        if closeness {
          source.cover(100 + place, closeness: 8 - (byte ^ wanted).nonzeroBitCount)
        }
        guard byte == wanted else { break }
        count += 1
        source.cover(place)
      }
      longest = max(longest, count)
      return .passed
    }
    return longest
  }

  @Test func `features and closeness lead through conditions in a row`() {
    #expect(longestPrefix(closeness: true, SearchOptions()) == 5)
    #expect(longestPrefix(closeness: false, SearchOptions()) < 5)
  }

  @Test func `an option turns them off`() {
    var options = SearchOptions()
    options.followsCoverage = false
    #expect(longestPrefix(closeness: true, options) < 3)
  }

  @Test func `the closest and then the shortest case of a feature is kept`() {
    var cases = CoveringCases()
    let source = ChoiceSource()
    func record(_ values: [UInt64], closeness: Int) {
      source.beginReplay(values)
      for _ in values { _ = source.draw(upTo: 99) }
      source.cover(1, closeness: closeness)
      cases.record(source)
    }
    record([1, 2, 3], closeness: 4)
    record([9, 9], closeness: 3)
    #expect(cases.kept == [[1, 2, 3]])
    // An equally close case replaces it, so that the search can cross plateaus.
    record([5, 6, 7], closeness: 4)
    #expect(cases.kept == [[5, 6, 7]])
    record([5, 6], closeness: 4)
    #expect(cases.kept == [[5, 6]])
    record([7, 7, 7, 7], closeness: 5)
    #expect(cases.kept == [[7, 7, 7, 7]])
  }

  @Test func `a new case is varied as often as those before it`() {
    var cases = CoveringCases()
    let source = ChoiceSource()
    var generator = Xoshiro256(seed: 1)
    for feature in 0..<3 as Range<UInt64> {
      source.beginReplay([feature, 0])
      for _ in 0..<2 { _ = source.draw(upTo: 99) }
      source.cover(feature)
      cases.record(source)
      for _ in 0..<30 { _ = cases.variation(by: &generator) }
    }
    #expect(cases.variations == [30, 30, 30])
  }

  @Test func `a repeated span stands behind its original, with its inner spans`() {
    let source = ChoiceSource()
    let lists = Integers(in: 0...9).list(count: 0...4).list(count: 0...4)
    source.beginRandom(Xoshiro256(seed: 3))
    let value = lists.generate(from: source)
    var candidate = Candidate(values: source.values, spans: source.spans)
    let inner = candidate.spans.indices.filter { candidate.spans[$0].depth == 1 }
    guard let second = inner.dropFirst().first, value.count < 4 else {
      Issue.record("the seed gives \(value)")
      return
    }
    candidate.repeatSpan(second)
    source.beginReplay(candidate)
    var expected = value
    expected.insert(value[1], at: 1)
    #expect(lists.generate(from: source) == expected)
    #expect(source.values == candidate.values)
    #expect(source.spans == candidate.spans)
  }
}
