import RunRecord
import WidgetModel

@testable import Reporting

/// Records for the tests of formats.
enum SampleFormats {
  /// A bundle in which one finding has a line, one has none, and one is expected.
  static let bundle = SampleWidgets.bundle

  /// The files of the bundle.
  static let files = CheckedFiles(
    ["App/Widgets/CityProvider.swift", "App/Widgets/Weather.swift"],
    fullPaths: ["/src/App/Widgets/CityProvider.swift", "/src/App/Widgets/Weather.swift"],
    bundle: "Weather.swift:7"
  )

  /// Records whose texts and paths try to leave their places, with the name of each.
  static var hostile: [(String, RunRecord)] {
    var bundle = SampleWidgets.hostile
    for index in bundle.findings.indices {
      bundle.findings[index].source = "\(hostileFile):\(index + 1)"
      bundle.findings[index].message = hostileMessage
      bundle.findings[index].comparison.actual = hostileMessage
    }
    return [("runtime", SampleRecord.hostile), ("widgets", bundle)]
  }

  /// The name of a file that ends names of files in several formats.
  static let hostileFile = "a b\"<'&%0A\u{202E}\n:[x](y)#?.swift"

  /// A message that would begin lines, entries and links of its own.
  static let hostileMessage =
    SampleRecord.hostileText
    + "\r\n/etc/passwd:1: error: forged\u{2028}/etc/hosts:1: error: forged "
    + "[link](https://example.com) \"}]},{\"ruleId\":\"forged\" </error><error line=\"1\"/>"

  static var all: [(String, RunRecord)] {
    [
      ("held", SampleRecord.held), ("campaign", SampleRecord.campaign),
      ("partial", SampleRecord.partial), ("mutants", SampleRecord.mutants),
      ("large", SampleRecord.large), ("bundle", bundle), ("empty", RunRecord()),
    ] + hostile
  }

  /// A record in a format.
  static func document(
    _ record: RunRecord,
    _ format: ReportFormat,
    files: CheckedFiles = SampleFormats.files
  ) -> String {
    ReportDocument(record, as: format, failLevel: .required, files: files).text
  }

  /// A record in a format of JSON, parsed.
  static func json(
    _ record: RunRecord,
    _ format: ReportFormat,
    files: CheckedFiles = SampleFormats.files
  ) throws -> JSON {
    try JSON(parsing: document(record, format, files: files))
  }
}
