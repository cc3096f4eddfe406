import RunRecord
import Testing

@testable import Reporting

// Goal: a report shows how to regenerate it and how to replay a finding, for every way of running
// it.
@Suite struct CommandWordsTests {
  @Test func `a record's own commands are printed unchanged`() {
    let record = SampleWidgets.bundle
    #expect(record.command == "widgetcheck check . --seed 1 --cases 1000")
    #expect(
      record.replayCommand(of: record.findings[1])
        == "widgetcheck check . --replay findings/CR-01-reload-storm-com-example-weather-city.json"
    )
  }

  @Test(arguments: [SampleWidgets.bundle, SampleRecord.campaign, SampleRecord.mutants])
  func `a page says where the run that it repeats goes`(record: RunRecord) {
    #expect(!record.command.contains("--output"))
    #expect(
      HTMLReport(record).text.contains(
        "writes to <code>Reports/latest</code>, or to the folder that <code>--output</code> names"
      )
    )
  }

  @Test func `a bundle without a command of its own is checked where its sources are`() {
    var record = SampleWidgets.bundle
    record.header.command = ""
    #expect(
      record.command == "widgetcheck check . --profile iOS26 --seed 1 --cases 1000"
    )
  }

  @Test func `where the run was made is known, commands begin and end as they did there`() {
    var record = SampleWidgets.bundle
    var site = RunSite()
    site.program = ".bin/widgetcheck"
    site.folder = "my reports"
    record.site = site
    let file = "'my reports/findings/CR-01-reload-storm-com-example-weather-city.json'"
    #expect(
      record.replayCommand(of: record.findings[1])
        == ".bin/widgetcheck check . --replay " + file
    )
    record.site?.replay = ["check", "Tea Widget", "--fixtures", "f", "--replay"]
    record.site?.arguments = ["check", "Tea Widget", "--cases", "7"]
    #expect(
      record.replayCommand(of: record.findings[1])
        == ".bin/widgetcheck check 'Tea Widget' --fixtures f --replay " + file
    )
    #expect(record.command == ".bin/widgetcheck check 'Tea Widget' --cases 7")
    #expect(record.text == SampleWidgets.bundle.text)
  }

  @Test func `a mutant that survived has a command in each view`() {
    var record = RunRecord()
    record.header.purpose = .mutants
    record.header.cases = 9
    var mutant = MutantLine()
    (mutant.id, mutant.clause) = ("TL-11.early", "TL-11.runtime")
    mutant.attempts = [MutantAttempt()]
    record.mutants = [mutant]
    let command = "widgetcheck mutants TL-11.early --seeds 1 --cases 9"
    #expect(TerminalSummary(record).text.contains(command))
    #expect(WorkflowAnnotations(record).text.contains(command))
    #expect(MarkdownSummary(record).text.contains(command))
    #expect(JUnitReport(record).text.contains(command))
    #expect(HTMLReport(record).text.contains("mutants TL-11.early"))
  }

  @Test func `names between backticks stand as code, a lone backtick stays`() {
    #expect(prose("use `.after` now").written == "use <code>.after</code> now")
    #expect(prose("a ` b").written == "a ` b")
    #expect(prose("`a` and `b`").written == "<code>a</code> and <code>b</code>")
  }
}
