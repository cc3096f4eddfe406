import Clauses
import RunRecord

/// A record as text for a terminal.
public struct TerminalSummary {
  let record: RunRecord
  let baseline: RunRecord?
  let failLevel: Level
  let files: [ReportFile]
  let pen: TerminalStyle

  /// Creates the summary; the caller checks the terminal and `NO_COLOR` for colours.
  public init(
    _ record: RunRecord,
    baseline: RunRecord? = nil,
    failLevel: Level = .required,
    files: [ReportFile] = [],
    isColored: Bool = false
  ) {
    self.record = record
    self.baseline = baseline
    self.failLevel = failLevel
    self.files = files
    pen = TerminalStyle(isColored: isColored)
  }

  /// The summary, including the last line feed.
  public var text: String {
    let parts = [verdict, changes, counts, widgets] + concernLists + [outsideList, written]
    return parts.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private var verdict: [String] {
    let outcome = Outcome(record)
    let facts = record.header.facts
    let sentence = "\(outcome.symbol) \(TerminalEscaping.escape(outcome.sentence))"
    return [pen.paint(sentence, TerminalStyle.Ink(outcome.tone), isBold: true)]
      + outcome.remarks.map { "  " + TerminalEscaping.escape($0) }
      + [pen.paint("  " + TerminalEscaping.escape(facts.joined(separator: " · ")), .faint)]
  }

  private var counts: [String] {
    guard !record.clauses.isEmpty else { return [] }
    let verdicts = ClauseLine.Verdict.shown(of: record.clauses)
    let width = Level.allCases.map(\.rawValue.count).max() ?? 0
    let heading = verdicts.map { "  " + $0.word }.joined()
    var lines = [pen.paint("  " + String(repeating: " ", count: width) + heading, .faint)]
    for level in Level.allCases {
      let tally = LevelTally(level, of: record.clauses)
      let name = level.rawValue + String(repeating: " ", count: width - level.rawValue.count)
      let cells = verdicts.map { verdict in
        let number = tally[verdict] == 0 ? "·" : grouped(tally[verdict])
        let space = String(repeating: " ", count: max(0, verdict.word.count + 2 - number.count))
        return space + pen.paint(number, tally[verdict] == 0 ? .faint : TerminalStyle.Ink(verdict))
      }
      lines.append("  " + name + cells.joined())
    }
    return lines
  }

  private var written: [String] {
    guard !files.isEmpty else { return [] }
    let width = files.map(\.name.count).max() ?? 0
    return files.map {
      let space = String(repeating: " ", count: width - $0.name.count + 2)
      return "  " + pen.paint($0.name, .faint) + space + TerminalEscaping.escape($0.path)
    }
  }
}

/// A file that a run wrote.
public struct ReportFile: Hashable, Sendable {
  /// The kind of file in one word, such as `report`.
  public let name: String

  /// The path.
  public let path: String

  /// Creates the entry of a file.
  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
