import PropertyTesting
import Testing
import WidgetModel

@testable import ScenarioGeneration

// Goal: scenarios for real widgets name only declarations of a bundle, reach all of them, and are
// plain data that can be read back.
// Method: a few hundred cases each, with fixed seeds; the bundles differ in their declarations.
@Suite struct RealWidgetGenerationTests {
  @Test func `placements use declared widgets and families, and all of them`() throws {
    var seen: Set<String> = []
    for scenario in scenarios(of: .mixed, cases: 600) {
      #expect(scenario.widgets.map(\.name) == ["clock", "lamp", "ride", "city"])
      for (number, widget) in scenario.widgets.enumerated() {
        for placed in widget.placements {
          let families = BundleInterface.mixed.widgets[number].families.map(\.family)
          #expect(families.contains(placed.family))
          seen.insert("\(widget.name) \(placed.family.rawValue)")
        }
      }
    }
    #expect(
      seen == ["clock systemSmall", "clock systemMedium", "city accessoryInline"]
    )
  }

  @Test func `every way of using a bundle occurs, with an owner that has the part`() {
    var words: Set<Input.Word> = []
    for scenario in scenarios(of: .mixed, cases: 600) {
      for stimulus in scenario.workload {
        words.insert(stimulus.input.word)
        guard case .asked(_, _, let subject) = stimulus.input, let part = stimulus.input?.usedPart
        else { continue }
        let role = BundleInterface.mixed.widgets[Int(subject.widget.number)].role
        switch part {
        case .control, .controlAction: #expect(role == .control)
        case .activity: #expect(role == .activity)
        case .options, .relevance: #expect(role == .timeline)
        case .preview: Issue.record("a preview is not part of a random day")
        }
      }
    }
    // For real widgets nothing is added again yet, and their Live Activities belong to their code;
    // a server pushes to them and a person dismisses them.
    let others = Set(Input.Word.allCases.filter { Input.plain($0)?.concernsWidgets == false })
      .union([.none, .add, .preview]).subtracting([.pushActivity, .swipeActivity])
    #expect(words.isDisjoint(with: others))
    #expect(words.union(others) == Set(Input.Word.allCases))
  }

  @Test func `the gallery shows what is declared for it in each family, and nothing else`() {
    var seen: Set<String> = []
    for scenario in scenarios(of: .mixed, cases: 600) {
      for stimulus in scenario.workload {
        guard case .galleryOpened(let widget, let family) = stimulus.input else { continue }
        seen.insert("\(BundleInterface.mixed.widgets[Int(widget.number)].kind) \(family.rawValue)")
      }
    }
    #expect(seen == ["clock systemSmall", "clock systemMedium", "city accessoryInline"])
  }

  @Test func `a bundle without a control or an activity is never asked for one`() {
    for scenario in scenarios(of: .clockOnly, cases: 300) {
      for stimulus in scenario.workload {
        let word = stimulus.input.word
        #expect(word != .control && word != .controlAction && word != .activity)
      }
    }
  }

  @Test func `every kind of surroundings occurs, and most cases are friendly in each respect`() {
    var zones: Set<Surroundings.Zone> = []
    var networks: Set<Surroundings.Network> = []
    var stores: Set<Surroundings.Store> = []
    var values: Set<Surroundings.Values> = []
    var friendly = 0
    for scenario in scenarios(of: .clockOnly, cases: 600) {
      let around = scenario.device.surroundings
      zones.insert(around.zone)
      networks.insert(around.network)
      stores.insert(around.store)
      values.insert(around.values)
      if around.network == .fixtures { friendly += 1 }
    }
    #expect(zones.count == Surroundings.Zone.allCases.count)
    #expect(networks.count == Surroundings.Network.allCases.count)
    #expect(stores.count == Surroundings.Store.allCases.count)
    #expect(values.count == Surroundings.Values.allCases.count)
    #expect(friendly > 300)
  }

  @Test func `a person swipes a Live Activity away between two taps, where there are any`() {
    func count(_ bundle: BundleInterface) -> Int {
      scenarios(of: bundle, cases: 300).filter { scenario in
        let swipes = scenario.workload.filter { $0.input.word == .swipeActivity }
        return swipes.contains { swipe in
          [swipe.at - .minutes(1), swipe.at + .minutes(1)].allSatisfy { instant in
            scenario.workload.contains { $0.input.word == .tap && $0.at == instant }
          }
        }
      }
      .count
    }
    #expect(count(.mixed) > 15)
    #expect(count(.clockOnly) == 0)
  }

  @Test func `runs last a day at least`() {
    for scenario in scenarios(of: .clockOnly, cases: 300) { #expect(scenario.length >= .day) }
  }

  @Test func `scenarios are read back as they were written, and from their own choices`() throws {
    for scenario in scenarios(of: .mixed, cases: 200) {
      let json = JSONWriter.json(scenario)
      #expect(try JSONReader.value(Scenario.self, from: json) == scenario)
      let decoder = ScenarioDecoder(for: scenario)
      let source = ChoiceSource()
      source.beginReplay(decoder.choices(of: scenario))
      #expect(decoder.generate(from: source) == scenario)
    }
  }

  private func scenarios(of bundle: BundleInterface, cases: Int) -> [Scenario] {
    let generator = ScenarioGenerator(profile: .iOS26, bundle: bundle)
    let source = ChoiceSource()
    return (0..<cases).map { index in
      source.beginRandom(Xoshiro256(seed: 17, UInt64(index)))
      return generator.generate(from: source).scenario
    }
  }
}

extension BundleInterface {
  fileprivate static let clockOnly: BundleInterface = {
    var bundle = BundleInterface()
    bundle.widgets = [widget("clock", .timeline, .systemSmall, .systemMedium)]
    return bundle
  }()

  fileprivate static let mixed: BundleInterface = {
    var bundle = clockOnly
    var city = widget("city", .timeline, .accessoryInline)
    city.configuration = "ChooseCity"
    bundle.widgets += [widget("lamp", .control), widget("ride", .activity), city]
    return bundle
  }()

  private static func widget(
    _ kind: String,
    _ role: WidgetInterface.Role,
    _ families: Family...
  ) -> WidgetInterface {
    var widget = WidgetInterface()
    widget.kind = kind
    widget.role = role
    widget.families = families.map { FamilyLine($0) }
    return widget
  }
}
