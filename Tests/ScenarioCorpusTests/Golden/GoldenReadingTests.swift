import ScenarioCorpus
import Testing
import WidgetModel

// Goal: a meaningless line is refused with its place; otherwise a misspelt word in a forbidding
// line would be a promise that is always kept.
@Suite struct GoldenReadingTests {
  private func read(_ line: String, extra: String = "") throws -> CorpusFile {
    try CorpusFile(
      reading: """
        { "format": 1, "title": "t", "scenario": {}, \(extra) "expect": [\(line)] }
        """
    )
  }

  @Test(arguments: [
    (#"{ "at": "1h", "kind": "grantd", "fact": "TL-19" }"#, "expect[0].kind", "granted"),
    (#"{ "at": "1h", "kind": "granted", "fact": "the docs" }"#, "expect[0].facts", "TL-19"),
    (#"{ "at": "1h", "kind": "granted" }"#, "expect[0].facts", "missing"),
    (#"{ "at": "soon", "kind": "granted", "fact": "TL-19" }"#, "expect[0].at", "7h15m"),
    (#"{ "at": "24:00", "kind": "granted", "fact": "TL-19" }"#, "expect[0].at", "07:15"),
    (#"{ "kind": "granted", "fact": "TL-19" }"#, "expect[0].at", "missing"),
    (#"{ "between": ["1h"], "kind": "granted", "fact": "TL-19" }"#, "expect[0].between", "two"),
    (
      #"{ "never": true, "between": ["2h", "1h"], "kind": "granted", "fact": "TL-19" }"#,
      "expect[0].between", "1h lies before 2h"
    ),
    (#"{ "at": "1h", "every": "1m", "kind": "granted", "fact": "TL-19" }"#, "expect[0].times", "2"),
    (#"{ "at": "1h", "times": 3, "kind": "granted", "fact": "TL-19" }"#, "expect[0].every", "15m"),
    (
      #"{ "at": "1h", "every": "1m", "times": 1000, "count": 1000, "kind": "held", "fact": "TL-19" }"#,
      "expect[0].count", "more than a line should say"
    ),
    (
      #"{ "at": "1h", "kind": "granted", "reason": "budget", "fact": "TL-19" }"#,
      "expect[0].reason", "causes"
    ),
    (
      #"{ "at": "1h", "kind": "granted", "causes": ["ap"], "fact": "TL-19" }"#, "expect[0].causes",
      "appInForeground"
    ),
    (
      #"{ "at": "1h", "kind": "led", "to": "link", "fact": "VW-04" }"#, "expect[0].to",
      "widgetURL n"
    ),
    (
      #"{ "at": "1h", "kind": "shown", "entry": "first", "fact": "TL-12" }"#, "expect[0].entry",
      "placeholder"
    ),
    (
      #"{ "at": "1h", "kind": "held", "never": false, "fact": "TL-12" }"#, "expect[0].never", "true"
    ),
    (
      #"{ "between": ["0s", "1h"], "shows": {}, "fact": "TL-12" }"#, "expect[0].shows",
      "one instant"
    ),
    (
      #"{ "at": "1h", "kind": "granted", "fact": "TL-19", "permits": ["shift"] }"#,
      "expect[0].because", "reason"
    ),
    (
      #"{ "at": "1h", "kind": "granted", "fact": "TL-19", "permits": ["all"], "because": "x" }"#,
      "expect[0].tolerates", "double"
    ),
    (
      #"{ "at": "1h", "kind": "granted", "fact": "TL-19", "because": "x" }"#, "expect[0].tolerates",
      "remove"
    ),
  ])
  func `a line that is wrong is refused with its place and what would be right`(
    line: String,
    path: String,
    hint: String
  ) throws {
    let error = try #require(throws: CorpusError.self) { try read(line) }
    guard case .field(let fault) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(fault.path == path)
    #expect(fault.problem.contains(hint), "\(fault)")
  }

  @Test func `every kind of line reads and writes itself`() throws {
    let lines = """
      { "at": "1h", "kind": "granted", "causes": ["app"], "charge": 1, "fact": "TL-19", "says": "so" },
      { "at": "07:00", "every": "15m", "times": 3, "kind": "held", "count": 2, "fact": "TL-19, AS-02" },
      { "between": ["1h", "2h"], "kind": "led", "to": "widgetURL 2", "fact": "VW-04" },
      { "never": true, "kind": "failed", "reason": "noEntries", "fact": "TL-29",
        "permits": ["remove"], "because": "nothing fails" },
      { "at": "2h", "shows": { "placement": 0, "entry": "placeholder" }, "fact": "TL-04" }
      """
    let file = try read(lines, extra: #""complete": ["granted", "shown"],"#)
    #expect(file.golden?.lines.count == 5)
    #expect(
      file.golden?.tolerances
        == [Tolerance(path: "expect[3]", changes: [.remove], because: "nothing fails")]
    )
    #expect(try CorpusFile(reading: file.text) == file)
  }

  @Test(arguments: [
    ("2026-01-05T00:00:00Z", "07:00", Interval.hours(7)),
    ("2026-01-05T20:00:00Z", "23:50", .minutes(230)),
    ("2026-01-05T20:00:00Z", "20:00:00.000001", .tick),
    ("2026-01-05T20:00:00Z", "19:00", .hours(-1)),
    ("@-1", "23:59:59.999999", .zero),
    ("2026-01-05T20:00:00Z", "7h15m", .minutes(435)),
  ])
  func `a time of day is counted from the midnight before the start`(
    clock: String,
    text: String,
    expected: Interval
  ) throws {
    let clock = try #require(WallDate(clock))
    let moment = try #require(GoldenMoment(text))
    #expect(moment.instant(clock: clock) == .start + expected)
  }
}
