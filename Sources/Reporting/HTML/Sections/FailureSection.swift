import Clauses
import RunRecord

/// The failures, one article per finding, sorted by level.
struct FailureSection {
  let record: RunRecord

  var section: PageSection {
    let findings = record.findings(sortedByLevel: { _ in true })
    return PageSection(
      fragment: Fragment("failures"),
      title: "Failures",
      figure: grouped(Int64(findings.count)),
      tone: findings.allSatisfy(\.isExpected) ? "" : "broken",
      content: .group(
        (findings.isEmpty ? [nothing(nothingBroke)] : [])
          + findings.prefix(FailureArticle.limit).map { article($0, of: findings.count) }
          + findings.dropFirst(FailureArticle.limit).map {
            FailureMention(finding: $0, record: record, target: pages[$0.widget]).html
          }
      )
    )
  }

  private func article(_ finding: FindingLine, of count: Int) -> HTML {
    if let page = pages[finding.widget] {
      return FailureMention(finding: finding, record: record, target: page).html
    }
    return FailureArticle(
      finding: finding,
      clause: record.clause(finding.clause),
      share: min(max(1, count), FailureArticle.limit),
      command: record.replayCommand(of: finding),
      further: record.further(of: finding)
    ).html
  }

  private var nothingBroke: String {
    if record.errors.isEmpty, !record.isPartial { return "Nothing broke." }
    return "Nothing broke in the cases that were finished."
  }

  /// The pages with the details of widgets' findings, by the widget's kind.
  private var pages: [String: String] { WidgetPage.paths(of: record) }
}
