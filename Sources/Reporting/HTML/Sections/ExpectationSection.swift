import RunRecord

/// The expected failures, stale ones first.
struct ExpectationSection {
  let lines: [ExpectationLine]

  var section: PageSection {
    let stale = lines.count { $0.state == .stale }
    return PageSection(
      fragment: Fragment("expectations"),
      title: "Expected failures",
      short: "Expected",
      figure: stale == 0 ? "\(lines.count)" : "\(stale) stale of \(lines.count)",
      tone: stale == 0 ? "" : "undecided",
      introduction: "Known failures, with the reason. One that did not happen is "
        + "stale and has to be removed.",
      content: Table(
        columns: [.text("State"), .text("Expected"), .text("Reason"), .number("Findings")],
        rows: ordered.map(row)
      ).html
    )
  }

  private var ordered: [ExpectationLine] {
    let order: [ExpectationLine.State] = [.stale, .expired, .matched, .unjudged]
    return order.flatMap { state in lines.filter { $0.state == state } }
  }

  private func row(_ line: ExpectationLine) -> [HTML] {
    let limits = [line.subject, line.match].filter { !$0.isEmpty }.joined(separator: ": ")
    return [
      badge(line.state.verdict, word: line.state.rawValue),
      .group([
        code(line.clause), .text(limits.isEmpty ? "" : " " + limits),
        element("p", .class("statement")) { line.place },
      ]),
      .group([
        .text(line.reason),
        element("p", .class("statement")) {
          [line.link, line.until.isEmpty ? "" : "until \(line.until)"].filter { !$0.isEmpty }
            .joined(separator: " · ")
        },
      ]),
      .text(grouped(line.findings)),
    ]
  }
}

extension ExpectationLine.State {
  /// The verdict with the state's sign and colour.
  fileprivate var verdict: ClauseLine.Verdict {
    switch self {
    case .matched: .expected
    case .stale, .expired: .undecided
    case .unjudged: .notClaimed
    }
  }
}
