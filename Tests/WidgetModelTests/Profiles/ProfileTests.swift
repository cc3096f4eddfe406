import Testing
import WidgetModel

// Goal: every number of every profile stands on somebody's word, and says on whose.
@Suite struct ProfileTests {
  @Test(arguments: Profile.catalogue)
  func `every number has a source that can be looked up`(profile: Profile) {
    let assumptions = Set(Assumption.catalogue.map(\.id))
    for key in ProfileKey.allCases {
      let source = profile.source(of: key)
      let parts = source.fact.split(separator: "-")
      #expect(parts.count == 2 && Int(parts.last ?? "") != nil, "\(key): \(source.fact)")
      #expect(source.kind != .user, "\(key) of a profile is nobody's setting")
      if source.kind == .assumed || parts.first == "AS" {
        #expect(source.kind == .assumed && assumptions.contains(source.fact), "\(key): \(source)")
      }
    }
  }

  @Test(arguments: Profile.catalogue)
  func `every value survives its text`(profile: Profile) {
    for key in ProfileKey.allCases {
      let text = key.unit.text(profile[key])
      #expect(key.unit.value(text) == profile[key], "\(key): \(text)")
    }
  }

  @Test(arguments: Profile.catalogue)
  func `a budget can be spent and refilled`(profile: Profile) {
    #expect(profile[.budgetBurst] >= 1 && profile[.budgetBurst] < profile[.dailyReloads])
    #expect(profile.interval(.timelineSoftDeadline) <= profile.interval(.timelineHardDeadline))
  }

  @Test func `names are unique and found, and one that is unknown is not`() {
    let names = Profile.catalogue.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(Profile.named(name)?.name == name) }
    #expect(Profile.named("ios26") == nil)
    #expect(Profile.named(Scenario.defaultProfile) != nil)
  }

  @Test func `assumptions have unique ids in order`() {
    let ids = Assumption.catalogue.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test func `a number that a person sets stands on that person's word`() {
    var profile = Profile.iOS26
    profile[.dailyReloads] = 40
    #expect(profile[.dailyReloads] == 40)
    #expect(profile.source(of: .dailyReloads) == .user)
    #expect(profile.source(of: .budgetBurst) == Profile.iOS26.source(of: .budgetBurst))
  }

  @Test(arguments: [
    (ProfileKey.timelineHardDeadline, "28"), (.timelineHardDeadline, "-1s"),
    (.dailyReloads, "many"),
    (.dailyReloads, "-1"), (.interactive, "yes"), (.exemptCauses, "app+"), (.exemptCauses, ""),
    (.linkFamilies, "small"), (.budgetModel, "bucket"), (.budgetScope, ""), (.memoryLimit, "30MB"),
  ])
  func `a text that is no value of the key is none`(key: ProfileKey, text: String) {
    #expect(key.unit.value(text) == nil)
  }

  @Test func `settings of a scenario change its profile and nothing else`() throws {
    var scenario = Scenario()
    scenario.settings = [Setting(.dailyReloads, 40), Setting(.exemptCauses, 0)]
    let profile = try #require(scenario.resolvedProfile)
    for key in ProfileKey.allCases {
      switch key {
      case .dailyReloads: #expect(profile[key] == 40)
      case .exemptCauses: #expect(profile[key] == 0)
      default: #expect(profile[key] == Profile.iOS26[key])
      }
    }
  }
}
