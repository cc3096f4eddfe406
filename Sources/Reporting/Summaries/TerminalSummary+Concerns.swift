import Clauses
import RunRecord

extension TerminalSummary {
  /// What is to be looked at, one block of lines for each kind.
  var concernLists: [[String]] {
    let concerns = record.concerns(failLevel: failLevel)
    let kinds: [(Concern.Kind, String)] = [
      (.broken, "Broken"), (.undecided, "Undecided"), (.stale, "Stale expectations"),
      (.disagreement, "Checkers that disagree with the seeded faults"),
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
      lines += code(of: finding).map { "      " + pen.paint(TerminalEscaping.escape($0), .faint) }
      lines += advice(on: finding).map { "      " + TerminalEscaping.escape($0) }
      lines.append(pen.paint("      " + size(of: finding), .faint))
    }
    if !concern.command.isEmpty {
      lines.append("      " + TerminalEscaping.escape(concern.command))
    }
    return lines
  }

  /// The line that a finding names with those round it, who called it, and what the code printed last.
  private func code(of finding: FindingLine) -> [String] {
    var lines = finding.code.excerpt.map(\.shown)
    lines += finding.code.calls.dropFirst().prefix(3).map { "called by \($0)" }
    if !finding.code.drawnUp.isEmpty {
      lines.append("drawn up: " + finding.code.drawnUp.joined(separator: "; "))
    }
    let printed = finding.code.output.suffix(5).map { "  \($0)" }
    if !printed.isEmpty { lines += ["the code printed:"] + printed }
    return lines
  }

  /// What the author may do about it, in lines that fit on a terminal.
  private func advice(on finding: FindingLine) -> [String] {
    guard let text = Clause.named(ClauseID(finding.clause))?.advice else { return [] }
    var lines: [String] = []
    var line = "What to do:"
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 92 {
        lines.append(line)
        line = String(word)
      } else {
        line += " " + word
      }
    }
    return lines + [line]
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
