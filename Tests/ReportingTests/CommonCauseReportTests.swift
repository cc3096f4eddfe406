import Clauses
import RunRecord
import Testing

@testable import Reporting

// Goal: a finding that breaks several clauses is reported once, with all of them, and fails the run
// if any of them does.
@Suite struct CommonCauseReportTests {
  /// A finding of a recommended clause that also breaks a required one.
  private var record: RunRecord {
    var record = RunRecord()
    record.clauses = [line("TL-41.view", .recommended), line("TL-25.view", .required)]
    var finding = FindingLine()
    finding.clause = "TL-41.view"
    finding.kind = "clock"
    finding.message = "a view read the clock"
    var further = ViolationLine()
    further.clause = "TL-25.view"
    further.kind = "impure"
    further.message = "another tree of entry 0"
    finding.also = [further]
    record.findings = [finding]
    record.footer = RecordFooter()
    return record
  }

  private func line(_ id: String, _ level: Level) -> ClauseLine {
    var line = ClauseLine()
    line.id = id
    line.title = "title of \(id)"
    line.level = level
    line.verdict = .broken
    line.cases = 4
    return line
  }

  @Test func `one problem lists all clauses and fails with the most binding`() throws {
    let concerns = record.concerns(failLevel: .required)
    #expect(concerns.map(\.title) == ["TL-41.view title of TL-41.view"])
    #expect(concerns.map(\.isFailing) == [true])
    #expect(
      concerns.map(\.message) == [
        "a view read the clock\nAlso TL-25.view title of TL-25.view: another tree of entry 0"
      ]
    )
  }

  @Test func `an expectation of the required clause leaves the advice`() {
    var record = record
    record.findings[0].also[0].expected = "known since spring"
    #expect(record.concerns(failLevel: .required).map(\.isFailing) == [false])
    #expect(record.concerns(failLevel: .recommended).map(\.isFailing) == [true])
  }

  @Test func `the test case of each clause has the words of that clause`() {
    let reader = MarkupReader(JUnitReport(record, failLevel: .recommended).text)
    let messages = zip(reader.elements, reader.attributes).filter { $0.0 == "failure" }
      .compactMap { $0.1["message"] }
    #expect(messages.sorted() == ["a view read the clock", "another tree of entry 0"])
  }

  @Test func `the report names the further clause at the finding, and the finding at the clause`() {
    let page = HTMLReport(record).text
    #expect(page.contains("Also TL-25.view title of TL-25.view: another tree of entry 0"))
    #expect(page.contains("See TL-41.view clock"))
  }
}
