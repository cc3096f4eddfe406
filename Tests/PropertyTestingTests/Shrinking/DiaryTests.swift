import PropertyTesting
import Testing

// Goal: long records with optional fields, times and lists have one minimum for each fault.
// Method: random starts at full size; the same passes work on drawn choices and on written choices.
@Suite struct DiaryTests {
  static let minima: [DiaryFault: Diary] = [
    .quickReturn: Diary(events: [Diary.Event(kind: 3), Diary.Event(kind: 1)]),
    .exhausted: Diary(widgets: [[0]], events: [Diary.Event(kind: 5, times: 41)]),
    .late: Diary(events: [Diary.Event(kind: 2, microsecond: 86_400_000_001)]),
    .noted: Diary(profile: 1, events: [Diary.Event(kind: 6, note: -6)]),
  ]

  @Test(arguments: DiaryFault.allCases)
  func `every start of a fault ends at the same diary`(fault: DiaryFault) throws {
    let shrinker = Shrinker<DiaryGenerator, DiaryFault>(generator: DiaryGenerator()) {
      Verdict(DiaryFault.all(in: $0))
    }
    for seed in 0..<10 {
      let island = Island<DiaryGenerator, DiaryFault>(
        seed: UInt64(seed),
        index: 0,
        of: 1,
        cases: 1000,
        generator: DiaryGenerator(),
        options: .randomAtFullSize
      )
      let search = island.runUntilFailure { diary, _ in
        DiaryFault.all(in: diary).contains(fault) ? .failed([fault]) : .passed
      }
      let found = try #require(search.failures.first)
      let result = shrinker.shrink(found.choices, keeping: fault)
      #expect(result.value == Self.minima[fault])
      #expect(result.end == .minimal)
      #expect(result.calls < 250)
    }
  }
}
