import ScenarioCorpus
import Testing
import WidgetModel

// Goal: no number of a profile that a runtime goes by can change without a golden file noticing.
// Method: each number becomes one smaller and one larger, each switch the other way, each set another one,
// in every file that does not set it itself; one of the files has to break its promises.
@Suite struct ProfileNumbersTests {
  /// The anchor, which plays no part in any preset: a runtime need not know windows that are counted from it.
  static let unused: Set<ProfileKey> = [.budgetAnchor]

  /// The numbers by which a provider is judged, or a runtime only in its promptness: no runtime does anything
  /// else for them.
  static let judging: Set<ProfileKey> = [
    .timelineSoftDeadline, .expectsContainerBackground, .minEntrySpacing, .advisedEntries,
    .firstEntryTolerance, .callDebounce, .servicePromise,
  ]

  @Test func `no preset counts a budget from an anchor`() {
    #expect(Profile.catalogue.allSatisfy { $0.budgetModel != .anchoredWindow })
  }

  @Test(arguments: ProfileKey.allCases.filter { !judging.union(unused).contains($0) })
  func `a number that changed is noticed by a golden file`(key: ProfileKey) throws {
    for change in [-1, 1] as [Int64] {
      let isNoticed = try GoldenFiles.all.contains { entry in
        var file = entry.file
        guard var profile = Profile.named(file.scenario.profile) else { return false }
        guard !file.scenario.settings.contains(where: { $0.key == key }) else { return false }
        profile[key] = key.unit.neighbour(of: profile[key], change)
        file.scenario.settings.append(Setting(key, profile[key]))
        return try !GoldenChecker.check(file, GoldenFiles.trace(of: file.scenario)).isEmpty
      }
      #expect(isNoticed, "\(key) changed by \(change)")
    }
  }
}

extension ProfileUnit {
  /// Another value, near to one.
  fileprivate func neighbour(of value: Int64, _ change: Int64) -> Int64 {
    switch self {
    case .duration, .bytes, .count: abs(value + change)
    case .flag: 1 - value
    // Each set without its first member, and with all others.
    case .causes, .families: change < 0 ? value & (value - 1) : ~value & 0xFF | value
    case .budgetModel: (value + 4 + change) % 4
    case .budgetScope: (value + 3 + change) % 3
    }
  }
}
