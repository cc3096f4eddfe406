import Clauses
import ScenarioCorpus
import Testing
import WidgetModel

// Goal: written files can be read, and an error in a file is reported with its place and remedy.
@Suite struct CorpusFileTests {
  private static let sample: CorpusFile = {
    var scenario = Scenario()
    scenario.profile = "iOS18"
    scenario.settings = [Setting(.dailyReloads, 40)]
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    scenario.workload = [
      Stimulus(.reloadCalled(kind: 0), at: .start + .hours(1)),
      Stimulus(.pushReceived, at: .start + .hours(1), every: .minutes(5), times: 4),
    ]
    return CorpusFile(
      title: "A \"title\" with\nlines and <tags>",
      scenario: scenario,
      finding: CorpusFile.Finding(clause: "TL-11.runtime", kind: "early", subject: "mutant:M-01"),
      choices: CorpusFile.Choices(generator: "scenario-1", values: [0, 7, .max])
    )
  }()

  private func error(_ text: String) throws -> CorpusError {
    try #require(throws: CorpusError.self) { try CorpusFile(reading: text) }
  }

  private func error(scenario: String) throws -> CorpusError {
    try error(#"{ "format": 1, "title": "t", "scenario": \#(scenario) }"#)
  }

  @Test func `a file reads what it wrote, large choices included`() throws {
    let file = CorpusFileTests.sample
    #expect(try CorpusFile(reading: file.text) == file)
    #expect(try CorpusFile(reading: file.text).text == file.text)
  }

  @Test func `a finding that was judged exactly says so, and nothing else can be said`() throws {
    var file = CorpusFileTests.sample
    #expect(!file.text.contains("exact"))
    file.finding?.isExact = true
    #expect(try CorpusFile(reading: file.text) == file)
    let other = file.text.replacing("\"exact\": true", with: "\"exact\": false")
    #expect(other != file.text)
    #expect("\(try error(other))".contains("only true makes sense here"))
  }

  @Test func `a file of format 1 is read as one of format 2`() throws {
    let old = """
      { "format": 1, "title": "t",
        "scenario": {
          "widgets": [{ "views": [{ "nodes": [{ "kind": "toggle", "isOn": true }] }] }],
          "workload": [{ "do": "reload", "kind": 3, "permits": ["double"], "because": "they merge" }] },
        "expect": [
          { "at": "1h", "kind": "toggled", "node": 0, "isOn": true, "fact": "VW-08, AS-02" }] }
      """
    let new = """
      { "format": 2, "title": "t",
        "scenario": {
          "widgets": [{ "views": [{ "nodes": [{ "kind": "toggle", "isOn": true }] }] }],
          "workload": [{ "do": "reload", "of": 3, "tolerates": ["double"], "because": "they merge" }] },
        "expect": [
          { "at": "1h", "kind": "toggled", "node": 0, "on": true, "facts": ["VW-08", "AS-02"] }] }
      """
    #expect(try CorpusFile(reading: old) == CorpusFile(reading: new))
    guard case .field(let fault) = try error(old.replacing("1,", with: "2,", maxReplacements: 1))
    else {
      return #expect(Bool(false))
    }
    #expect(fault.path.hasPrefix("scenario.workload[0]"))
  }

  @Test func `choices and finding may be left out`() throws {
    let file = try CorpusFile(reading: #"{ "format": 1, "title": "t", "scenario": {} }"#)
    #expect(file == CorpusFile(title: "t", scenario: Scenario()))
  }

  @Test func `invalid JSON is refused with line and column`() throws {
    let text = "{ \"format\": 1,\n  \"title\" \"t\" }"
    #expect(
      try error(text).description
        == "line 2, column 11: a colon should stand here; mend the JSON there"
    )
    guard case .notJSON = try error("hello") else { return #expect(Bool(false)) }
    #expect(try error("[1]") == .notAnObject("a list"))
  }

  @Test func `deep nesting is refused and does not exhaust the stack`() throws {
    let deep = String(repeating: "[", count: 100_000)
    let found = try error(#"{ "format": 1, "title": \#(deep)"#)
    #expect(found.description.contains("nest deeper than 64"))
    #expect(found.description.hasPrefix("line 1, column "))
  }

  @Test(arguments: [
    (#"{ "title": "t", "scenario": {} }"#, CorpusError.noFormat),
    (#"{ "format": "1", "title": "t", "scenario": {} }"#, .noFormat),
    (#"{ "format": 0, "title": "t", "scenario": {} }"#, .noFormat),
    (#"{ "format": 3, "more": {} }"#, .newerFormat(found: 3, newest: 2)),
  ])
  func `a format that is missing or newer is refused before anything else`(
    text: String,
    expected: CorpusError
  ) throws {
    #expect(try error(text) == expected)
  }

  @Test(arguments: [
    (#"{ "format": 1, "title": "t", "scenario": {}, "extra": 1 }"#, "extra"),
    (#"{ "format": 1, "title": "t", "scenario": { "widget": [] } }"#, "scenario.widget"),
    (
      #"{ "format": 1, "title": "t", "scenario": { "workload": [{ "do": "push", "kind": 1 }] } }"#,
      "scenario.workload[0].kind"
    ),
    (
      #"{ "format": 1, "title": "t", "scenario": {}, "#
        + #""finding": { "clause": "TL-11.runtime", "kind": "", "subject": "", "seed": 1 } }"#,
      "finding.seed"
    ),
    (#"{ "format": 1, "title": "t", "scenario": {}, "complete": ["granted"] }"#, "complete"),
    (
      #"{ "format": 1, "title": "t", "scenario": { "#
        + #""workload": [{ "do": "push", "permits": ["double"], "because": "x" }] } }"#,
      "scenario.workload[0].tolerates"
    ),
    (#"{ "format": 1, "scenario": {} }"#, "title"),
    (#"{ "format": 1, "title": "t" }"#, "scenario"),
    (
      #"{ "format": 1, "title": "t", "scenario": {}, "choices": { "generator": "g", "values": [-1] } }"#,
      "choices.values[0]"
    ),
  ])
  func `a field that is unknown, missing or wrong is named`(text: String, path: String) throws {
    guard case .field(let fault) = try error(text) else { return #expect(Bool(false)) }
    #expect(fault.path == path)
  }

  @Test func `an unknown profile lists the profiles`() throws {
    let message = try error(scenario: #"{ "profile": "iOS99" }"#).description
    for profile in Profile.catalogue { #expect(message.contains(profile.name)) }
  }

  @Test(arguments: [
    (#"{ "key": "budgetModel", "value": "tokens" }"#, "unlimited, tokenBucket"),
    (#"{ "key": "timelineHardDeadline", "value": "28" }"#, "28s, 5m or 1h30m"),
    (#"{ "key": "timelineHardDeadline" }"#, "28s, 5m or 1h30m"),
    (#"{ "key": "deadline", "value": "28s" }"#, "timelineHardDeadline"),
    (#"{ "value": "28s" }"#, "timelineHardDeadline"),
  ])
  func `a bad setting says what it should be`(setting: String, hint: String) throws {
    #expect(
      try error(scenario: #"{ "settings": [\#(setting)] }"#).description.contains(hint)
    )
  }

  @Test func `an unknown clause suggests the nearest`() throws {
    let text = CorpusFileTests.sample.text
      .split(separator: "TL-11.runtime").joined(separator: "TL11.runtime")
    #expect(
      try error(text)
        == .unknownClause("TL11.runtime", nearest: "TL-11.runtime")
    )
    #expect(try error(text).description.contains("did you mean TL-11.runtime?"))
  }

  @Test func `a workload that runs backwards names the stimulus`() throws {
    let workload = """
      { "workload": [{ "do": "push", "at": "1h" }, { "do": "push", "at": "2h" }, { "do": "push" }] }
      """
    let found = try error(scenario: workload)
    #expect(found == .backwards(stimulus: 2, at: .start, before: .start + .hours(2)))
    #expect(found.description.contains("scenario.workload[2] happens at 0s"))
  }
}
