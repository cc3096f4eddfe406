import Clauses
import RunRecord

struct FindingDiagnostic {
  let finding: FindingLine

  /// Its main clause, `nil` if the record ends before it.
  let clause: ClauseLine?

  let level: Level

  let isFailing: Bool

  /// Its line in a file that readers can find, `nil` if unknown.
  let place: FilePlace?

  /// The same line with its full path.
  let fullPlace: FilePlace?

  /// The declaration of the bundle, for findings without a location; `nil` if there is none.
  let home: FilePlace?

  let replay: String

  let scenario: String

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

  /// The widget whose code broke the clause: its type, or its kind if the type is unknown.
  let widget: String

  /// The other violations with the same cause, one line per clause.
  let further: [String]

  var isExpected: Bool { finding.isExpected }

  var title: String { clause?.title ?? finding.clause }

  /// The advice for the author, empty if there is none.
  var advice: String { Clause.named(ClauseID(finding.clause))?.advice ?? "" }

  var headline: String {
    let message = finding.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return widget.isEmpty ? message : "\(widget): \(message)"
  }

  /// A name for the same failure in the same file, without the line, which edits above it change.
  var fingerprint: String {
    let file = place?.file ?? ""
    let parts = [finding.clause, finding.kind, finding.widget, file]
    // Escape the separator, so that different parts never give the same name.
    return parts.map { $0.replacing("%", with: "%25").replacing(":", with: "%3A") }
      .joined(separator: ":")
  }
}
