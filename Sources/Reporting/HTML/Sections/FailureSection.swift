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
          + findings.prefix(FailureSection.limit).map { article($0, of: findings.count) }
          + findings.dropFirst(FailureSection.limit).map(mention)
      )
    )
  }

  /// The most findings that are told in full, so that the page stays small.
  static let limit = 40

  private func article(_ finding: FindingLine, of count: Int) -> HTML {
    FailureArticle(
      finding: finding,
      clause: record.clause(finding.clause),
      share: min(max(1, count), FailureSection.limit)
    ).html
  }

  /// A finding beyond the limit, in a line.
  private func mention(_ finding: FindingLine) -> HTML {
    element("article", .id(finding.fragment), .class("failure")) {
      element("h3") {
        badge(.broken, word: "")
        element("span", .class("clause")) { finding.clause }
        tag(finding.kind)
      }
      element("p", .class("sentence")) { finding.message }
      commandBlock(finding.command)
    }
  }

  private var ordered: [FindingLine] {
    func rank(_ finding: FindingLine) -> Level { record.clause(finding.clause)?.level ?? .required }
    return record.findings.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }
}
