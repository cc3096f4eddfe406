import Clauses
import RunRecord

/// A record as annotations of a GitHub workflow: one line for each thing to look at.
///
/// GitHub shows ten annotations of a step and drops the rest without a word, so there are never
/// more, and the tenth says how many it stands for.
public struct WorkflowAnnotations {
  /// The most lines.
  public static let limit = 10

  private let record: RunRecord
  private let failLevel: Level
  private let sources: [String]

  /// Creates the annotations of a run.
  ///
  /// - Parameters:
  ///   - record: What is reported.
  ///   - failLevel: The least binding level whose violation fails the run.
  ///   - sources: The paths of the checked files from the working directory, by which an annotation
  ///     finds its line.
  public init(_ record: RunRecord, failLevel: Level = .required, sources: [String] = []) {
    self.record = record
    self.failLevel = failLevel
    self.sources = sources
  }

  /// The workflow commands, worst first, none when nothing is to be looked at.
  public var lines: [String] {
    // An expected violation is known. Advice that no case exercised has no place in the code, and would take up the ten
    // annotations of a widget without a fault.
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

  /// The lines as one text, each with its line feed.
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
