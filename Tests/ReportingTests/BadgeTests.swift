// Goal: a badge shows what the run proved and what it did not, and is a readable picture.
import RunRecord
import Testing

@testable import Reporting

@Suite struct BadgeTests {
  private func text(_ change: (inout RunRecord) -> Void = { _ in }) -> String {
    var record = RunRecord()
    record.clauses = ["TL-11.runtime", "TL-12.runtime", "VW-04.runtime"].map { id in
      var line = ClauseLine()
      line.id = id
      line.level = .required
      line.verdict = .held
      return line
    }
    record.footer = RecordFooter()
    change(&record)
    let svg = Badge(record).svg
    let reader = MarkupReader(svg)
    #expect(reader.faults.isEmpty)
    #expect(reader.elements.first == "svg")
    return svg
  }

  @Test func `all that held is counted`() { #expect(text().contains(">3 of 3 held</text>")) }

  @Test func `what is not claimed is said, and is not counted`() {
    let svg = text { $0.clauses[2].verdict = .notClaimed }
    #expect(svg.contains(">2 of 2 held, 1 not claimed</text>"))
  }

  @Test func `a broken clause is said`() {
    let broken = text {
      $0.clauses[0].verdict = .broken
      $0.footer?.status = 1
    }
    #expect(broken.contains(">2 of 3 held, 1 broken</text>"))
  }

  @Test(arguments: [(1, "failed"), (2, "undecided"), (4, "not exercised")])
  func `what fails a run without a broken clause is said`(status: Int64, word: String) {
    let svg = text { $0.footer?.status = status }
    #expect(svg.contains(">3 of 3 held, \(word)</text>"))
  }

  @Test func `a record without an end has no numbers`() {
    #expect(text { $0.footer = nil }.contains(">partial</text>"))
  }
}
