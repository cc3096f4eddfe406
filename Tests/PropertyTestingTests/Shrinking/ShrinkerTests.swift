import PropertyTesting
import Testing

// Goal: a shrink never claims more than it knows, and never asks for a known verdict.
@Suite struct ShrinkerTests {
  private func start(_ fault: DiaryFault, seed: UInt64 = 3) throws -> [UInt64] {
    let island = Island<DiaryGenerator, DiaryFault>(
      seed: seed,
      index: 0,
      of: 1,
      cases: 2000,
      generator: DiaryGenerator(),
      options: .randomAtFullSize
    )
    let result = island.runUntilFailure { diary, _ in
      DiaryFault.all(in: diary).contains(fault) ? .failed([fault]) : .passed
    }
    return try #require(result.failures.first).choices
  }

  @Test func `no diary is judged twice after the confirmations`() throws {
    var asked: [Diary: Int] = [:]
    let shrinker = Shrinker<DiaryGenerator, DiaryFault>(
      generator: DiaryGenerator(),
      confirmations: 3
    ) { diary in
      asked[diary, default: 0] += 1
      return Verdict(DiaryFault.all(in: diary))
    }
    let result = shrinker.shrink(try start(.quickReturn), keeping: .quickReturn)
    #expect(asked.values.reduce(0, +) == result.calls)
    #expect(asked.values.sorted().suffix(2) == [1, 3])
  }

  @Test func `a failure that does not repeat is flaky and is not shrunk`() throws {
    var calls = 0
    let shrinker = Shrinker<DiaryGenerator, DiaryFault>(generator: DiaryGenerator()) { _ in
      calls += 1
      return calls % 3 == 1 ? .failed([.late]) : .passed
    }
    let start = try start(.late)
    let result = shrinker.shrink(start, keeping: .late)
    #expect(result.end == .flaky(shown: 4, runs: 10))
    #expect(result.values == start)
    #expect(result.steps == 0)
    #expect(calls == 10)
  }

  @Test func `a start that never fails is flaky with no showing`() {
    let shrinker = Shrinker<DiaryGenerator, DiaryFault>(generator: DiaryGenerator()) { _ in .passed
    }
    #expect(shrinker.shrink([], keeping: .late).end == .flaky(shown: 0, runs: 10))
  }

  @Test func `each of several failures of one case ends at its own minimum`() throws {
    let shrinker = Shrinker<DiaryGenerator, DiaryFault>(generator: DiaryGenerator()) {
      Verdict(DiaryFault.all(in: $0))
    }
    for fault in [DiaryFault.quickReturn, .late, .exhausted] {
      let result = shrinker.shrink(try start(fault), keeping: fault)
      #expect(result.end == .minimal)
      #expect(DiaryFault.all(in: result.value) == [fault])
      #expect(!result.slipped.map(\.failure).contains(fault))
      for slip in result.slipped {
        let source = ChoiceSource()
        source.beginReplay(slip.choices)
        #expect(DiaryFault.all(in: DiaryGenerator().generate(from: source)).contains(slip.failure))
      }
    }
  }

  // A long list breaks in one way and a short one in another: shrinking must not slip.
  @Test func `what turns into another failure is reported apart and not taken`() {
    let lists = Integers(in: 0...9).list(count: 0...20)
    let shrinker = Shrinker<Lists<Integers<Int>>, String>(generator: lists) { list in
      list.count >= 7 ? .failed(["long"]) : list.contains(5) ? .failed(["five"]) : .passed
    }
    let source = ChoiceSource()
    source.beginReplay((0..<12).flatMap { _ in [1, 5] } + [0])
    _ = lists.generate(from: source)
    let result = shrinker.shrink(source.values, keeping: "long")
    #expect(result.value == [0, 0, 0, 0, 0, 0, 0])
    #expect(result.slipped.map(\.failure) == ["five"])
    let other = shrinker.shrink(result.slipped[0].choices, keeping: "five")
    #expect(other.value == [5])
  }

