import Clauses
import RunRecord

/// A record as annotations of a GitHub workflow: one line per highlight, the tenth with the number
/// of the rest, which GitHub would silently drop.
public struct WorkflowAnnotations {
  /// The maximum number of lines.
  public static let limit = 10

  private let record: RunRecord
  private let failLevel: Level
  private let sources: [String]

  /// Creates the annotations of a run; `sources` are paths relative to the working directory.
  public init(_ record: RunRecord, failLevel: Level = .required, sources: [String] = []) {
    self.record = record
    self.failLevel = failLevel
    self.sources = sources
  }

  /// The workflow commands, worst first; none without highlights.
  public var lines: [String] {
    // Expected violations are known already. Unexercised advice has no place in the code, and would
    // use up the ten annotations of a flawless widget.
    let concerns =
      record.partialHighlights
      + record.concerns(failLevel: failLevel).filter { concern in
        let isUnseenAdvice =
          record.header.purpose == .widgets && concern.kind == .vacuous && !concern.isFailing
        return concern.kind != .expected && !isUnseenAdvice
      }
    let shown = concerns.prefix(WorkflowAnnotations.limit)
    return shown.enumerated().map { index, concern in
      let isLast = index + 1 == WorkflowAnnotations.limit
      return line(concern, rest: isLast ? concerns.count - shown.count : 0)
    }
  }

  /// The lines as one string, each with a line feed.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  private func line(_ concern: Highlight, rest: Int) -> String {
    var message = concern.message
    var place = ""
    if let finding = concern.finding {
      if !finding.comparison.limit.isEmpty {
        message += "\nthe limit is \(finding.comparison.limitWithSource)"
      }
      if let source = FilePlace(finding.source, in: sources) {
        place = "file=\(WorkflowEscaping.property(source.file)),line=\(source.line),"
      }
    }
    if !concern.command.isEmpty { message += "\n\(concern.command)" }
    if rest > 0 { message += "\nand \(rest) more" }
    let command = concern.isFailing ? "error" : "warning"
    let title = WorkflowEscaping.property(concern.title)
    return "::\(command) \(place)title=\(title)::\(WorkflowEscaping.message(message))"
  }
}
