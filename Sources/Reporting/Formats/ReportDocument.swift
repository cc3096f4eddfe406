import Clauses
import RunRecord

/// A record in a format for other programs, with notes about omissions.
public struct ReportDocument {
  /// The document with its last line feed; empty for ``ReportFormat/text``.
  public let text: String

  /// The omissions of the format, in sentences for standard error.
  public let notes: [String]

  /// Converts a record to a format.
  public init(
    _ record: RunRecord,
    as format: ReportFormat,
    failLevel: Level = .required,
    files: CheckedFiles = CheckedFiles()
  ) {
    let list = DiagnosticList(record, failLevel: failLevel, files: files)
    switch format {
    case .text: text = ""
    case .lines: text = record.text
    case .json: text = JSONReport(list).text
    case .xcode: text = XcodeReport(list).text
    case .sarif: text = SARIFReport(list).text
    case .checkstyle: text = CheckstyleReport(list).text
    case .codeclimate: text = CodeClimateReport(list).text
    }
    notes = ReportDocument.needsFiles(format) ? list.leftOut : []
  }

  private static func needsFiles(_ format: ReportFormat) -> Bool {
    format == .checkstyle || format == .codeclimate
  }
}
