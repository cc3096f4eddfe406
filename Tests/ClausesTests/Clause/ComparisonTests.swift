// Goal: a violation with a number shows the due and the actual value, and their authority.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct ComparisonTests {
  private let asked = TraceBuilder().added().at("10s").reload(1, .added)

  @Test func `a late answer stands beside the deadline, which was reached in the run`() throws {
    let tally = try asked.at("38.000001s").answered(1, entries: ["0s"]).judged(by: "DL-03.provider")
    let comparison = try #require(tally.violations.first?.comparison)
    #expect(comparison.expected == "answered within 28s")
    #expect(comparison.actual == "answered after 28.000001s")
    let limit = try #require(comparison.limit)
    #expect(limit.value == "28s")
    #expect(limit.source == .brief(.dl03))
    #expect(limit.due == Instant("38s"))
  }

  @Test func `too many entries stand beside the number that is advised`() throws {
    let dates = (0..<31).map { "\($0)h" }
    let tally = try asked.answered(1, entries: dates).judged(by: "TL-17.provider")
    let comparison = try #require(tally.violations.first?.comparison)
    #expect(comparison.expected == "at most 30 entries")
    #expect(comparison.actual == "31 entries")
    #expect(comparison.limit?.source?.text == "TL-17")
    #expect(comparison.limit?.due == nil)
  }

  @Test func `what is not done in time is overdue since the promise was over`() throws {
    let tally = try asked.later("1h").judged(by: "DL-03.runtime")
    let violation = try #require(tally.violations.first)
    #expect(violation.kind == "never given up")
    #expect(violation.comparison?.limit?.due == Instant("38s"))
  }
}
