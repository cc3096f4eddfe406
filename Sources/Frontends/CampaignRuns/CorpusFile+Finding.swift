import Clauses
import RunRecord
import ScenarioCorpus

extension CorpusFile {
  /// The corpus file of a finding: its scenario, and what broke under which subject, in a run with this header.
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
  /// Whether the subject is one that is judged exactly whoever asks.
  fileprivate var isExactAnyway: Bool { subject == "reference" || subject.hasPrefix("mutant:") }
}
