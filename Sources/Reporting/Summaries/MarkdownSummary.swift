import Clauses
import RunRecord

/// A record as the summary of a job, in GitHub's Markdown.
public struct MarkdownSummary {
  /// The maximum number of highlights with details; the others are counted.
  private static let limit = 50

  private let record: RunRecord
  private let failLevel: Level

  /// Creates the summary of a run that a violation of `failLevel` or a higher level fails.
  public init(_ record: RunRecord, failLevel: Level = .required) {
    self.record = record
    self.failLevel = failLevel
  }

  /// The Markdown.
  public var text: String {
    (heading + levels + freshness + concerns + reproduction).joined(separator: "\n\n") + "\n"
  }

  private var heading: [String] {
    let outcome = Outcome(record)
    let facts = record.header.facts.map(MarkdownEscaping.escape)
    let remarks = outcome.remarks.map { "- " + MarkdownEscaping.escape($0) }
    return [
      "## \(outcome.symbol) WidgetCheck: \(MarkdownEscaping.escape(outcome.sentence))",
      facts.joined(separator: " · "),
    ] + (remarks.isEmpty ? [] : [remarks.joined(separator: "\n")])
  }

  private var levels: [String] {
    guard !record.clauses.isEmpty else { return [] }
    let verdicts = ClauseLine.Verdict.shown(of: record.clauses)
    var rows = [
      "| level | " + verdicts.map { "\($0.symbol) \($0.word)" }.joined(separator: " | ") + " |",
      "|:--|" + verdicts.map { _ in "--:" }.joined(separator: "|") + "|",
    ]
    for level in Level.allCases {
      let tally = LevelTally(level, of: record.clauses)
      let counts = verdicts.map { tally[$0] == 0 ? "·" : grouped(tally[$0]) }
      rows.append("| \(level.rawValue) | \(counts.joined(separator: " | ")) |")
    }
    return [rows.joined(separator: "\n")]
  }

  private var freshness: [String] {
    let lines = record.widgets.compactMap { widget in
      record.freshness(ofKind: widget.kind).map {
        "- "
          + MarkdownEscaping.escape(
            "\(widget.name.isEmpty ? widget.kind : widget.name): \($0.words)"
          )
      }
    }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }

  private var concerns: [String] {
    let all = record.concerns(failLevel: failLevel)
    var parts = all.prefix(MarkdownSummary.limit).map(describe)
    if all.count > parts.count { parts.append("and \(all.count - parts.count) more") }
    return parts.isEmpty ? [] : ["### To look at"] + parts
  }

  private func describe(_ concern: Highlight) -> String {
    let mark = concern.isFailing ? "**fails the run**" : "does not fail the run"
    let message = concern.message.split(separator: "\n")
      .map { MarkdownEscaping.escape(String($0)) }
      .joined(separator: "<br>")
    let title = MarkdownEscaping.escape(concern.title)
    guard let finding = concern.finding else {
      let command =
        concern.command.isEmpty ? "" : "\n\n" + MarkdownEscaping.block([concern.command])
      return "**\(title)** (\(mark))<br>\(message)" + command
    }
    let heading = finding.neighbours.isEmpty ? [] : ["", finding.surroundingsHeading]
    let scenario = finding.text + heading + finding.surroundings
    let size =
      "The scenario, shrunk from \(counted(finding.original.stimuli, "stimulus", "stimuli")) "
      + "to \(grouped(finding.shrunk.stimuli))"
    let sides = finding.comparison.lines
    return [
      "**\(title)** (\(mark))<br>\(message)",
      sides.isEmpty ? "" : MarkdownEscaping.block(sides),
      MarkdownEscaping.block([record.replayCommand(of: finding)]),
      "<details><summary>\(size)</summary>",
      MarkdownEscaping.block(scenario),
      "</details>",
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var reproduction: [String] {
    ["The whole run again:", MarkdownEscaping.block([record.command])]
  }
}
