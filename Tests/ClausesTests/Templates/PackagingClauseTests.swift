// Goal: a clause of packaging breaks if the project has its own mistake, and ignores the others.
// Method: every clause of that form with every setting.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct PackagingClauseTests {
  private static let clauses: [(id: String, setting: TargetSetting)] = [
    ("AG-01.app", GroupsOfApp.setting), ("VW-14.configuration", IntentsOfApp.setting),
    ("CR-61", VersionsEqual.setting), ("CR-62", IdentifierOfApp.setting),
    ("CR-63", CatalogsOfExtension.setting), ("CR-64", KindsReloaded.setting),
    ("CR-65", SystemsOfApp.setting), ("CR-66", TransportOfApp.setting),
  ]

  private func tally(
    _ id: String,
    _ effect: SideEffect.Kind,
    _ setting: TargetSetting
  ) throws -> Tally {
    try TraceBuilder().added().reload(1, .added)
      .did(1, effect, amount: Int64(ordinal(of: setting)), "what is wrong").judged(by: ClauseID(id))
  }

  @Test(arguments: clauses.map(\.id), TargetSetting.allCases)
  func `what is wrong is a violation of its own clause alone`(
    id: String,
    setting: TargetSetting
  ) throws {
    let isOwn = Self.clauses.contains { $0.id == id && $0.setting == setting }
    let wrong = try tally(id, .settingMissing, setting)
    expect(wrong, kinds: isOwn ? ["in the project"] : [])
    expect(wrong, situations: [0, isOwn ? 1 : 0])
    #expect(wrong.violations.allSatisfy { $0.message == "what is wrong" })
    expect(
      try tally(id, .settingFound, setting),
      kinds: [],
      situations: [isOwn ? 1 : 0, 0]
    )
  }

  @Test func `every matter of packaging is some clause's`() {
    #expect(Set(Self.clauses.map(\.setting)) == Set(TargetSetting.packaging))
  }
}
