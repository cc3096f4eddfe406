import Clauses
import RunRecord
import ScenarioCorpus

extension CorpusFile {
  package init(_ finding: FindingLine, of header: RecordHeader) {
    self.init(
      title: finding.message.isEmpty ? "\(finding.clause) broke" : finding.message,
      scenario: finding.scenario,
      earlier: finding.earlier,
      finding: Finding(
        clause: ClauseID(finding.clause),
        kind: finding.kind,
        subject: header.subject,
        also: FindingLine.distinctClauses(of: finding.also),
        isExact: header.isExact && !header.isExactAnyway,
        isFlaky: finding.state == FindingLine.flaky
      )
    )
  }
}

extension RecordHeader {
  /// True if the subject is judged exactly without the option.
  fileprivate var isExactAnyway: Bool { subject == "reference" || subject.hasPrefix("mutant:") }
}
