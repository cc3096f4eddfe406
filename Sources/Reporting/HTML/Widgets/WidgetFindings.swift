import RunRecord

struct WidgetFindings {
  let page: WidgetPage

  var section: PageSection {
    let findings = page.findings
    let open = findings.filter { !$0.isExpected }.count
    return PageSection(
      fragment: Fragment("failures"),
      title: "Findings",
      figure: grouped(Int64(findings.count)),
      tone: open == 0 ? "" : "broken",
      content: .group(
        (findings.isEmpty ? [nothing("Nothing was found against this widget.")] : [])
          + findings.prefix(FailureArticle.limit).map { article($0, of: findings.count) }
          + findings.dropFirst(FailureArticle.limit).map {
            FailureMention(finding: $0, record: page.record, target: nil).html
          }
      )
    )
  }

  private func article(_ finding: FindingLine, of count: Int) -> HTML {
    FailureArticle(
      finding: finding,
      clause: page.record.clause(finding.clause),
      share: min(max(1, count), FailureArticle.limit),
      command: page.record.replayCommand(of: finding),
      further: page.record.further(of: finding),
      home: WidgetPage.home
    ).html
  }
}
