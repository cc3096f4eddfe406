import Clauses
import RunRecord
import Testing

@testable import Reporting

// Goal: of a runtime's findings, the first one is the nearest to the fault, with its size.
// Method: records with two findings of one level.
@Suite struct LeadingFindingTests {
  /// Two required clauses that broke, each in the given share of its cases.
  private func record(_ broken: (Int64, Int64), of cases: (Int64, Int64)) -> RunRecord {
    var record = RunRecord()
    record.clauses = [
      ("RB-15.runtime", broken.0, cases.0), ("WC-01.runtime", broken.1, cases.1),
    ].map { id, broken, cases in
      var clause = ClauseLine()
      (clause.id, clause.level, clause.verdict) = (id, .required, .broken)
      (clause.broken, clause.cases) = (broken, cases)
      return clause
    }
    record.findings = record.clauses.map { clause in
      var finding = FindingLine()
      finding.clause = clause.id
      finding.message = "a reload came 0.000001s early"
      return finding
    }
    return record
  }

  private func leading(_ record: RunRecord) -> [String] {
    record.findings(sortedByLevel: { _ in true }).map(\.clause)
  }

  @Test func `the clause that broke in the largest share of its cases leads`() {
    #expect(leading(record((9, 10), of: (10, 1000))) == ["RB-15.runtime", "WC-01.runtime"])
    #expect(leading(record((9, 10), of: (900, 10))) == ["WC-01.runtime", "RB-15.runtime"])
    // More cases are not a larger share.
    #expect(leading(record((900, 9), of: (9000, 10))) == ["WC-01.runtime", "RB-15.runtime"])
  }

  @Test func `a clause that breaks with any other clause counts half`() {
    var record = record((100, 60), of: (100, 100))
    for (general, leads) in [
      ("OR-01.runtime", false), ("RB-09.runtime", false), ("TL-24.runtime", true),
    ] {
      record.clauses[0].id = general
      record.findings[0].clause = general
      #expect(leading(record).first == (leads ? general : "WC-01.runtime"))
    }
    record = self.record((100, 40), of: (100, 100))
    record.clauses[0].id = "OR-01.runtime"
    record.findings[0].clause = "OR-01.runtime"
    #expect(leading(record).first == "OR-01.runtime")
  }

  @Test func `of widgets the order of the record stays`() {
    var record = record((9, 10), of: (900, 10))
    record.widgets = [WidgetLine()]
    #expect(leading(record) == ["RB-15.runtime", "WC-01.runtime"])
  }

  @Test func `the finding of the first case is reported if the simplest one shows less`() {
    var finding = FindingLine()
    (finding.phase, finding.index) = ("random", 4)
    #expect(finding.firstSight == [])
    finding.firstMessage = "a reload came 1s early"
    #expect(finding.firstSight == ["First seen in random case 4: a reload came 1s early"])
  }

  @Test func `a remark becomes a sentence`() {
    #expect("it shows again".sentence == "It shows again.")
    #expect("It ends.".sentence == "It ends.")
    #expect("".sentence == "")
  }
}
