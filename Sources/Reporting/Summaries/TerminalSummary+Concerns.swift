import Clauses
import RunRecord

extension TerminalSummary {
  var concernLists: [[String]] {
    let concerns = record.concerns(failLevel: failLevel)
    let kinds: [(Highlight.Kind, String)] = [
      (.broken, "Broken"), (.undecided, "Undecided"), (.stale, "Stale expectations"),
      (.disagreement, "Checkers that disagree with the seeded faults"),
      (.golden, "Golden scenarios"), (.survivor, "Mutants that survived"),
      (.vacuous, "Never exercised"), (.expected, "Broken as expected"),
    ]
    return kinds.map { kind, heading in
      let members = concerns.filter { $0.kind == kind }
      guard !members.isEmpty else { return [] }
      let silent = members.filter { !$0.silentClause.isEmpty && !$0.isFailing }
      guard silent.count > TerminalSummary.unfoldedClauses else {
        return [pen.paint(heading, .plain, isBold: true)] + members.flatMap(lines)
      }
      let others = members.filter { $0.silentClause.isEmpty || $0.isFailing }
      return [pen.paint(heading, .plain, isBold: true)] + others.flatMap(lines) + folded(silent)
    }
  }

  /// The maximum number of unexercised clauses that are listed one by one.
  private static let unfoldedClauses = 3

  /// Returns unexercised clauses that do not fail the run in one paragraph.
  private func folded(_ concerns: [Highlight]) -> [String] {
    let symbol = pen.paint(Highlight.Kind.vacuous.symbol, TerminalStyle.Ink(Highlight.Kind.vacuous))
    let note = pen.paint("  (does not fail the run)", .faint)
    let ids = concerns.map(\.silentClause).joined(separator: ", ")
    let count = counted(Int64(concerns.count), "clause")
    return ["  \(symbol) \(count) whose situations never came\(note)"]
      + TerminalSummary.wrapped(ids).map { "      " + TerminalEscaping.escape($0) }
  }

  private func lines(_ concern: Highlight) -> [String] {
    let note = concern.isFailing ? "" : pen.paint("  (does not fail the run)", .faint)
    let symbol = pen.paint(concern.kind.symbol, TerminalStyle.Ink(concern.kind))
    var lines = ["  \(symbol) \(TerminalEscaping.escape(concern.title))\(note)"]
    lines += concern.message.split(separator: "\n")
      .map { "      " + TerminalEscaping.escape(String($0)) }
    if let finding = concern.finding {
      lines += finding.comparison.lines.map { "      " + TerminalEscaping.escape($0) }
      lines += code(of: finding).map { "      " + pen.paint(TerminalEscaping.escape($0), .faint) }
      lines += finding.beginning.map { "      " + $0 }
      lines += finding.text.map { "        " + TerminalEscaping.escape($0) }
      if !finding.neighbours.isEmpty { lines.append("      " + finding.surroundingsHeading) }
      lines += finding.surroundings.map { "        " + TerminalEscaping.escape($0) }
      if !finding.remark.isEmpty {
        lines.append("      " + TerminalEscaping.escape(finding.remark))
      }
      lines += advice(on: finding).map { "      " + TerminalEscaping.escape($0) }
      lines.append(pen.paint("      " + size(of: finding), .faint))
    }
    if !concern.command.isEmpty {
      let name = concern.finding == nil ? "" : "replay: "
      lines.append("      " + name + TerminalEscaping.escape(concern.command))
    }
    return lines
  }

  /// Returns the source lines, the callers, and the last output of the code of a finding.
  private func code(of finding: FindingLine) -> [String] {
    var lines = finding.code.excerpt.map(\.shown)
    lines += finding.code.calls.dropFirst().prefix(3).map { "called by \($0)" }
    if !finding.code.sampled.isEmpty {
      lines.append("set for the case: " + finding.code.sampled.joined(separator: "; "))
    }
    let printed = finding.code.output.suffix(5).map { "  \($0)" }
    if !printed.isEmpty { lines += ["the code printed:"] + printed }
    return lines
  }

  private func advice(on finding: FindingLine) -> [String] {
    guard let text = Clause.named(ClauseID(finding.clause))?.advice else { return [] }
    return TerminalSummary.wrapped("What to do: " + text)
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > 92 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private func size(of finding: FindingLine) -> String {
    let original = counted(finding.original.stimuli, "stimulus", "stimuli")
    guard !finding.state.isEmpty else { return "\(original), not yet shrunk" }
    return "from \(original) to \(grouped(finding.shrunk.stimuli)); " + finding.ending(of: record)
  }
}

extension Highlight.Kind {
  /// A sign that distinguishes the kinds without colour.
  var symbol: String {
    switch self {
    case .broken, .golden, .survivor: ClauseLine.Verdict.broken.symbol
    case .undecided, .disagreement, .stale: ClauseLine.Verdict.undecided.symbol
    case .vacuous: ClauseLine.Verdict.vacuous.symbol
    case .expected: ClauseLine.Verdict.expected.symbol
    }
  }
}
