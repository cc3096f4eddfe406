import Clauses
import RunRecord

/// One finding with what formats for other programs say of it.
struct FindingDiagnostic {
  /// The finding.
  let finding: FindingLine

  /// Its main clause, `nil` where the record ends before it.
  let clause: ClauseLine?

  /// How binding the finding is.
  let level: Level

  /// Whether it fails the run.
  let isFailing: Bool

  /// Its line in a file that the readers of a report find, `nil` where none is known.
  let place: FilePlace?

  /// The same line by its full path.
  let fullPlace: FilePlace?

  /// The declaration of the bundle, for a finding without a place; `nil` where there is none.
  let home: FilePlace?

  /// The command that runs the shrunk scenario again.
  let replay: String

  /// The file of the shrunk scenario.
  let scenario: String

  /// Reads a finding out of its record.
  init(
    _ finding: FindingLine,
    of record: RunRecord,
    isFailing: Bool,
    files: CheckedFiles
  ) {
    self.finding = finding
    self.isFailing = isFailing
    clause = record.clause(finding.clause)
    level = record.level(of: finding)
    place = FilePlace(finding.source, in: files.paths)
    fullPlace = FilePlace(finding.source, in: files.fullPaths)
    home = FilePlace(files.bundle, in: files.paths)
    replay = record.replayCommand(of: finding)
    let folder = record.site.map { $0.folder.isEmpty ? "" : $0.folder + "/" } ?? ""
    scenario = "\(folder)findings/\(finding.name).json"
    let type = record.widgets.first { $0.kind == finding.widget }?.type ?? ""
    widget = type.isEmpty ? finding.widget : type
    further = record.further(of: finding)
  }

  /// The widget whose code broke the clause: its type, or its kind where the type is not known.
  let widget: String

  /// What else breaks of the same cause, a line for each clause.
  let further: [String]

  /// Whether all that it breaks is expected.
  var isExpected: Bool { finding.isExpected }

  /// A few words that name the clause.
  var title: String { clause?.title ?? finding.clause }

  /// What the author may do about it, empty of what no author can mend.
  var advice: String { Clause.named(ClauseID(finding.clause))?.advice ?? "" }

  /// The widget and what happened in it, in one line.
  var headline: String {
    let message = finding.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return widget.isEmpty ? message : "\(widget): \(message)"
  }

  /// A name that stays from run to run as long as the clause breaks in the same way in the same file.
  ///
  /// The line is no part of it: a line that is added above moves no finding.
  var fingerprint: String {
    let file = place?.file ?? ""
    let parts = [finding.clause, finding.kind, finding.widget, file]
    // A text that holds the separator could otherwise look like two.
    return parts.map { $0.replacing("%", with: "%25").replacing(":", with: "%3A") }
      .joined(separator: ":")
  }
}
