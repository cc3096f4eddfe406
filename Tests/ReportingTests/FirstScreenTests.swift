import RunRecord
import Testing

@testable import Reporting

// Goal: the first screen shows the result, names each clause once, and puts the cause of an
// undecided run first.
@Suite struct FirstScreenTests {
  private func finding(also clauses: String...) -> FindingLine {
    var finding = FindingLine()
    finding.clause = "DL-03.runtime"
    finding.kind = "late"
    finding.message = "the answer came late"
    finding.also = clauses.map { id in
      var line = ViolationLine()
      line.clause = id
      line.message = "of \(id)"
      return line
    }
    return finding
  }

  @Test func `further signs name each clause once, with the first message and the number`() {
    let signs = RunRecord().further(
      of: finding(also: "OR-01.runtime", "LW-01.runtime", "OR-01.runtime")
    )
    #expect(
      signs == [
        "Also OR-01.runtime: of OR-01.runtime (2 signs)", "Also LW-01.runtime: of LW-01.runtime",
      ]
    )
  }

  @Test(arguments: [(2, false), (3, true)])
  func `more than two signs are folded`(count: Int, isFolded: Bool) {
    let lines = (0..<count).map { "sign \($0)" }
    let html = FurtherSigns(lines: lines).html.written
    #expect(html.contains("<details") == isFolded)
    for line in lines { #expect(html.contains(line)) }
  }

  @Test func `the headline says what happened, and the clause where that takes too many words`() {
    var record = SampleRecord.campaign
    let place = record.findings.indices.filter { !record.findings[$0].isExpected }
    for index in place { record.findings[index].message = "something `odd` happened" }
    #expect(HTMLReport(record).text.contains("Something <code>odd</code> happened</span></h1>"))
    for index in place { record.findings[index].message = String(repeating: "long ", count: 40) }
    #expect(HTMLReport(record).text.contains("<span>Broken: "))
  }

  @Test func `an undecided run shows its cause and the last messages first`() throws {
    var record = SampleRecord.held
    var error = ErrorLine()
    error.cases = 3
    error.text = "the subject exited\nthe last messages:\n  > begin"
    record.errors = [error]
    record.findings = []
    record.footer?.status = 2
    let text = HTMLReport(record).text
    let cause = try #require(text.range(of: "The subject exited</span></h1>"))
    let messages = try #require(text.range(of: "&gt; begin"))
    let contents = try #require(text.range(of: "<nav"))
    #expect(cause.lowerBound < messages.lowerBound && messages.lowerBound < contents.lowerBound)
    #expect(!text.contains("Nothing broke.<"))
  }

  @Test func `nothing but failures is open below the first screen`() {
    let text = HTMLReport(SampleRecord.campaign).text
    #expect(!text.contains(/<details[^>]* open/))
  }
}

@Suite struct UnseenAdviceTests {
  @Test(arguments: [(RecordHeader.Purpose.widgets, 0), (.campaign, 1)])
  func `advice on widgets that no case exercised takes up no annotation`(
    purpose: RecordHeader.Purpose,
    count: Int
  ) {
    var record = RunRecord()
    record.header.purpose = purpose
    var clause = ClauseLine()
    clause.id = "CR-01"
    clause.level = .recommended
    clause.verdict = .vacuous
    record.clauses = [clause]
    record.footer = RecordFooter()
    #expect(WorkflowAnnotations(record).lines.count == count)
  }
}
