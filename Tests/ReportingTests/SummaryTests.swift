import Testing

@testable import Reporting

@Suite struct SummaryTests {
  @Test func `annotations tell the worst first`() throws {
    let lines = WorkflowAnnotations(SampleRecord.campaign).lines
    #expect(lines.count == 7)
    #expect(try #require(lines.first).hasPrefix("::error title=RB-02.runtime charged reloads"))
    #expect(try #require(lines.last).hasPrefix("::warning title=RB-29.app"))
  }

  @Test func `at most ten annotations, the tenth says how many more there are`() throws {
    let lines = WorkflowAnnotations(SampleRecord.large).lines
    #expect(lines.count == 10)
    #expect(try #require(lines.last).contains(" more"))
    #expect(!lines.dropLast().contains { $0.contains("%0Aand ") })
  }

  @Test func `an annotation names file and line as the workflow finds them`() throws {
    var record = SampleRecord.campaign
    record.findings[0].source = "Feed.swift:41"
    let found = WorkflowAnnotations(record, sources: ["App/Feed.swift", "App/NoFeed.swift"]).lines
    #expect(try #require(found.first).hasPrefix("::error file=App/Feed.swift,line=41,title=RB-02"))
    let twice = WorkflowAnnotations(record, sources: ["A/Feed.swift", "B/Feed.swift"]).lines
    #expect(try #require(twice.first).hasPrefix("::error title=RB-02"))
    let unknown = WorkflowAnnotations(record).lines
    #expect(try #require(unknown.first).hasPrefix("::error file=Feed.swift,line=41,title="))
  }

  @Test func `both sides and the limit are on the terminal, with their authority`() {
    let text = TerminalSummary(SampleRecord.campaign).text
    #expect(text.contains("expected  at most 40 charged reloads in 24 hours"))
    #expect(text.contains("actual    41 charged reloads"))
    #expect(text.contains("limit     40 (RB-02, Apple's documentation)"))
  }

  @Test(arguments: [3, 4])
  func `clauses that were never exercised and fail nothing are folded if they are many`(count: Int)
  {
    var record = SampleRecord.held
    record.footer?.status = 0
    for index in 0..<count {
      record.clauses[index].verdict = .vacuous
      record.clauses[index].why = "never seen: at all"
    }
    let text = TerminalSummary(record).text
    let ids = record.clauses.prefix(count).map(\.id)
    #expect(text.contains(ids.joined(separator: ", ")) == (count == 4))
    #expect(text.contains("4 clauses whose situations never came") == (count == 4))
    #expect(ids.allSatisfy { text.contains($0) })
    // A line that fails the run keeps its situations.
    record.footer?.status = 4
    record.clauses[0].level = .required
    let failing = TerminalSummary(record).text
    #expect(failing.contains("\(ids[0]) \(record.clauses[0].title)"))
  }

  @Test func `no annotation holds a line feed or a control`() {
    for line in WorkflowAnnotations(SampleRecord.hostile).lines {
      #expect(!line.unicodeScalars.contains { $0.isHidden })
    }
  }

  @Test func `a record in which all held has no annotations`() {
    #expect(WorkflowAnnotations(SampleRecord.held).lines.isEmpty)
  }

  @Test func `the terminal summary names what broke, what was not seen and the files`() {
    let text = TerminalSummary(
      SampleRecord.campaign,
      files: [ReportFile(name: "report", path: "out/report.html")]
    ).text
    for part in [
      "7 of 11 required clauses held", "RB-02.runtime", "41 charged reloads were granted",
      "Never seen: at exactly the limit", "1 missed, 0 invented", "out/report.html",
      "widgetcheck replay findings/RB-02.runtime-overspent.json",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `the terminal summary holds no control, and escapes only with colours`() {
    let plain = TerminalSummary(SampleRecord.hostile).text
    #expect(!plain.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    #expect(plain.contains("\\u{202E}"))
    let colored = TerminalSummary(SampleRecord.campaign, isColored: true).text
    #expect(colored.contains("\u{1B}[1;31m"))
    #expect(colored.contains("\u{1B}[0m"))
  }

  @Test func `the job summary has the table of levels and the commands`() {
    let text = MarkdownSummary(SampleRecord.campaign).text
    #expect(text.contains("| required | 7 | 2 | 1 | 1 | · | 2 |"))
    #expect(text.contains("widgetcheck replay findings/RB-02.runtime-overspent.json"))
    #expect(text.contains("--set dailyReloads=40 --seed 42 --cases 20000"))
  }

  @Test func `numbers are written the same everywhere`() {
    #expect([0, 999, 1_000, -1_234_567].map(grouped) == ["0", "999", "1,000", "-1,234,567"])
    #expect(percentage(1, of: 8) == "12.5%")
    #expect(percentage(0, of: 0) == "0%")
    #expect(percentage(9, of: 3) == "100%")
    #expect(percentage(.max, of: .max) == "100%")
    #expect(counted(1, "case") == "1 case")
    #expect(median([3, 1, 2, 9]) == 2)
  }

  @Test func `a killed mutant needs its own clause from every seed`() {
    let tally = MutantTally(SampleRecord.mutants.mutants)
    #expect(tally.survivors.map(\.id) == ["held-lost"])
    #expect(tally.equivalent.count == 1)
    #expect(tally.agreeing.count == 3)
    #expect(
      tally.sentence
        == "4 of 5 mutants were killed by their own clauses from every seed; 1 survived."
    )
  }
}
