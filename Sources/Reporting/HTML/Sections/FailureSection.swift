import Clauses
import Conformance

/// What broke, one article a finding, the most binding clauses first.
struct FailureSection {
  /// What is reported.
  let record: RunRecord

  /// The section.
  var section: Section {
    let findings = ordered
    return Section(
      fragment: Fragment("failures"),
      title: "Failures",
      figure: grouped(Int64(findings.count)),
      tone: findings.isEmpty ? "" : "broken",
      content: .group(
        (findings.isEmpty ? [nothing("Nothing broke.")] : [])
          + findings.map { finding in
            FailureArticle(
              finding: finding,
              clause: record.clause(finding.clause),
              share: max(1, findings.count)
            ).html
          }
      )
    )
  }

  private var ordered: [FindingLine] {
    func rank(_ finding: FindingLine) -> Level { record.clause(finding.clause)?.level ?? .required }
    return record.findings.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }
}
