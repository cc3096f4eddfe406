// Goal: a clause of settings breaks if one of its own entries is missing, and ignores the others.
// Method: every clause of that form with every entry.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct SettingClauseTests {
  private static let clauses: [(id: String, settings: [TargetSetting])] = [
    ("AG-01.configuration", GroupsEntitled.settings),
    ("WC-14.configuration", PushesEntitled.settings),
    ("DL-16.configuration", LocationWanted.settings),
    ("RV-06.configuration", CluesPermitted.settings),
    ("LA-04.configuration", ActivitiesDeclared.settings),
    ("VW-33.configuration", ShownWhenLocked.settings),
    ("FM-19.configuration", MigrationComplete.settings),
  ]

  private func tally(
    _ id: String,
    _ effect: SideEffect.Kind,
    _ setting: TargetSetting
  ) throws -> Tally {
    try TraceBuilder().added().reload(1, .added)
      .did(1, effect, amount: Int64(ordinal(of: setting)), "what needs it").judged(by: ClauseID(id))
  }

  @Test(arguments: clauses.map(\.id), TargetSetting.allCases)
  func `an entry that is missing is a violation of its own clause alone`(
    id: String,
    setting: TargetSetting
  ) throws {
    let settings = try #require(Self.clauses.first { $0.id == id }).settings
    let isOwn = settings.contains(setting)
    let missing = try tally(id, .settingMissing, setting)
    expect(missing, kinds: isOwn ? ["not in the settings"] : [])
    expect(missing, situations: [0, isOwn ? 1 : 0])
    #expect(missing.violations.allSatisfy { $0.message.contains("what needs it") })
    let found = try tally(id, .settingFound, setting)
    expect(found, kinds: [], situations: [isOwn ? 1 : 0, 0])
  }

  @Test func `every entry is some clause's`() {
    let packaging = Set(TargetSetting.packaging)
    #expect(
      Set(Self.clauses.flatMap(\.settings)) == Set(TargetSetting.allCases).subtracting(packaging)
    )
  }

  @Test func `a clause applies only where its entries are known and needed`() throws {
    for (id, _) in Self.clauses {
      let clause = try #require(Clause.named(ClauseID(id)))
      #expect(clause.inapplicable(to: [.realCode, .timelines, .activities]) != nil, "\(id)")
    }
  }
}
