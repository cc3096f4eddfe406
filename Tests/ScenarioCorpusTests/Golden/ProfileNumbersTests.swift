import ScenarioCorpus
import Testing
import WidgetModel

// Goal: no number of a profile that a runtime uses can change without a golden file noticing.
// Method: each number becomes one smaller and one larger, each switch is inverted, each set loses
// or gains a member, in every file that does not set it itself; one of the files must break its
// promises.
@Suite struct ProfileNumbersTests {
  /// The numbers by which only a provider is judged, or only the promptness of a runtime: they
  /// change nothing else in a runtime's behaviour.
  static let judging: Set<ProfileKey> = [
    .timelineSoftDeadline, .expectsContainerBackground, .minEntrySpacing, .minDisplayGap,
    .activityMemoryLimit,
    .advisedEntries, .firstEntryTolerance, .callDebounce, .servicePromise,
  ]

  @Test(arguments: ProfileKey.allCases.filter { !judging.contains($0) })
  func `a number that changed is noticed by a golden file`(key: ProfileKey) throws {
    for change in key.unit.changes {
      let isNoticed = try GoldenFiles.all.contains { entry in
        var file = entry.file
        guard var profile = Profile.named(file.scenario.profile) else { return false }
        guard !file.scenario.settings.contains(where: { $0.key == key }) else { return false }
        profile[key] = change(profile[key])
        file.scenario.settings.append(Setting(key, profile[key]))
        return try !GoldenChecker.check(file, GoldenFiles.trace(of: file.scenario)).isEmpty
      }
      #expect(isNoticed, "\(key) changed from 1 to \(change(1))")
    }
  }

  /// The numbers that are irrelevant without Live Activities.
  static let ofActivities: Set<ProfileKey> = [
    .broadcastChannels, .transientActivities, .scheduledActivities, .activityPushBudget,
    .activityStartBudget,
  ]

  /// The numbers that only one profile has.
  static let own: [(profile: String, key: ProfileKey)] = Profile.catalogue.flatMap { profile in
    ProfileKey.allCases.filter { key in
      !judging.contains(key) && profile[key] != Profile.iOS26[key]
        && (profile.isOn(.liveActivities) || !ofActivities.contains(key))
    }.map { (profile.name, $0) }
  }

  @Test(arguments: own)
  func `a number that a profile has for itself is noticed by a golden file of the profile`(
    profile: String,
    key: ProfileKey
  ) throws {
    let isNoticed = try GoldenFiles.all.contains { entry in
      var file = entry.file
      guard file.scenario.profile == profile else { return false }
      guard !file.scenario.settings.contains(where: { $0.key == key }) else { return false }
      file.scenario.settings.append(Setting(key, Profile.iOS26[key]))
      return try !GoldenChecker.check(file, GoldenFiles.trace(of: file.scenario)).isEmpty
    }
    #expect(isNoticed, "\(profile): \(key)")
  }
}

extension ProfileUnit {
  /// The changes of a value: each returns a different value close to it.
  fileprivate var changes: [(Int64) -> Int64] {
    switch self {
    case .duration, .bytes, .count: [{ abs($0 - 1) }, { $0 + 1 }]
    case .flag: [{ 1 - $0 }]
    case .causes: ReloadCause.allCases.map { cause in { $0 ^ 1 << Int64(cause.number) } }
    case .families: Family.allCases.map { family in { $0 ^ 1 << Int64(family.number) } }
    case .budgetModel: (1...3).map { step in { ($0 + step) % 4 } }
    case .budgetScope: (1...2).map { step in { ($0 + step) % 3 } }
    }
  }
}
