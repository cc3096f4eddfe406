import Schemas
import Testing
import WidgetModel

// Goal: every scenario survives its file, and a field that does not fit is named.
@Suite struct ArchiveTests {
  /// A scenario in which no field has its default.
  private static let full: Scenario = {
    var scenario = Scenario()
    scenario.profile = "iOS17"
    scenario.length = .days(3)
    scenario.settings = ProfileKey.allCases.map { Setting($0, Profile.strict[$0]) }
    scenario.device.clock = .defaultStart + .hours(7)
    scenario.device.isLocked = true
    scenario.device.locale = 3
    scenario.device.textSize = 4
    var entry = ScriptedEntry()
    entry.offset = .zero - .tick
    entry.view = 2
    entry.isImpure = true
    var answer = ScriptedAnswer()
    answer.delay = .seconds(28)
    answer.entries = [entry, ScriptedEntry()]
    answer.policy = .after
    answer.after = .hours(-1)
    answer.entrySize = 9_814_408
    answer.memory = 31_457_281
    var single = ScriptedAnswer()
    single.kind = .entry
    single.entries = [entry]
    var failure = ScriptedAnswer()
    failure.kind = .error
    failure.memory = 1
    var intent = ScriptedIntent()
    intent.delay = .seconds(30)
    intent.outcome = .hangs
    var placed = PlacedWidget()
    placed.family = .accessoryInline
    placed.configuration = 999
    placed.added = .start + .hours(6)
    var widget = Widget()
    widget.kind = 7
    widget.name = "<b>\"&\u{202E}"
    widget.isPushEnabled = true
    widget.placements = [placed, PlacedWidget()]
    widget.timelines = [ScriptedCall(answer, failure), ScriptedCall()]
    widget.placeholders = [ScriptedCall(single)]
    widget.snapshots = [ScriptedCall(single, single)]
    widget.intents = [intent, ScriptedIntent()]
    widget.views = [
      ViewTree(
        nodes: ViewKind.allCases.map { ViewNode($0, depth: 2, target: 3, isOn: true, text: "t") }
      )
    ]
    scenario.widgets = [widget, Widget()]
    scenario.workload = inputs.enumerated().map { index, input in
      Stimulus(input, at: .start + .minutes(Int64(index)), every: .seconds(1), times: index + 2)
    }
    return scenario
  }()

  private static let inputs: [Input?] =
    [nil] + Input.Word.allCases.flatMap { Input.samples(of: Input.plain($0)) }

  private func read(_ text: String) throws -> Scenario {
    try JSONReader.value(Scenario.self, from: JSON(parsing: text))
  }

  @Test func `every word for an action is tried here`() {
    #expect(Set(ArchiveTests.inputs.map(\.word)) == Set(Input.Word.allCases))
    #expect(ArchiveTests.inputs.count > 2 * Input.Word.allCases.count - 6)
  }

  @Test func `a scenario without any default survives its text`() throws {
    let full = ArchiveTests.full
    #expect(try read(JSONWriter.json(full).pretty()) == full)
  }

  @Test func `a scenario of defaults is an empty object`() throws {
    #expect(JSONWriter.json(Scenario()) == .object([]))
    #expect(try read("{}") == Scenario())
  }

  @Test(arguments: [
    (#"{ "length": "1s", "lenght": "1s" }"#, "lenght", "no such field"),
    (#"{ "length": 5 }"#, "length", "duration"),
    (#"{ "length": "5" }"#, "length", "duration"),
    (#"{ "length": "40000d" }"#, "length", "outside"),
    (#"{ "device": { "clock": "monday" } }"#, "device.clock", "2026-01-05T07:00:00Z"),
    (#"{ "device": { "isLocked": 1 } }"#, "device.isLocked", "true or false"),
    (#"{ "device": [] }"#, "device", "an object"),
    (#"{ "widgets": {} }"#, "widgets", "a list"),
    (#"{ "widgets": [{ "kind": 1000 }] }"#, "widgets[0].kind", "0 to 999"),
    (#"{ "widgets": [{}, { "name": 1 }] }"#, "widgets[1].name", "a string"),
    (
      #"{ "widgets": [{ "placements": [{ "family": "large" }] }] }"#,
      "widgets[0].placements[0].family", "systemLarge"
    ),
    (#"{ "workload": [{ "do": "dance" }] }"#, "workload[0].do", "reloadAll"),
    (#"{ "workload": [{ "at": "1h" }] }"#, "workload[0].do", "missing"),
    (#"{ "workload": [{ "do": "push", "at": "-1s" }] }"#, "workload[0].at", "outside"),
    (#"{ "workload": [{ "do": "push", "every": "1s" }] }"#, "workload[0].every", "no such field"),
    (#"{ "workload": [{ "do": "push", "times": 0 }] }"#, "workload[0].times", "outside"),
    (
      #"{ "settings": [{ "key": "minReloadInterval", "value": "5" }] }"#,
      "settings.minReloadInterval", "28s"
    ),
  ])
  func `a field that does not fit is named, with what would`(
    text: String,
    path: String,
    hint: String
  ) throws {
    let error = try #require(throws: ArchiveError.self) { try read(text) }
    #expect(error.path.hasSuffix(path), "\(error)")
    #expect(error.problem.contains(hint), "\(error)")
  }

  @Test func `a list over its limit is refused`() throws {
    let answers = Array(repeating: "{}", count: 11).joined(separator: ",")
    let text = #"{ "widgets": [{ "timelines": [{ "answers": [\#(answers)] }] }] }"#
    let error = try #require(throws: ArchiveError.self) { try read(text) }
    #expect(error.description == "widgets[0].timelines[0].answers: 11 elements are more than 10")
  }
}
