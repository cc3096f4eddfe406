import Clauses
import Foundation
import RunRecord
import Testing

@testable import Reporting

// Goal: the file gives the results in the way that readers of JUnit count.
// Method: the elements are counted again by a reader of markup that knows nothing about the writer.
@Suite struct JUnitReportTests {
  @Test(arguments: HTMLReportTests.samples.map(\.name))
  func `the counts are those of the elements`(name: String) throws {
    let sample = try #require(HTMLReportTests.samples.first { $0.name == name })
    let reader = MarkupReader(JUnitReport(sample.record).text)
    #expect(reader.faults.isEmpty)
    func count(_ element: String) -> Int { reader.elements.count { $0 == element } }
    let root = try #require(reader.attributes.first)
    #expect(root["tests"] == "\(count("testcase"))")
    #expect(root["failures"] == "\(count("failure"))")
    #expect(root["errors"] == "\(count("error"))")
    var sums = (tests: 0, failures: 0, errors: 0, skipped: 0)
    for (element, attributes) in zip(reader.elements, reader.attributes)
    where element == "testsuite" {
      sums.tests += Int(attributes["tests"] ?? "") ?? 0
      sums.failures += Int(attributes["failures"] ?? "") ?? 0
      sums.errors += Int(attributes["errors"] ?? "") ?? 0
      sums.skipped += Int(attributes["skipped"] ?? "") ?? 0
    }
    #expect(
      sums == (count("testcase"), count("failure"), count("error"), count("skipped"))
    )
  }

  @Test(arguments: HTMLReportTests.samples.map(\.name))
  func `no two test cases share class and name`(name: String) throws {
    let sample = try #require(HTMLReportTests.samples.first { $0.name == name })
    let cases = self.cases(sample.record)
    let keys = cases.map { "\($0.attributes["classname"] ?? "")|\($0.attributes["name"] ?? "")" }
    #expect(Set(keys).count == keys.count)
    #expect(cases.allSatisfy { $0.attributes["time"] == "0.000" })
  }

  @Test func `each verdict becomes its outcome`() {
    let outcomes = self.outcomes(SampleRecord.campaign, .required)
    #expect(outcomes["TL-11.runtime"] == [])
    #expect(outcomes["RB-02.runtime"] == ["failure broken"])
    #expect(outcomes["DL-03.runtime"] == ["failure vacuous"])
    #expect(outcomes["DL-06.runtime"] == ["error undecided"])
    #expect(outcomes["DL-20.runtime"] == ["skipped not-claimed"])
    #expect(outcomes["RB-24.runtime"] == nil)
    #expect(outcomes["budget/twelve-an-hour.json"] == ["failure golden"])
  }

  @Test func `advice fails only when the caller asks for it`() {
    #expect(
      outcomes(SampleRecord.campaign, .required)["RB-29.app"] == ["skipped broken"]
    )
    #expect(
      outcomes(SampleRecord.campaign, .recommended)["RB-29.app"] == ["failure broken"]
    )
  }

  @Test func `a run too short to demand every situation has no failures`() {
    var record = SampleRecord.campaign
    record.clauses = record.clauses.filter { $0.verdict == .held || $0.verdict == .vacuous }
    record.findings = []
    record.goldens = []
    record.agreement = []
    record.footer = RecordFooter()
    #expect(outcomes(record, .required)["DL-03.runtime"] == ["skipped vacuous"])
  }

  @Test func `a partial record is an error and keeps its findings`() {
    let outcomes = outcomes(SampleRecord.partial, .required)
    #expect(outcomes["the"] == ["error partial"])
    #expect(outcomes["RB-02.runtime-overspent"] == ["failure broken"])
  }

  @Test func `forbidden characters become the replacement character`() {
    let text = JUnitReport(SampleRecord.hostile).text
    #expect(text.contains("\u{FFFD}"))
    #expect(!text.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    #expect(text.contains("&lt;script&gt;"))
  }

  @Test func `inapplicable clauses are listed in a line, not as skipped tests`() {
    let text = JUnitReport(SampleRecord.campaign).text
    #expect(!text.contains("not-applicable"))
    #expect(text.contains("2 clauses not applicable: "))
  }

  @Test func `a finding's file and line are attributes, where the file is known its path`() throws {
    var record = SampleRecord.campaign
    record.findings[0].source = "Feed.swift:41"
    let sources = ["App/Widgets/Feed.swift", "App/Other.swift"]
    let reader = MarkupReader(JUnitReport(record, sources: sources).text)
    let place = try #require(reader.attributes.first { $0["file"] != nil })
    #expect(place["name"]?.hasPrefix("RB-02.runtime") == true)
    #expect(place["file"] == "App/Widgets/Feed.swift")
    #expect(place["line"] == "41")
  }

  @Test(arguments: [SampleRecord.campaign, SampleWidgets.bundle])
  func `each message stands once`(record: RunRecord) throws {
    let text = JUnitReport(record, failLevel: .provisional).text
    for finding in record.findings where finding.expected.isEmpty {
      let message = XMLEscaping.escape(finding.message)
      #expect(text.components(separatedBy: message).count == 2, "\(finding.message)")
    }
  }

  private typealias Element = (name: String, attributes: [String: String])

  private func cases(_ record: RunRecord) -> [Element] {
    let reader = MarkupReader(JUnitReport(record).text)
    return zip(reader.elements, reader.attributes).map { ($0, $1) }.filter { $0.0 == "testcase" }
  }

  /// The outcomes by the first word of the test case's name.
  private func outcomes(_ record: RunRecord, _ level: Level) -> [String: [String]] {
    let reader = MarkupReader(JUnitReport(record, failLevel: level).text)
    var outcomes: [String: [String]] = [:]
    var current = ""
    for (element, attributes) in zip(reader.elements, reader.attributes) {
      switch element {
      case "testcase":
        current = String((attributes["name"] ?? "").prefix { $0 != " " })
        outcomes[current] = outcomes[current] ?? []
      case "failure", "error", "skipped":
        outcomes[current, default: []].append("\(element) \(attributes["type"] ?? "")")
      default: break
      }
    }
    return outcomes
  }
}
