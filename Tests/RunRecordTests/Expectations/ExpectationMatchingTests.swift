import Clauses
import RunRecord
import Testing

// Goal: an expectation covers exactly the findings that it describes, and every other one is
// reported as stale.
// Method: one finding, and expectations that fit it or miss it by one field.
@Suite struct ExpectationMatchingTests {
  static let finding = JudgedRecord.finding("TL-18.provider", "out of order")

  @Test(arguments: [
    JudgedRecord.expectation("TL-18.provider"),
    JudgedRecord.expectation("TL-18"),
    JudgedRecord.expectation("TL-18.provider", match: "out of order"),
    JudgedRecord.expectation("TL-18.provider", match: "out*"),
    JudgedRecord.expectation("TL-18.provider", match: "out of order: entry * before entry 0"),
    JudgedRecord.expectation("TL-18.provider", subject: "Weather"),
    JudgedRecord.expectation("TL-18.provider", subject: "com.example.*"),
    JudgedRecord.expectation("TL-18.provider", subject: "CityWidget"),
    JudgedRecord.expectation("TL-18.provider", until: "2026-03-31"),
  ])
  func `what fits makes the finding and its clause expected`(_ expectation: ExpectedFailure) {
    let record = judged([expectation])
    #expect(record.findings.map(\.expected) == ["known since spring"])
    #expect(record.clauses.map(\.verdict) == [.held, .expected, .held, .held])
    #expect(record.expectations.map(\.state) == [.matched])
    #expect(record.expectations.map(\.findings) == [1])
    #expect(record.status(failOn: .provisional) == .held)
  }

  @Test func `an expectation by a former id is about the clause that it is called now`() {
    #expect(JudgedRecord.expectation("CR-05").concerns(clause: "DL-14.provider"))
    #expect(!JudgedRecord.expectation("CR-05").concerns(clause: "CR-06"))
  }

  @Test(arguments: [
    JudgedRecord.expectation("TL-10.provider"),
    JudgedRecord.expectation("TL-10"),
    JudgedRecord.expectation("TL-18.provider", match: "order"),
    JudgedRecord.expectation("TL-18.provider", match: "Out of order"),
    JudgedRecord.expectation("TL-18.provider", match: "out of order*entry 1"),
    JudgedRecord.expectation("TL-18.provider", subject: "lamp"),
  ])
  func `what misses by one field is stale and leaves the clause broken`(
    _ expectation: ExpectedFailure
  ) {
    let record = judged([expectation])
    #expect(record.findings.map(\.expected) == [""])
    #expect(record.clauses[1].verdict == .broken)
    #expect(record.expectations.map(\.state) == [.stale])
    #expect(record.status(failOn: .required) == .broken)
  }

  @Test func `a stale expectation alone gives a status of its own`() {
    var record = JudgedRecord.record([])
    record.apply([JudgedRecord.expectation("TL-18.provider")], today: nil)
    #expect(record.expectations.map(\.state) == [.stale])
    #expect(record.status(failOn: .required) == .staleExpectation)
  }

  @Test(arguments: [
    ("2026-03-30", ExpectationLine.State.matched), ("2026-03-31", .matched),
    ("2026-04-01", .expired), ("2027-01-01", .expired),
  ])
  func `an expectation counts through its last day`(day: String, state: ExpectationLine.State) {
    let expectation = JudgedRecord.expectation("TL-18.provider", until: "2026-03-31")
    let record = judged([expectation], today: CalendarDay(day))
    #expect(record.expectations.map(\.state) == [state])
    #expect(record.clauses[1].verdict == (state == .matched ? .expected : .broken))
  }

  @Test func `a clause with one finding that nobody expects stays broken`() {
    let other = JudgedRecord.finding("TL-18.provider", "out of order", widget: "lamp")
    var record = JudgedRecord.record([ExpectationMatchingTests.finding, other])
    record.apply([JudgedRecord.expectation("TL-18", subject: "com.example.city")], today: nil)
    #expect(record.findings.map(\.expected) == ["known since spring", ""])
    #expect(record.clauses[1].verdict == .broken)
    #expect(record.expectations.map(\.state) == [.matched])
  }

