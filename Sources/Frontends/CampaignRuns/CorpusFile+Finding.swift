import Clauses
import RunRecord
import ScenarioCorpus

extension CorpusFile {
  /// The corpus file of a finding: its scenario, and what broke under which subject.
  package init(_ finding: FindingLine, subject: String) {
    self.init(
      title: finding.message.isEmpty ? "\(finding.clause) broke" : finding.message,
      scenario: finding.scenario,
      finding: Finding(
        clause: ClauseID(finding.clause),
        kind: finding.kind,
        subject: subject,
        also: FindingLine.distinctClauses(of: finding.also)
      )
    )
  }
}