  @Test func `a spent budget is reported and shrinking continues from there`() throws {
    let start = try start(.quickReturn)
    func shrink(_ from: [UInt64], budget: Int) -> ShrinkResult<Diary, DiaryFault> {
      Shrinker(generator: DiaryGenerator(), budget: budget, confirmations: 1) {
        Verdict(DiaryFault.all(in: $0))
      }.shrink(from, keeping: .quickReturn)
    }
    var result = shrink(start, budget: 15)
    #expect(result.end == .budgetSpent)
    #expect(result.calls == 15)
    #expect(result.values.count < start.count)
    var rounds = 0
    while result.end == .budgetSpent, rounds < 100 {
      result = shrink(result.values, budget: 60)
      rounds += 1
    }
    #expect(result.end == .minimal || rounds == 100)
    #expect(result.value == shrink(start, budget: 1000).value)
  }

  @Test(arguments: [4, 10, 25])
  func `a shrink that continues with its memory asks nothing twice`(budget: Int) throws {
    let start = try start(.quickReturn)
    var asked: [Diary: Int] = [:]
    func shrink(
      _ from: [UInt64],
      budget: Int,
      memory: ShrinkMemory = ShrinkMemory()
    ) -> ShrinkResult<Diary, DiaryFault> {
      Shrinker(generator: DiaryGenerator(), budget: budget, confirmations: 1) {
        asked[$0, default: 0] += 1
        return Verdict(DiaryFault.all(in: $0))
      }.shrink(from, keeping: .quickReturn, memory: memory)
    }
    let whole = shrink(start, budget: 1000)
    asked = [:]
    var result = shrink(start, budget: budget)
    var starts = [result.value]
    while result.end == .budgetSpent {
      result = shrink(result.values, budget: budget, memory: result.memory)
      starts.append(result.value)
    }
    #expect(starts.count > 2)
    #expect(result.value == whole.value)
    // A case is judged again only at the beginning of a part, to confirm it.
    #expect(asked.filter { $0.value > 1 }.keys.allSatisfy { starts.contains($0) })
  }

  @Test func `a minimal result comes with the number of neighbours that do not show the failure`()
    throws
  {
    var refused: Set<Diary> = []
    let shrinker = Shrinker<DiaryGenerator, DiaryFault>(generator: DiaryGenerator()) { diary in
      let faults = DiaryFault.all(in: diary)
      if !faults.contains(.late) { refused.insert(diary) }
      return Verdict(faults)
    }
    let result = shrinker.shrink(try start(.late), keeping: .late)
    #expect(result.end == .minimal)
    let proved = try #require(result.certificate)
    #expect(proved > 2 && proved <= refused.count)
    let cut = Shrinker<DiaryGenerator, DiaryFault>(generator: DiaryGenerator(), budget: 9) {
      Verdict(DiaryFault.all(in: $0))
    }
    #expect(cut.shrink(try start(.late), keeping: .late).certificate == nil)
  }

  @Test func `cases that passed show where a threshold must be sought`() {
    let number = Integers(in: 0...1_000_000_000)
    var asked = 0
    let shrinker = Shrinker<Integers<Int>, Int>(generator: number, confirmations: 1) {
      asked += 1
      return Verdict($0 >= 777_777_777 ? [1] : [])
    }
    let passing: [[UInt64]] = [[3], [777_770_000], [500_000_000]]
    let taught = shrinker.shrink([987_654_321], keeping: 1, passing: passing)
    let callsWhenTaught = asked
    asked = 0
    let untaught = shrinker.shrink([987_654_321], keeping: 1)
    #expect(taught.value == 777_777_777)
    #expect(untaught.value == 777_777_777)
    #expect(callsWhenTaught < asked)
  }

  @Test func `an interrupted shrink keeps what it has and reports each step`() throws {
    var progress: [ShrinkProgress] = []
    let shrinker = Shrinker<DiaryGenerator, DiaryFault>(generator: DiaryGenerator()) {
      Verdict(DiaryFault.all(in: $0))
    }
    let result = shrinker.shrink(
      try start(.late),
      keeping: .late,
      shouldStop: { progress.count == 3 },
      onProgress: { progress.append($0) }
    )
    #expect(result.end == .interrupted)
    #expect(result.steps == 3)
    #expect(progress.map(\.count) == progress.map(\.count).sorted(by: >))
    #expect(DiaryFault.all(in: result.value).contains(.late))
  }
}