  @Test func `a second expectation of the same finding is matched too`() {
    let record = judged([
      JudgedRecord.expectation("TL-18.provider"),
      JudgedRecord.expectation("TL-18.provider", match: "out*", line: 3),
    ])
    #expect(record.expectations.map(\.state) == [.matched, .matched])
  }

  @Test func `nothing is stale where the run says nothing`() {
    let stray = JudgedRecord.expectation("TL-10.provider")
    var partial = JudgedRecord.record([])
    partial.footer = nil
    var cut = JudgedRecord.record([])
    cut.footer?.cut = "time"
    var shard = JudgedRecord.record([])
    shard.header.shard = 1
    var vacuous = JudgedRecord.record([])
    vacuous.clauses[0].verdict = .vacuous
    var unselected = JudgedRecord.record([])
    unselected.clauses.removeFirst()
    for var record in [partial, cut, shard, vacuous, unselected] {
      record.apply([stray], today: nil)
      #expect(record.expectations.map(\.state) == [.unjudged])
    }
    var foreign = JudgedRecord.record([])
    foreign.apply([JudgedRecord.expectation("TL-10.provider", subject: "Clock")], today: nil)
    #expect(foreign.expectations.map(\.state) == [.unjudged])
  }

  @Test func `a comment in source covers its own file and findings without a place`() {
    let place = ExpectedFailure.Place(file: "Views/Feed.swift", line: 7, isSource: true)
    let expectation = ExpectedFailure(clause: "TL-18", reason: "why", place: place)
    let sources = ["Feed.swift:41", "Views/Feed.swift:41", "", "Other.swift:41", "eed.swift:1"]
    let covered = sources.map { source in
      let finding = JudgedRecord.finding("TL-18.provider", "late", source: source)
      return expectation.covers(finding.violations[0], of: JudgedRecord.record([finding]))
    }
    #expect(covered == [true, true, true, false, false])
  }

  @Test func `a comment behind code covers its own line alone`() {
    let place = ExpectedFailure.Place(file: "Feed.swift", line: 7, isSource: true, isLine: true)
    let expectation = ExpectedFailure(clause: "TL-18", reason: "why", place: place)
    let covered = ["Feed.swift:7", "Feed.swift:8", "Feed.swift:70", ""].map { source in
      let finding = JudgedRecord.finding("TL-18.provider", "late", source: source)
      return expectation.covers(finding.violations[0], of: JudgedRecord.record([finding]))
    }
    #expect(covered == [true, false, false, false])
  }

  @Test func `a comment covers findings without a place of its own widgets, not of the bundle`() {
    let place = ExpectedFailure.Place(file: "Feed.swift", line: 7, isSource: true)
    var expectation = ExpectedFailure(clause: "TL-18", reason: "why", place: place)
    expectation.owners = ["FeedWidget"]
    var finding = JudgedRecord.finding("TL-18.provider", "late")
    var record = JudgedRecord.record([finding])
    record.widgets = [("feed", "FeedWidget"), ("clock", "ClockWidget")].map { kind, type in
      var line = WidgetLine()
      (line.kind, line.type) = (kind, type)
      return line
    }
    let covered = ["feed", "clock", ""].map { kind in
      finding.widget = kind
      return expectation.covers(finding.violations[0], of: record)
    }
    #expect(covered == [true, false, false])
    record.widgets.removeLast()
    #expect(expectation.covers(finding.violations[0], of: record))
  }

  @Test(arguments: [
    ("", "anything", true), ("*", "", true), ("a", "a", true), ("a", "ab", false),
    ("a*", "ab", true), ("*b", "ab", true), ("*b", "ba", false), ("a*a", "a", false),
    ("a*a", "aa", true), ("a*b*c", "a-b-b-c", true), ("a*b*c", "acb", false),
    ("**", "x", true), ("*ab*", "aab", true),
  ])
  func `a star matches any text`(pattern: String, text: String, isMatch: Bool) {
    #expect(TextPattern(pattern).matches(text) == isMatch)
  }

  private func judged(_ expectations: [ExpectedFailure], today: CalendarDay? = nil) -> RunRecord {
    var record = JudgedRecord.record([ExpectationMatchingTests.finding])
    record.apply(expectations, today: today)
    return record
  }
}
