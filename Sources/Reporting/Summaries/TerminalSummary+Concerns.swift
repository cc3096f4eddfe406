import Conformance

extension TerminalSummary {
  /// What is to be looked at, one block of lines for each kind.
  var concernLists: [[String]] {
    let concerns = record.concerns(failLevel: failLevel)
    let kinds: [(Concern.Kind, String)] = [
      (.broken, "Broken"), (.undecided, "Undecided"), (.stale, "Stale expectations"),
      (.disagreement, "Checkers that disagree with the planted faults"),
      (.golden, "Golden scenarios"), (.survivor, "Mutants that survived"),
      (.vacuous, "Never exercised"), (.expected, "Broken as expected"),
    ]
    return kinds.map { kind, heading in
      let members = concerns.filter { $0.kind == kind }
      return members.isEmpty
        ? [] : [pen.paint(heading, .plain, isBold: true)] + members.flatMap(lines)
    }
  }

  private func lines(_ concern: Concern) -> [String] {
    let note = concern.isFailing ? "" : pen.paint("  (does not fail the run)", .faint)
    let symbol = pen.paint(concern.kind.symbol, Pen.Ink(concern.kind))
    var lines = ["  \(symbol) \(TerminalEscaping.escape(concern.title))\(note)"]
    lines += concern.message.split(separator: "\n")
      .map { "      " + TerminalEscaping.escape(String($0)) }
    if let finding = concern.finding {
      lines += finding.comparison.lines.map { "      " + TerminalEscaping.escape($0) }
      lines.append(pen.paint("      " + size(of: finding), .faint))
    }
    if !concern.command.isEmpty {
      lines.append("      " + TerminalEscaping.escape(concern.command))
    }
    return lines
  }

  private func size(of finding: FindingLine) -> String {
    let original = counted(finding.original.stimuli, "stimulus", "stimuli")
    guard !finding.state.isEmpty else { return "\(original), not yet shrunk" }
    return "shrunk from \(original) to \(grouped(finding.shrunk.stimuli)) "
      + "in \(counted(finding.calls, "call"))"
  }
}

extension Concern.Kind {
  /// A sign that tells the kinds apart without colour.
  var symbol: String {
    switch self {
    case .broken, .golden, .survivor: ClauseLine.Verdict.broken.symbol
    case .undecided, .disagreement, .stale: ClauseLine.Verdict.undecided.symbol
    case .vacuous: ClauseLine.Verdict.vacuous.symbol
    case .expected: ClauseLine.Verdict.expected.symbol
    }
  }
}
