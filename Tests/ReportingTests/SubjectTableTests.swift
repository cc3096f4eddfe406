// Goal: of several subjects every promise is told once, what differs first, and no verdict is made up.
import RunRecord
import Testing

@testable import Reporting

@Suite struct SubjectTableTests {
  private func entry(
    _ subject: String,
    _ clauses: [(String, ClauseLine.Verdict)],
    goldens: [GoldenRecordLine] = []
  ) -> SubjectTable.Entry {
    var record = RunRecord()
    record.header.subject = subject
    record.clauses = clauses.map { id, verdict in
      var line = ClauseLine()
      line.id = id
      line.verdict = verdict
      return line
    }
    record.goldens = goldens
    record.footer = RecordFooter()
    return SubjectTable.Entry(folder: subject, record: record)
  }

  private func golden(_ change: (inout GoldenRecordLine) -> Void = { _ in }) -> GoldenRecordLine {
    var line = GoldenRecordLine()
    line.file = "golden/a.json"
    change(&line)
    return line
  }

  @Test func `what differs is told first, and what is alike once`() {
    let table = SubjectTable([
      entry("one", [("A", .held), ("B", .held)], goldens: [golden()]),
      entry("two", [("A", .held), ("B", .broken)], goldens: [golden { $0.mismatches = ["x"] }]),
    ])
    #expect(table.differing.map(\.id) == ["B", "golden/a.json"])
    #expect(table.differing.map(\.verdicts) == [[.held, .broken], [.held, .broken]])
    #expect(table.alike.map(\.id) == ["A"])
    #expect(table.lines.contains("  B              1 held, 2 broken"))
    #expect(table.lines.contains { $0.hasPrefix("  1  one, judged as clauses permit: ") })
  }

  @Test func `a promise that one record lacks is not judged there`() {
    let table = SubjectTable([
      entry("one", [("A", .held)]),
      entry("two", [("A", .held), ("B", .held)], goldens: [golden { $0.needs = ["held"] }]),
    ])
    #expect(table.differing.map(\.verdicts) == [[nil, .held], [nil, .notClaimed]])
    #expect(table.sentence == "2 subjects differ in 2 promises of 3.")
  }

  @Test func `subjects without a difference differ in nothing`() {
    let table = SubjectTable([entry("one", [("A", .held)]), entry("two", [("A", .held)])])
    #expect(table.sentence == "2 subjects differ in nothing.")
    #expect(MarkupReader(SubjectsPage(table).text).faults.isEmpty)
  }

  @Test func `a subject that was not run is told`() {
    let table = SubjectTable([entry("one", [("A", .held)])], notRun: ["exec:two"])
    let remark = "Not run, since the command was interrupted: exec:two."
    #expect(table.lines.contains(remark))
    #expect(SubjectsPage(table).text.contains(remark))
  }

  @Test func `the page shows hostile names as text and leads to each subject's report`() {
    let table = SubjectTable([
      entry("exec:<b>&", [("A", .held)]), entry("two", [("A", .vacuous)]),
    ])
    let text = SubjectsPage(table).text
    #expect(MarkupReader(text).faults.isEmpty)
    #expect(!text.contains("<b>&"))
    #expect(text.contains("two/report.html#verdict"))
  }
}
