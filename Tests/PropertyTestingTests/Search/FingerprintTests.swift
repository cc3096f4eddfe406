import Testing

@testable import PropertyTesting

// Goal: a search with reported states continues from rare ones; without them it is unchanged.
@Suite struct FingerprintTests {
  private func casesToReach<Machine: StateMachine>(
    _ machine: Machine,
    seed: UInt64,
    _ options: SearchOptions
  ) -> Int where Machine.Failure == String {
    let island = Island(
      seed: seed,
      index: 0,
      of: 1,
      cases: 500,
      generator: Commands(machine, upTo: 40),
      failure: String.self,
      options: options
    )
    let result = island.runUntilFailure { machine.verdict(on: $0, reportingTo: $1) }
    return result.failures.first.map { $0.caseIndex + 1 } ?? 500
  }

  private var blind: SearchOptions {
    var options = SearchOptions()
    options.usesFingerprints = false
    return options
  }

  @Test(arguments: [(true, false), (false, true)])
  func `states of the model or of the system lead the search through a lock`(
    reportsModel: Bool,
    reportsSystem: Bool
  ) {
    let lock = CombinationLock(reportsModel: reportsModel, reportsSystem: reportsSystem)
    let led = (0..<5).map { casesToReach(lock, seed: $0, SearchOptions()) }.sorted()[2]
    let unled = (0..<5).map { casesToReach(lock, seed: $0, blind) }.sorted()[2]
    #expect(led < 100)
    #expect(unled > 4 * led)
  }

  @Test func `states that are known only when a case is over lead the search, too`() {
    let secret = [3, 1, 4, 1, 5]
    func cases(_ options: SearchOptions, seed: UInt64) -> Int {
      let island = Island<Lists<Integers<Int>>, String>(
        seed: seed,
        index: 0,
        of: 1,
        cases: 3000,
        generator: Integers(in: 0...15).list(count: 5...5),
        options: options
      )
      let result = island.runUntilFailure { list, source in
        let right = zip(list, secret).prefix { $0 == $1 }.count
        source.fingerprint(UInt64(right))
        return right == secret.count ? .failed(["open"]) : .passed
      }
      return result.failures.first.map { $0.caseIndex + 1 } ?? 3000
    }
    #expect((0..<5).map { cases(SearchOptions(), seed: $0) }.sorted()[2] < 2000)
    #expect((0..<5).map { cases(blind, seed: $0) }.sorted()[2] == 3000)
  }

  @Test func `nothing changes when no state is reported`() {
    func cases(_ options: SearchOptions) -> [[Lift.Command]] {
      var lift = Lift(top: 5)
      lift.reportsStates = false
      var seen: [[Lift.Command]] = []
      let island = Island<Commands<Lift>, String>(
        seed: 3,
        index: 0,
        of: 1,
        cases: 60,
        generator: Commands(lift),
        options: options
      )
      _ = island.run { commands, _ in
        seen.append(commands)
        return .passed
      }
      return seen
    }
    #expect(cases(SearchOptions()) == cases(blind))
  }

  @Test func `a case continues from the way to a state`() {
    let source = ChoiceSource()
    source.beginReplay([1, 1, 1, 1, 1, 2, 0])
    let lift = Commands(Lift(top: 3), upTo: 10)
    #expect(lift.generate(from: source) == [.up, .up, .open])
    var states = ExploredStates()
    states.record(source)
    var ways: Set<[UInt64]> = []
    var random = Xoshiro256(seed: 1)
    for seed in 0..<40 {
      guard let way = states.beginning(by: &random) else { continue }
      ways.insert(way.values)
      source.beginReplay(way, then: Xoshiro256(seed: UInt64(seed)))
      #expect(lift.generate(from: source).count >= way.values.count / 2)
      #expect(Array(source.values.prefix(way.values.count)) == way.values)
    }
    #expect(ways == [[], [1, 1], [1, 1, 1, 1], [1, 1, 1, 1, 1, 2]])
  }

  @Test func `a shorter way to a known state takes the place of a longer one`() {
    let source = ChoiceSource()
    let lift = Commands(Lift(top: 3), upTo: 10)
    var states = ExploredStates()
    for choices: [UInt64] in [[1, 1, 1, 0, 1, 2, 0], [1, 2, 0]] {
      source.beginReplay(choices)
      _ = lift.generate(from: source)
      states.record(source)
    }
    var random = Xoshiro256(seed: 1)
    let longest = (0..<40).compactMap { _ in states.beginning(by: &random)?.values.count }.max()
    #expect(longest == 2)
  }

  @Test func `what a filter takes back reached no state`() {
    let source = ChoiceSource()
    source.beginRandom(Xoshiro256(seed: 1))
    let numbers = Draw { source in
      let number = source.draw(upTo: 9)
      source.fingerprint(number)
      return number
    }
    _ = numbers.filter { $0 == 4 }.generate(from: source)
    let reached = source.reached.elements.map(\.state)
    #expect(!source.isRejected)
    #expect(reached == [4])
    source.beginSimplest()
    let left = source.reached.elements
    #expect(left.isEmpty)
  }

  @Test func `a fingerprint distinguishes small states`() {
    var seen: Set<UInt64> = []
    for one in 0..<50 {
      for two in 0..<50 {
        var fingerprint = Fingerprint()
        fingerprint.combine(one)
        fingerprint.combine(two)
        seen.insert(fingerprint.value)
      }
    }
    #expect(seen.count == 2500)
    var (one, two) = (Fingerprint(), Fingerprint())
    for text in ["ab", "c"] { one.combine(text) }
    for text in ["a", "bc"] { two.combine(text) }
    #expect(one != two)
  }
}
