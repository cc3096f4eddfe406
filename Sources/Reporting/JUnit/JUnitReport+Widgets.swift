import Clauses
import RunRecord

extension JUnitReport {
  /// Returns true if a clause was judged and so has a test case for each widget.
  func isToldByWidget(_ clause: ClauseLine) -> Bool {
    guard !record.widgets.isEmpty, clause.verdict.isJudged else { return false }
    return findings(of: clause).flatMap { $0.violations(of: clause.id) }.allSatisfy { violation in
      record.widgets.contains { $0.kind == violation.widget }
    }
  }

  var widgetSuites: [(name: String, cases: [JUnitCase])] {
    let clauses = record.clauses.filter(isToldByWidget)
    return WidgetPage.pages(of: record).map { page in
      (page.name, clauses.map { widgetCase($0, page.widget) })
    }
  }

  private func widgetCase(_ clause: ClauseLine, _ widget: WidgetLine) -> JUnitCase {
    let own = findings(of: clause).flatMap { finding in
      finding.violations(of: clause.id).filter { $0.widget == widget.kind }
        .map { (finding: finding, violation: $0) }
    }
    let place = place(of: own.map(\.violation.source))
    return JUnitCase(
      name: "\(clause.id) \(clause.title)",
      outcome: outcome(of: own, clause, widget),
      output: own.isEmpty
        ? ["nothing was found against this widget"]
        : advice(own.filter(\.violation.expected.isEmpty).map(\.finding), of: clause),
      file: place.file,
      line: place.line
    )
  }

  /// Returns the outcome of a clause for a widget that was not drawn, `nil` if it was.
  private func unseen(_ widget: WidgetLine, _ clause: ClauseLine) -> JUnitCase.Outcome? {
    guard !widget.wasDrawn, clause.party == .view || clause.party == .provider else { return nil }
    return .skipped(type: "undrawn", message: record.gaps(of: widget).first ?? "Nothing was drawn.")
  }

  private func outcome(
    of found: [(finding: FindingLine, violation: ViolationLine)],
    _ clause: ClauseLine,
    _ widget: WidgetLine
  ) -> JUnitCase.Outcome {
    let broken = found.filter(\.violation.expected.isEmpty)
    guard let first = broken.first?.violation else {
      guard let expected = found.first?.violation else { return unseen(widget, clause) ?? .passed }
      return .skipped(type: "expected", message: "Expected to break: \(expected.expected)")
    }
    guard clause.level <= failLevel else {
      return .skipped(
        type: "broken",
        message: "Broken, \(clause.level.rawValue) only: \(first.message)"
      )
    }
    return .failure(
      type: "broken",
      message: first.message,
      story: story(broken.map(\.finding), of: clause.id)
    )
  }

  /// Returns the details of findings that do not fail the run, for the output.
  private func advice(_ findings: [FindingLine], of clause: ClauseLine) -> [String] {
    clause.level <= failLevel || findings.isEmpty ? [] : [story(findings, of: clause.id)]
  }

  /// Returns the test case of an expectation; a stale one has its own type of failure.
  func expectationCase(_ line: ExpectationLine) -> JUnitCase {
    JUnitCase(
      name: "\(line.place) expects \(line.clause) to break",
      outcome: line.state == .stale
        ? .failure(
          type: "stale-expectation",
          message: "\(line.clause) did not break as expected; take it out of \(line.place).",
          story: line.reason
        ) : .passed,
      output: [line.reason, "\(line.state.rawValue), \(counted(line.findings, "finding"))"]
    )
  }
}

extension ClauseLine.Verdict {
  fileprivate var isJudged: Bool { self == .held || self == .broken || self == .expected }
}
