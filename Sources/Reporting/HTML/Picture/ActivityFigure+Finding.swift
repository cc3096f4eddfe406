import RunRecord

extension ActivityFigure {
  /// Creates the figure of a finding's activities, with links to the events of its picture.
  init(finding: FindingLine, share: Int) {
    let drawn = Set(TimelineFigure.selection(finding, share: share).indices)
    self.init(
      activities: finding.activities,
      owner: finding.name,
      limit: (finding.comparison.due, finding.comparison.limit),
      place: { drawn.contains($0) ? finding.event($0) : nil }
    )
  }
}

extension RunRecord {
  /// Returns true if a page with some findings shows the lives of Live Activities.
  func hasActivities(in findings: [FindingLine]) -> Bool {
    findings.contains { !$0.activities.lives.isEmpty }
  }
}
