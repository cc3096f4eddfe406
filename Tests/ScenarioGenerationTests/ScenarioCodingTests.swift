import PropertyTesting
import Testing
import WidgetModel

@testable import ScenarioGeneration

@Suite struct ScenarioCodingTests {
  @Test(arguments: Profile.catalogue)
  func `writing a scenario as choices and reading it gives the same scenario`(profile: Profile) {
    ScenarioGeneratorTests.draw(300, profile, seed: 11) { generated, _ in
      let decoder = ScenarioDecoder(for: generated.scenario)
      let source = ChoiceSource()
      let choices = decoder.choices(of: generated.scenario)
      source.beginReplay(choices)
      #expect(decoder.generate(from: source) == generated.scenario)
      #expect(source.values == choices)
    }
  }

  @Test func `extreme values survive`() {
    var scenario = Scenario()
    scenario.settings = [Setting(.dailyReloads, 4)]
    scenario.device.clock = .distantPast
    scenario.length = Scenario.longest
    var widget = Widget()
    widget.name = "\u{E9} e\u{301}"
    var answer = ScriptedAnswer()
    var entry = ScriptedEntry()
    entry.offset = Interval.zero - Scenario.longest
    answer.entries = [entry]
    widget.timelines = [ScriptedCall(answer)]
    scenario.widgets = [widget]
    scenario.workload = [
      Stimulus(.clockMoved(Interval.zero - .days(366)), at: .start, every: .day, times: 1_000_000),
      Stimulus(.galleryOpened(WidgetID(999), .accessoryInline), at: .start + Scenario.longest),
    ]
    for clock in [WallDate.distantPast, .defaultStart, .distantFuture] {
      scenario.device.clock = clock
      let decoder = ScenarioDecoder(for: scenario)
      let source = ChoiceSource()
      source.beginReplay(decoder.choices(of: scenario))
      #expect(decoder.generate(from: source) == scenario)
    }
  }

  @Test func `an empty day is written with zeros alone`() {
    let choices = ScenarioDecoder(for: Scenario()).choices(of: Scenario())
    #expect(choices.allSatisfy { $0 == 0 })
    #expect(choices.count == 18)
  }

  @Test func `any sequence of choices gives a scenario that a file can hold`() throws {
    var random = Xoshiro256(seed: 3)
    let decoder = ScenarioDecoder(for: Scenario())
    let source = ChoiceSource()
    for _ in 0..<2000 {
      let values = (0..<Int.random(in: 0...120, using: &random)).map { _ in
        Bool.random(using: &random) ? UInt64.random(in: 0...2, using: &random) : random.next()
      }
      source.beginReplay(values)
      let scenario = decoder.generate(from: source)
      let read = try JSONReader.value(Scenario.self, from: JSONWriter.json(scenario))
      #expect(read == scenario)
      #expect(scenario.setup != nil)
      #expect(scenario.workload.map(\.at) == scenario.workload.map(\.at).sorted())
      let known = ScenarioDecoder(for: scenario)
      source.beginReplay(known.choices(of: scenario))
      #expect(known.generate(from: source) == scenario)
    }
  }

  @Test func `every kind of action is written with as many choices`() {
    let lengths = Input.Word.allCases.map { word in
      var scenario = Scenario()
      // Reading a verb's number followed by zeros gives the default action of the verb.
      let number = Input.Word.allCases.firstIndex(of: word) ?? 0
      let decoder = ScenarioDecoder(for: scenario)
      let source = ChoiceSource()
      source.beginReplay(Array(repeating: 0, count: 16) + [1, 0, UInt64(number)])
      scenario = decoder.generate(from: source)
      #expect(scenario.workload.map(\.input.word) == [word])
      return decoder.choices(of: scenario).count
    }
    #expect(Set(lengths).count == 1)
  }

  @Test func `a timeline is written with no more choices than other answers`() {
    let lengths = ScriptedAnswer.Kind.allCases.map { kind in
      var answer = ScriptedAnswer()
      answer.kind = kind
      var scenario = Scenario()
      scenario.widgets = [Widget()]
      scenario.widgets[0].timelines = [ScriptedCall(answer)]
      return ScenarioDecoder(for: scenario).choices(of: scenario).count
    }
    #expect(Set(lengths).count == 1)
  }

  @Test func `a tap stays on its button when other nodes go`() {
    var scenario = Scenario()
    scenario.widgets = [Widget()]
    scenario.widgets[0].placements = [PlacedWidget()]
    scenario.widgets[0].views = [
      ViewTree(nodes: [ViewNode(.text), ViewNode(.image), ViewNode(.button, target: 1)])
    ]
    func rank(ofNode node: Int) -> UInt64? {
      scenario.workload = [Stimulus(.tapped(PlacementID(0), node: Int32(node)), at: .start)]
      // The tap's node is followed by its repetitions, the end of the workload, and the length.
      return ScenarioDecoder(for: scenario).choices(of: scenario).dropLast(3).last
    }
    #expect([-1, 2, 0, 1, 3].map(rank(ofNode:)) == [0, 1, 2, 3, 4])
  }

  @Test func `fewer repetitions stretch over the same time`() {
    let product = ChoiceProduct(upTo: Scenario.longest.microseconds, count: 999_999)
    for number in [0, 1, 300_000_000, Scenario.longest.microseconds] as [Int64] {
      #expect(product.number(of: product.product(of: number)) == number)
    }
    #expect(product.number(of: product.bound) == Scenario.longest.microseconds)
    #expect(ChoiceProduct(upTo: 1000, count: 3).number(of: 10) == 4)
  }
}
