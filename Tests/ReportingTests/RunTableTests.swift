// Goal: for several runs every promise is shown once, differences first, and no verdict is
// invented.
import RunRecord
import Testing

@testable import Reporting

@Suite struct RunTableTests {
  private func entry(
    _ subject: String,
    _ clauses: [(String, ClauseLine.Verdict)],
    goldens: [GoldenRecordLine] = []
  ) -> RunTable.Entry {
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
    return RunTable.Entry(folder: subject, record: record)
  }

  private func golden(_ change: (inout GoldenRecordLine) -> Void = { _ in }) -> GoldenRecordLine {
    var line = GoldenRecordLine()
    line.file = "golden/a.json"
    change(&line)
    return line
  }

  private func number(_ key: String, _ value: String, _ source: String, _ fact: String)
    -> NumberLine
  {
    var line = NumberLine()
    (line.key, line.value, line.source, line.fact) = (key, value, source, fact)
    return line
  }

  @Test func `differences are listed first, and equal rows once`() {
    let table = RunTable(
      by: .subject,
      [
        entry("one", [("A", .held), ("B", .held)], goldens: [golden()]),
        entry("two", [("A", .held), ("B", .broken)], goldens: [golden { $0.mismatches = ["x"] }]),
      ]
    )
    #expect(table.differing.map(\.id) == ["B", "golden/a.json"])
    #expect(table.differing.map(\.verdicts) == [[.held, .broken], [.held, .broken]])
    #expect(table.alike.map(\.id) == ["A"])
    #expect(table.lines.contains("  B              broken: two; held: one"))
    #expect(table.lines.contains { $0.contains(" one, judged as clauses permit: ") })
  }

  @Test func `a promise that one record lacks is not judged there`() {
    let table = RunTable(
      by: .subject,
      [
        entry("one", [("A", .held)]),
        entry("two", [("A", .held), ("B", .held)], goldens: [golden { $0.needs = ["held"] }]),
      ]
    )
    #expect(table.differing.map(\.verdicts) == [[nil, .held], [nil, .notClaimed]])
    #expect(table.sentence == "2 subjects differ in 2 promises of 3.")
  }

  @Test func `promises that nothing broke are counted on the terminal, and stand on the page`() {
    let table = RunTable(
      by: .profile,
      [
        entry("one", [("A", .held), ("B", .vacuous)]),
        entry("one", [("A", .vacuous), ("B", .held)]),
      ]
    )
    #expect(table.lines.last == "  2 promises differ only in whether the runs exercised them")
    #expect(table.lines.count == 4)
    #expect(RunTablePage(table).text.contains("never exercised"))
  }

  @Test func `subjects without a difference differ in nothing`() {
    let table = RunTable(
      by: .subject,
      [entry("one", [("A", .held)]), entry("two", [("A", .held)])]
    )
    #expect(table.sentence == "2 subjects differ in nothing.")
    #expect(MarkupReader(RunTablePage(table).text).faults.isEmpty)
  }

  @Test func `a subject that was not run is reported`() {
    let table = RunTable(by: .subject, [entry("one", [("A", .held)])], notRun: ["exec:two"])
    let remark = "Not run, since the command was interrupted: exec:two."
    #expect(table.lines.contains(remark))
    #expect(RunTablePage(table).text.contains(remark))
  }

  @Test func `the page shows hostile names as text and leads to each subject's report`() {
    let table = RunTable(
      by: .subject,
      [
        entry("exec:<b>&", [("A", .held)]), entry("two", [("A", .vacuous)]),
      ]
    )
    let text = RunTablePage(table).text
    #expect(MarkupReader(text).faults.isEmpty)
    #expect(!text.contains("<b>&"))
    #expect(text.contains("two/report.html#verdict"))
  }

  @Test func `many runs are in one line for each verdict`() {
    let names = ["one", "two", "three", "four"]
    let table = RunTable(
      by: .subject,
      names.map { entry($0, [("A", $0 == "two" ? .broken : .held), ("B", .held)]) }
    )
    #expect(table.lines.contains("  A  broken: two; held: one, three, four"))
    let text = RunTablePage(table).text
    #expect(MarkupReader(text).faults.isEmpty)
    #expect(text.contains("one, three, four"))
  }

  @Test func `profiles are listed by name, with the numbers in which they differ`() {
    func run(by profile: String, _ reloads: String) -> RunTable.Entry {
      var record = entry("reference", [("A", .held)]).record
      record.header.profile = profile
      record.numbers = [
        number("dailyReloads", reloads, "staff", "RB-04"),
        number("dropsOverBudget", "false", "apple", "RB-09"),
      ]
      return RunTable.Entry(folder: profile, record: record)
    }
    let table = RunTable(by: .profile, [run(by: "iOS26", "70"), run(by: "lenient", "72")])
    #expect(table.sentence == "2 profiles differ in nothing.")
    #expect(table.lines.contains { $0.contains(" lenient: ") })
    #expect(table.numbers.map(\.key) == ["dailyReloads"])
    let text = RunTablePage(table).text
    #expect(MarkupReader(text).faults.isEmpty)
    #expect(text.contains("72") && text.contains("staff RB-04") && !text.contains("RB-09"))
  }
}
