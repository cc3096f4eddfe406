import Clauses
import RunRecord

/// Records of a judged bundle, made by hand.
enum JudgedRecord {
  /// Returns a whole run with the given findings, in which all other clauses held.
  static func record(_ findings: [FindingLine]) -> RunRecord {
    var record = RunRecord()
    record.header.subject = "Weather"
    record.header.cases = 10
    record.findings = findings
    record.widgets = [widget("com.example.city", "CityWidget"), widget("lamp", "LampControl")]
    record.clauses = ["TL-10.provider", "TL-18.provider", "TL-25.view", "VW-01.view"].map { id in
      var line = ClauseLine()
      line.id = id
      line.title = "title of \(id)"
      line.cases = 10
      line.verdict = findings.contains { $0.clause == id } ? .broken : .held
      return line
    }
    record.footer = RecordFooter()
    return record
  }

  static func finding(
    _ clause: String,
    _ kind: String,
    widget: String = "com.example.city",
    source: String = "",
    message: String = "entry 1 is dated 1h before entry 0"
  ) -> FindingLine {
    var finding = FindingLine()
    finding.clause = clause
    finding.kind = kind
    finding.widget = widget
    finding.source = source
    finding.message = message
    return finding
  }

  /// Returns an expectation on line 2 of a file.
  static func expectation(
    _ clause: String,
    subject: String = "",
    match: String = "",
    until: String? = nil,
    line: Int = 2
  ) -> ExpectedFailure {
    ExpectedFailure(
      clause: clause,
      subject: subject,
      match: match,
      reason: "known since spring",
      until: until.flatMap(CalendarDay.init),
      place: ExpectedFailure.Place(file: "expected.jsonl", line: line)
    )
  }

  private static func widget(_ kind: String, _ type: String) -> WidgetLine {
    var line = WidgetLine()
    line.kind = kind
    line.type = type
    return line
  }
}
