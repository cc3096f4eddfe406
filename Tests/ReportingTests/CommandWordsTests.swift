import Conformance
import Testing

@testable import Reporting

// Goal: a report tells how to make it again and how to replay a finding, by whatever way in.
@Suite struct CommandWordsTests {
  @Test func `a record's own commands are told as they are`() {
    let record = SampleWidgets.bundle
    #expect(record.command == "widgetcheck check . --seed 1 --cases 1000")
    #expect(
      record.replayCommand(of: record.findings[1])
        == "widgetcheck check . --replay findings/CR-01-reload-storm-com-example-weather-city.json"
    )
  }

  @Test func `a bundle without a command of its own is checked where its sources are`() {
    var record = SampleWidgets.bundle
    record.header.command = ""
    #expect(
      record.command == "widgetcheck check . --profile iOS26 --seed 1 --cases 1000"
    )
  }

  @Test func `names between backticks stand as code, a lone backtick stays`() {
    #expect(prose("use `.after` now").written == "use <code>.after</code> now")
    #expect(prose("a ` b").written == "a ` b")
    #expect(prose("`a` and `b`").written == "<code>a</code> and <code>b</code>")
  }
}
