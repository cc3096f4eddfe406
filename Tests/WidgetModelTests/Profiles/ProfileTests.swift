import PlatformFacts
import Testing
import WidgetModel

// Goal: every number of every profile has a source, and names it.
@Suite struct ProfileTests {
  @Test(arguments: Profile.catalogue)
  func `the source of a number says what the fact says`(profile: Profile) {
    for key in ProfileKey.allCases {
      let source = profile.source(of: key)
      switch source {
      case .apple(let id):
        let says = id.fact.evidence.says
        #expect(says.contains(.documentation) || says.contains(.session), "\(key): \(id)")
      case .staff(let id): #expect(id.fact.evidence.says.contains(.staff), "\(key): \(id)")
      case .community(let id): #expect(id.fact.evidence.says.contains(.community), "\(key): \(id)")
      case .brief(let id):
        let briefs = Brief.allCases.map { Authority.brief($0) }
        #expect(briefs.contains { id.fact.evidence.says.contains($0) }, "\(key): \(id)")
      case .assumed: break
      case .user, .exact: Issue.record("\(key) of a profile is nobody's setting")
      }
      #expect(ProfileSource(source.kind, source.text) == source, "\(key): \(source)")
    }
  }

  @Test(arguments: Profile.catalogue)
  func `nobody takes Apple's word for the deadline of a timeline, since there is none`(
    profile: Profile
  ) {
    for key in [ProfileKey.timelineSoftDeadline, .timelineHardDeadline] {
      switch profile.source(of: key) {
      case .brief(let fact): #expect([.dl02, .dl03].contains(fact), "\(key): \(fact)")
      // Apple's time for an intent, taken as the most generous for a timeline.
      case .apple(let fact): #expect(fact == .wc19 && profile.name == "lenient", "\(key): \(fact)")
      case let other: Issue.record("\(key) stands on \(other)")
      }
    }
  }

  @Test func `a profile that is judged exactly promises a tick, and says that nobody set it`() {
    let exact = Profile.iOS26.exact
    #expect(exact.interval(.servicePromise) == .tick)
    let source = exact.source(of: .servicePromise)
    #expect(source == .exact)
    #expect(ProfileSource(source.kind, source.text) == source)
    for key in ProfileKey.allCases where key != .servicePromise {
      #expect(exact[key] == Profile.iOS26[key])
      #expect(exact.source(of: key) == Profile.iOS26.source(of: key))
    }
  }

  @Test func `a source that cites something else than it may is none`() {
    #expect(ProfileSource(.apple, "AS-01") == nil)
    #expect(ProfileSource(.assumed, "TL-18") == nil)
    #expect(ProfileSource(.community, "TL-99") == nil)
    #expect(ProfileSource(.user, "--set") == .user)
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
  func `an invalid text for the key gives none`(key: ProfileKey, text: String) {
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
