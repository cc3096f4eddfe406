// Goal: content that is stale as it comes breaks the clause, content with a date ahead or none does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-07 app` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `content that has been stale is a violation that says for how long`() throws {
    let tally = try asked.did(1, .activityUpdated, "a").did(
      1,
      .activityGivenStale,
      amount: 60_000_000,
      "a"
    )
    .judged(by: "LA-07.app")
    #expect(tally.kinds == ["stale as it comes"])
    #expect(tally.violations.first?.message.contains("for 1m") == true)
    #expect(tally.situations == [1, 1])
  }

  @Test func `other content is none`() throws {
    let tally = try asked.did(1, .activityRequested, "a").did(1, .activityUpdated, "a")
      .judged(by: "LA-07.app")
    #expect(tally.kinds == [])
    #expect(tally.situations == [2, 0])
  }
}
