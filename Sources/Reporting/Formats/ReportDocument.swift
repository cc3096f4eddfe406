import Clauses
import RunRecord

/// A record in a format for other programs: the text of a document and what it leaves out.
public struct ReportDocument {
  /// The document, its last line ended; empty of ``ReportFormat/text``, which people read.
  public let text: String

  /// What the format has no room for, in sentences for standard error.
  public let notes: [String]

  /// Writes a record in a format.
  ///
  /// - Parameters:
  ///   - record: What is reported.
  ///   - format: The format.
  ///   - failLevel: The least binding level whose violation fails the run.
  ///   - files: The checked files.
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

  /// Whether a format shows nothing but lines of files.
  private static func needsFiles(_ format: ReportFormat) -> Bool {
    format == .checkstyle || format == .codeclimate
  }
}
