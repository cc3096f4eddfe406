import Testing
import WidgetModel

@testable import RunRecord

// Goal: a record of an older format keeps its meaning.
@Suite struct RecordUpgradeTests {
  /// Lines as format 1 wrote them.
  private static let first = """
    {"line":"header","format":1,"tool":"0.1.0","subject":"reference","selection":[{"text":"RB"},{}]}
    {"line":"widget","kind":"city","code":"timeline","families":[{"text":"systemSmall"}]}
    {"line":"golden","file":"a.json","mismatches":[{"text":"expect[0]"}]}
    {"line":"finding","clause":"RB-06.runtime","code":{"calls":[{"text":"f"}],"output":[{"text":"o"}]},\
    "scenario":{"workload":[{"do":"reload","kind":3},{"do":"push"}]},"text":[{"text":"one"},{"text":"two"}],\
    "trace":[{"lane":"app","text":"the app reloads kind 3"}]}
    {"line":"clause","id":"TL-18.provider","level":"required","party":"provider",\
    "sources":[{"text":"TL-18"},{"text":"AS-02"}],"verdict":"held"}
    {"line":"agreement","clause":"TL-18.provider","planted":7,"healthy":8}
    {"line":"moment","widget":"city","occasion":"firstEntry","nodes":[{"text":"a","attributes":"font title\\nid x"}]}
    {"line":"footer"}

    """

  @Test func `a record of format 1 is read as one of format 2`() throws {
    let record = try RunRecord(parsing: RecordUpgradeTests.first)
    #expect(record.header.format == 2)
    #expect(record.header.selection == ["RB", ""])
    #expect(record.widgets.map(\.families) == [["systemSmall"]])
    #expect(record.goldens.map(\.mismatches) == [["expect[0]"]])
    let finding = try #require(record.findings.first)
    #expect(finding.text == ["one", "two"])
    #expect(finding.code.calls == ["f"] && finding.code.output == ["o"])
    #expect(finding.trace.map(\.text) == ["the app reloads kind 3"])
    #expect(finding.scenario.workload.map(\.input) == [.reloadCalled(kind: 3), .pushReceived])
    #expect(record.clauses.map(\.sources) == [["TL-18", "AS-02"]])
    #expect(record.agreement.map(\.seeded) == [7])
    #expect(record.pageSnapshots.flatMap(\.nodes).map(\.attributes) == [["font title", "id x"]])
    #expect(try RunRecord(parsing: record.text).text == record.text)
  }

  @Test func `an unknown field is an error that names it in either format`() {
    for format in [1, 2] {
      let text = #"{"line":"header","format":\#(format),"mood":1}"# + "\n\n"
      let error = #expect(throws: RecordError.self) { try RunRecord(parsing: text) }
      #expect(error?.description.contains("mood") == true)
    }
  }
}
