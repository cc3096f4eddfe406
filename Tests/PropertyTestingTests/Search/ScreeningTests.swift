import Testing

@testable import PropertyTesting

// Goal: two decisions that fail together are combined soon, at any positions.
@Suite struct ScreeningTests {
  @Test func `the first five decisions take every pair of levels in exactly one row`() {
    var met: [[UInt64]: Int] = [:]
    for index in 0..<ScreeningRow.count {
      var row = ScreeningRow(index)
      let levels = (0..<5).map { _ in row.next().rawValue }
      for (first, second) in pairs(5) {
        met[[UInt64(first), UInt64(second), levels[first], levels[second]], default: 0] += 1
      }
    }
    #expect(met.count == 10 * 25)
    #expect(met.values.allSatisfy { $0 == 1 })
  }

  @Test func `a level is a place in the range and any is left open`() {
    var places: [UInt64: Set<UInt64?>] = [:]
    for bound in [0, 1, 2, 3, 4, 9, .max] as [UInt64] {
      for index in 0..<ScreeningRow.count {
        var row = ScreeningRow(index)
        places[bound, default: []].insert(row.value(upTo: bound))
      }
    }
    #expect(places[0] == [0, nil])
    #expect(places[1] == [0, 1, nil])
    #expect(places[2] == [0, 1, 2, nil])
    #expect(places[3] == [0, 1, 2, 3, nil])
    #expect(places[4] == [0, 1, 3, 4, nil])
    #expect(places[9] == [0, 1, 8, 9, nil])
    #expect(places[.max] == [0, 1, UInt64.max - 1, UInt64.max, nil])
  }

  private func pairs(_ count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { first in ((first + 1)..<count).map { (first, $0) } }
  }

  /// The first cases of a search over ten options of five values each.
  private func cases(screened: Bool, seed: UInt64) -> [[Int]] {
    var options = SearchOptions()
    if !screened { options.screeningCases = 0 }
    let island = Island<_, Int>(
      seed: seed,
      index: 0,
      of: 1,
      cases: 54,
      generator: Elements(0..<5).list(count: 10),
      options: options
    )
    var cases: [[Int]] = []
    _ = island.run { list, _ in
      cases.append(list)
      return .passed
    }
    return cases
  }

  /// Returns the number of pairs of values of two options that are in no case, except pairs of
  /// options that are five apart.
  private func missed(_ cases: [[Int]]) -> Int {
    let values = [0, 1, 3, 4]
    return pairs(10).filter { ($0.1 - $0.0) % 5 != 0 }.reduce(0) { count, pair in
      let met = Set(cases.map { [$0[pair.0], $0[pair.1]] })
      let all = values.flatMap { one in values.map { [one, $0] } }
      return count + all.filter { !met.contains($0) }.count
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a pair of option values among ten options of five is found within 54 cases`(seed: UInt64) {
    #expect(missed(cases(screened: true, seed: seed)) == 0)
  }

  @Test func `without screening many pairs are missed`() {
    #expect(missed(cases(screened: false, seed: 1)) > 50)
  }

  @Test func `screened cases replay from their choices`() {
    let island = Island<_, String>(
      seed: 3,
      index: 0,
      of: 1,
      cases: 54,
      generator: DiaryGenerator()
    )
    let source = ChoiceSource()
    _ = island.run { diary, recorded in
      source.beginReplay(recorded.values)
      #expect(DiaryGenerator().generate(from: source) == diary)
      #expect(source.choices == recorded.choices)
      return .passed
    }
  }

  @Test func `a row ends, and with it everything that continues while a flag is set`() {
    let endless = Draw { source in
      var count = 0
      while source.flag() { count += 1 }
      return count
    }
    var longest = 0
    let island = Island<_, String>(seed: 1, index: 0, of: 1, cases: 50, generator: endless)
    let result = island.run { count, _ in
      longest = max(longest, count)
      return .passed
    }
    #expect(result.discarded == 0)
    #expect(longest >= 64)
    #expect(longest < 200)
  }

  // The only rule that is enabled at first is one that some rows never name.
  @Test
  func `steps are picked among those that are enabled, and only their arguments are screened`() {
    let island = Island<_, String>(
      seed: 1,
      index: 0,
      of: 1,
      cases: 50,
      generator: Commands(Counter(), upTo: 10)
    )
    var numbers: Set<Int64> = []
    let result = island.run { commands, _ in
      numbers.formUnion(commands)
      return .passed
    }
    #expect(result.judged == 50)
    #expect(numbers.isSuperset(of: [0, 1, 999_999, 1_000_000]))
  }
}

/// A counter that counts up, and down only if it is above zero.
private struct Counter: StateMachine {
  let initialModel: Int64 = 0
  var rules: [Rule<Int64, Int64>] {
    [
      Rule("down", -1) { $0 > 0 }, Rule("never", -1) { _ in false },
      Rule("up") { _, source in source.draw(in: 0...1_000_000) },
    ]
  }
  func advance(_ model: inout Int64, by command: Int64, as step: Step) { model += command }
  func makeSystem() {}
  func perform(_: Int64, as _: Step, on _: inout Void, from _: Int64) -> [String] { [] }
}
