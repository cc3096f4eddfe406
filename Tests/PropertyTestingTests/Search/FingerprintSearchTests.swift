import Testing

@testable import PropertyTesting

// Goal: states that are reached seldom are gone on from, and that finds what chance does not.
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

  @Test func `the shortest way to a state is kept, cut where it was reached`() {
    var explored = ExploredStates()
    let source = ChoiceSource()
    for length in [5, 2, 3] {
      source.beginReplay(Array(repeating: UInt64(length), count: 9))
      for _ in 0..<length { _ = source.draw(upTo: 9) }
      source.fingerprint(1)
      _ = source.draw(upTo: 9)
      explored.note(source)
    }
    var generator = Xoshiro256(seed: 0)
    #expect(explored.beginning(by: &generator)?.values == [2, 2])
  }

  @Test func `the state reached most seldom is gone on from most often`() {
    var explored = ExploredStates()
    let source = ChoiceSource()
    for index in 0..<40 {
      source.beginReplay([UInt64(index % 10 == 0 ? 1 : 0)])
      source.fingerprint(source.draw(upTo: 1))
      _ = source.draw(upTo: 9)
      explored.note(source)
    }
    var generator = Xoshiro256(seed: 0)
    let rare = (0..<30).filter { _ in explored.beginning(by: &generator)?.values == [1] }.count
    #expect(rare > 15)
    #expect(rare < 30)
  }
}
