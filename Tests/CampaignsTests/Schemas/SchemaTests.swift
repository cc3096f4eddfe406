// Goal: the committed schemas are those of the codec, and real output fits them.
// Method: the schemas are regenerated and compared; with WIDGETCHECK_RENEW=schema in the
// environment they are replaced instead, and the article about messages gets a row for each missing
// event. A campaign's record and the messages of runs are validated.
import Foundation
import Schemas
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns
@testable import Clauses
@testable import RunRecord
@testable import RuntimeMutants

@Suite struct SchemaTests {
  private static let record = RunRecord.schema
  private static let messages = SubjectMessage.schema

  private func compare(_ schema: JSON, with path: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/\(path)").standardizedFileURL
    if ProcessInfo.processInfo.environment["WIDGETCHECK_RENEW"] == "schema" {
      try schema.pretty().write(to: file, atomically: true, encoding: .utf8)
    }
    let current = try String(contentsOf: file, encoding: .utf8)
    #expect(
      current == schema.pretty(),
      "WIDGETCHECK_RENEW=schema swift test --filter SchemaTests"
    )
  }

  @Test func `the committed schemas are those of the codec`() throws {
    try compare(
      SchemaTests.record,
      with: "Campaigning/RunRecord/RunRecord.docc/record.schema.json"
    )
    try compare(
      SchemaTests.messages,
      with: "Platform/WidgetRuntime/WidgetRuntime.docc/messages.schema.json"
    )
  }

  @Test func `the article about messages has a row for each event`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Platform/WidgetRuntime/WidgetRuntime.docc/Messages.md")
    var article = try String(contentsOf: file, encoding: .utf8)
    let missing = MessageRows.missing(in: article)
    if ProcessInfo.processInfo.environment["WIDGETCHECK_RENEW"] == "schema", !missing.isEmpty {
      article = MessageRows.completing(article)
      try article.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      MessageRows.missing(in: article) == [],
      "WIDGETCHECK_RENEW=schema swift test --filter SchemaTests"
    )
  }

  @Test func `a row that lacks is made at the end of its table`() throws {
    let article = """
      ## Inputs

      | kind | when | for example |
      |---|---|---|
      | `added` | a person put it there | `{"kind":"added","placement":0}` |

      ## Effects

      | kind | what it says | for example |
      |---|---|---|
      | `led` | a tap led on | `{"kind":"led"}` |

      More.
      """
    let lines = MessageRows.completing(article).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(MessageRows.missing(in: lines.joined(separator: "\n")) == [])
    #expect(lines.count { $0.hasPrefix("| `added`") } == 1)
    #expect(lines.contains("| `rebooted` | the phone restarts | `{\"kind\":\"rebooted\"}` |"))
    let effects = try #require(lines.firstIndex(of: "## Effects"))
    let prompted = try #require(lines.firstIndex { $0.hasPrefix("| `prompted` |") })
    let woke = try #require(lines.firstIndex { $0.hasPrefix("| `woke` |") })
    #expect(woke < effects && effects < prompted)
    #expect(lines.suffix(2) == ["", "More."])
  }

  @Test func `every line of a campaign's record fits the schema`() throws {
    let ids = ["RB-06.runtime", "RB-09.runtime"]
    var plan = CampaignPlan(subject: try #require(Mutant.named("RB-06.one-for-app")).subject)
    plan.clauses = Clause.catalogue.filter { ids.contains($0.id.text) }
    plan.runsSmallScenarios = false
    plan.cases = 100
    plan.shrinkBudget = 100
    let record = try Campaign(plan).run()
    #expect(!record.findings.isEmpty)
    let validator = SchemaValidator(SchemaTests.record)
    for line in record.lines {
      #expect(validator.problems(of: try JSON(parsing: line)) == [])
    }
  }

  @Test(arguments: [(takesBatches: true, atLeast: 10), (takesBatches: false, atLeast: 100)])
  func `every message and reply of a reference run fits the schema`(
    takesBatches: Bool,
    atLeast: Int
  ) throws {
    let validator = SchemaValidator(SchemaTests.messages)
    var server = SubjectServer(ReferenceRuntime())
    var lines: [String] = []
    var answers: [String] = []
    var subject = MessageSubject(
      send: { line in
        lines.append(line)
        guard var answer = server.answer(line) else { return }
        if !takesBatches { answer = answer.replacing(#","batches":true"#, with: "") }
        lines.append(answer)
        answers.append(answer)
      },
      receive: { answers.isEmpty ? nil : answers.removeFirst() }
    )
    let scenario = SimulatedDay.scenario
    var source = ScriptedSource(scenario)
    try Simulation().run(scenario, subject: &subject, source: &source)
    #expect(lines.count > atLeast)
    for line in lines { #expect(validator.problems(of: try JSON(parsing: line)) == []) }
  }

  @Test func `every input and effect fits the schema`() throws {
    let validator = SchemaValidator(SchemaTests.messages)
    let told = EventKinds.inputs.list.filter { $0 != .asked && $0 != .did }
    for input in told.flatMap({ Input.samples(of: Input.plain($0)) }) {
      #expect(validator.problems(of: SubjectMessage.input(input, at: .start).json) == [])
    }
    for effect in EventKind.allCases.flatMap({ Effect.samples(of: $0) }) {
      let reply = SubjectReply.effects([effect], nextWake: .never)
      #expect(validator.problems(of: reply.json) == [])
    }
  }

  @Test(arguments: [
    #"{"message":"end","more":1}"#, #"{"message":"stop"}"#, #"{"reply":"failed"}"#,
    #"{"message":"input","at":"0","input":{"kind":"woke"}}"#,
    #"{"message":"input","at":0,"input":{"kind":"locked"}}"#,
    #"{"message":"input","at":0,"input":{"kind":"granted"}}"#,
    #"{"message":"input","at":0,"input":{"kind":"localeChanged","number":10}}"#,
  ])
  func `what the reader refuses, the schema refuses`(text: String) throws {
    let json = try JSON(parsing: text)
    #expect(!SchemaValidator(SchemaTests.messages).problems(of: json).isEmpty)
    let isReply = json["reply"] != nil
    #expect(throws: (any Error).self) {
      if isReply { _ = try SubjectReply(json) } else { _ = try SubjectMessage(json) }
    }
  }
}
