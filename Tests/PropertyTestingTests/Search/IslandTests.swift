import PropertyTesting
import Testing

// Goal: a campaign does not depend on which worker runs which island when.
@Suite struct IslandTests {
  private func island(_ index: Int, of islands: Int = 8, cases: Int = 400) -> Island<
    DiaryGenerator, DiaryFault
  > {
    Island(seed: 11, index: index, of: islands, cases: cases, generator: DiaryGenerator())
  }

  private func result(_ index: Int) -> IslandResult<DiaryFault> {
    island(index).run { diary, source in
      source.label(diary.events.isEmpty ? "idle" : "busy")
      source.observe("events", diary.events.count)
      return Verdict(DiaryFault.all(in: diary))
    }
  }

  @Test func `islands share the cases without gap or overlap`() {
    for cases in [0, 1, 7, 8, 9, 400] {
      #expect((0..<8).reduce(0) { $0 + island($1, cases: cases).share } == cases)
    }
  }

  @Test func `merging islands in any order gives the same result`() {
    let results = (0..<8).map(result)
    var forward = IslandResult<DiaryFault>()
    for one in results { forward.merge(one) }
    var backward = IslandResult<DiaryFault>()
    for one in results.reversed() { backward.merge(one) }
    var paired = IslandResult<DiaryFault>()
    for index in stride(from: 0, to: 8, by: 2) {
      var pair = results[index + 1]
      pair.merge(results[index])
      paired.merge(pair)
    }
    #expect(forward == backward)
    #expect(forward == paired)
    #expect(forward.cases == 400)
    #expect(!forward.failures.isEmpty)
  }

  @Test func `workers on other tasks see the same cases`() async {
    let alone = (0..<8).map(result)
    let together = await withTaskGroup(of: (Int, IslandResult<DiaryFault>).self) { group in
      for index in 0..<8 { group.addTask { (index, self.result(index)) } }
      var results: [Int: IslandResult<DiaryFault>] = [:]
      for await (index, one) in group { results[index] = one }
      return results
    }
    for index in 0..<8 { #expect(together[index] == alone[index]) }
  }

  @Test func `a failure is kept with its first case and replays from its choices`() {
    let source = ChoiceSource()
    for found in (0..<8).flatMap({ result($0).failures }) {
      source.beginReplay(found.choices)
      let diary = DiaryGenerator().generate(from: source)
      #expect(DiaryFault.all(in: diary).contains(found.failure))
    }
  }

  @Test func `the first case of the campaign is the simplest`() {
    var first: Diary?
    _ = island(0).run { diary, _ in
      first = first ?? diary
      return .passed
    }
    #expect(first == Diary())
  }

  @Test func `an island stops on request`() {
    var cases = 0
    let result = island(1).run(
      property: { _, _ in
        cases += 1
        return .passed
      },
      shouldStop: { cases == 5 }
    )
    #expect(cases == 5)
    #expect(result.isCut)
    #expect(result.judged == 5)
  }

  @Test func `discarded cases are counted apart and note nothing`() {
    let result = island(1).run { diary, source in
      source.label("seen")
      if diary.events.count % 2 == 1 { return .discarded }
      if diary.profile == 0 { source.reject() }
      return .passed
    }
    #expect(result.discarded > 0)
    #expect(result.judged + result.discarded == island(1).share)
    #expect(result.statistics.count(of: "seen") == result.judged)
  }

  @Test func `growing an island's campaign does not change the cases it had`() {
    func diaries(_ cases: Int) -> [Diary] {
      var seen: [Diary] = []
      _ = island(3, cases: cases).run { diary, _ in
        seen.append(diary)
        return .passed
      }
      return seen
    }
    let (short, long) = (diaries(200), diaries(400))
    #expect(short == Array(long.prefix(short.count)))
  }
}
