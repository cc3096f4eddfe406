// Goal: advice about made-up values is attached to the finding of its clause, and separate if there
// is none.
import RunRecord
import Testing

@testable import WidgetCampaigns

@Suite struct JoinedSamplesTests {
  private func finding(_ clause: String, _ kind: String, of widget: String) -> FindingLine {
    var line = FindingLine()
    line.clause = clause
    line.kind = kind
    line.widget = widget
    line.message = "it breaks"
    return line
  }

  @Test func `advice joins the finding of its clause`() {
    var record = RunRecord()
    record.findings = [
      finding("CR-SAMPLE", "VW-17.view missing", of: "Tea"),
      finding("VW-17.view", "missing", of: "Tea"),
    ]
    record.joinSamples()
    #expect(record.findings.map(\.clause) == ["VW-17.view"])
    #expect(
      record.findings.first?.also.map(\.message)
        == ["VW-17.view breaks with made-up values and stand-ins, too"]
    )
  }

  @Test func `advice of another widget, another clause or a crash stays`() {
    var record = RunRecord()
    record.findings = [
      finding("CR-SAMPLE", "VW-17.view missing", of: "Tea"),
      finding("VW-17.view", "missing", of: "Cup"),
      finding("CR-SAMPLE", "forcedUnwrap A.swift:3", of: "Cup"),
    ]
    record.joinSamples()
    #expect(record.findings.count == 3)
    #expect(record.findings.flatMap(\.also) == [])
  }
}
