import Testing

@testable import PropertyTesting

// Goal: the search continues from rarely reached states, which finds failures that chance does not.
@Suite struct FingerprintSearchTests {
  /// A lock that opens by one sequence of digits and forgets all of them after a wrong one.
  private static let digits: [UInt64] = [3, 1, 4, 1, 5, 2, 6, 0]

  private func casesToOpen(seed: UInt64, usesFingerprints: Bool, reports: Bool = true) -> Int? {
    let lock = Draw { source in
      var place = 0
      source.list(SpanLabel(60), max: 20) { _ in
        guard place < Self.digits.count else { return }
        place = source.draw(upTo: 7) == Self.digits[place] ? place + 1 : 0
        if reports { source.fingerprint(UInt64(place)) }
      }
      return place
    }
    var options = SearchOptions()
    options.usesFingerprints = usesFingerprints
    let island = Island<_, String>(
      seed: seed,
      index: 0,
      of: 1,
      cases: 3000,
      generator: lock,
      options: options
    )
    var isOpen = false
    let result = island.run(
      property: { place, _ in
        isOpen = place == Self.digits.count
        return isOpen ? .failed(["open"]) : .passed
      },
      shouldStop: { isOpen }
    )
    return result.failures.first?.caseIndex
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a lock is opened from state to state and not by chance`(seed: UInt64) {
    #expect(casesToOpen(seed: seed, usesFingerprints: true) != nil)
    #expect(casesToOpen(seed: seed, usesFingerprints: false) == nil)
    #expect(casesToOpen(seed: seed, usesFingerprints: true, reports: false) == nil)
  }

  /// Records cases that make some choices, report a state, and continue.
  private func recordCases(
    _ way: [UInt64],
    _ state: UInt64,
    times: Int,
    in explored: inout ExploredStates
  ) {
    let source = ChoiceSource()
    for _ in 0..<times {
      source.beginReplay(way)
      for _ in way { _ = source.draw(upTo: 9) }
      source.fingerprint(state)
      _ = source.draw(upTo: 9)
      explored.record(source)
    }
  }

  @Test func `the shortest way to a state is kept, cut where it was reached`() {
    var explored = ExploredStates()
    for length in [5, 2, 3] {
      recordCases(Array(repeating: UInt64(length), count: length), 1, times: 1, in: &explored)
    }
    recordCases([], 0, times: 20, in: &explored)
    var generator = Xoshiro256(seed: 0)
    #expect(explored.beginning(by: &generator)?.values == [2, 2])
  }

  @Test func `only states that few cases reach are gone on from`() {
    var explored = ExploredStates()
    recordCases([0], 0, times: 36, in: &explored)
    var generator = Xoshiro256(seed: 0)
    let common = explored.beginning(by: &generator)
    #expect(common == nil)
    recordCases([1], 1, times: 4, in: &explored)
    let beginnings = (0..<30).compactMap { _ in explored.beginning(by: &generator)?.values }
    // Each return counts as a visit, so no state stays rare forever.
    #expect((5..<30).contains(beginnings.count))
    #expect(beginnings.allSatisfy { $0 == [1] })
  }
}
