import Clauses
import RunRecord

/// The files of a report.
public struct ReportPages {
  /// A file with its path relative to the report's directory.
  public struct File: Hashable, Sendable {
    /// The path, such as `widgets/CityWidget.html`.
    public let path: String
    /// The text.
    public let text: String
  }

  /// The files, `report.html` first.
  public let files: [File]

  /// Creates the files of a record; `sources` are the paths of the checked files.
  public init(
    _ record: RunRecord,
    baseline: RunRecord? = nil,
    failLevel: Level = .required,
    sources: [String] = []
  ) {
    files =
      [
        File(path: "report.html", text: HTMLReport(record, baseline: baseline).text),
        File(
          path: "junit.xml",
          text: JUnitReport(record, failLevel: failLevel, sources: sources).text
        ),
        File(path: "summary.md", text: MarkdownSummary(record, failLevel: failLevel).text),
        File(path: "badge.svg", text: Badge(record).svg),
      ] + WidgetPage.pages(of: record).map { File(path: $0.path, text: $0.text) }
  }
}
