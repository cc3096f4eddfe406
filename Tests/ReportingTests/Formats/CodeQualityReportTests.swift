import Clauses
import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: CI servers and GitLab see each finding at its line, with its severity.
// Method: both formats of samples, read back.
@Suite struct CodeQualityReportTests {
  private typealias Element = (name: String, attributes: [String: String])

  private func elements(_ record: RunRecord, files: CheckedFiles) -> [Element] {
    let reader = MarkupReader(SampleFormats.document(record, .checkstyle, files: files))
    #expect(reader.faults == [])
    return zip(reader.elements, reader.attributes).map { ($0, $1) }
  }

  @Test func `Checkstyle has a file for each path with its errors`() {
    let all = elements(SampleFormats.bundle, files: SampleFormats.files)
    #expect(all.map(\.name) == ["checkstyle", "file", "error", "file", "error"])
    #expect(all[0].attributes == ["version": "4.3"])
    #expect(all[1].attributes == ["name": "App/Widgets/CityProvider.swift"])
    #expect(all[2].attributes["line"] == "41")
    #expect(all[2].attributes["severity"] == "error")
    #expect(all[2].attributes["source"] == "widgetcheck.CR-CRASH")
    #expect(all[2].attributes["message"]?.hasPrefix("CityWidget: the code trapped") == true)
    #expect(all[3].attributes == ["name": "App/Widgets/Weather.swift"])
    #expect(all[4].attributes["line"] == "7")
    #expect(all[4].attributes["severity"] == "warning")
  }

  @Test func `Checkstyle leaves out what has no file`() {
    let all = elements(SampleFormats.bundle, files: CheckedFiles())
    #expect(all.map(\.name) == ["checkstyle", "file", "error"])
    #expect(elements(SampleRecord.campaign, files: CheckedFiles()).map(\.name) == ["checkstyle"])
  }

  @Test func `a hostile message adds no element`() {
    for (name, record) in SampleFormats.hostile {
      let open = record.findings.count { !$0.isExpected }
      let all = elements(record, files: CheckedFiles(["App.swift"], bundle: "App.swift:1"))
      #expect(all.count { $0.name == "error" } == open, "\(name)")
    }
  }

  @Test func `GitLab gets a path, a line, a severity and a fingerprint of each`() throws {
    let issues = try SampleFormats.json(SampleFormats.bundle, .codeclimate).elements
    try #require(issues.count == 2)
    #expect(issues[0]["check_name"] == .string("CR-CRASH"))
    #expect(issues[0]["severity"] == .string("critical"))
    #expect(issues[0]["location"]?["path"] == .string("App/Widgets/CityProvider.swift"))
    #expect(issues[0]["location"]?["lines"]?["begin"] == .number(41))
    #expect(issues[1]["severity"] == .string("minor"))
    #expect(issues[1]["location"]?["path"] == .string("App/Widgets/Weather.swift"))
    let fingerprints = issues.compactMap { $0["fingerprint"]?.text }
    #expect(Set(fingerprints).count == 2)
    #expect(fingerprints.allSatisfy { $0.split(separator: ":").count >= 2 })
  }

  @Test(arguments: [
    (Level.required, Level.required, "error", "critical"),
    (.recommended, .required, "warning", "minor"), (.recommended, .provisional, "error", "major"),
    (.provisional, .recommended, "info", "info"), (.provisional, .provisional, "error", "major"),
  ])
  func `the severity follows the clause's level and what fails the run`(
    level: Level,
    failLevel: Level,
    checkstyle: String,
    gitLab: String
  ) throws {
    var record = SampleFormats.bundle
    record.findings.removeLast(2)
    record.clauses[0].level = level
    func text(_ format: ReportFormat) -> String {
      ReportDocument(record, as: format, failLevel: failLevel, files: SampleFormats.files).text
    }
    let errors = MarkupReader(text(.checkstyle)).attributes.filter { $0["severity"] != nil }
    #expect(errors.map { $0["severity"] } == [checkstyle])
    let issues = try JSON(parsing: text(.codeclimate)).elements
    #expect(issues.map { $0["severity"]?.text } == [gitLab])
  }
}
