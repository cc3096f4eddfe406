// Goal: data that an intent stores after it returned breaks the clause; data that it stores before,
// or a later reload, does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-12.intent` {
  private let tapped = TraceBuilder()
    .added().reload(1, .added).answered(1, entries: ["0s"])
    .at("1m").requested(3, .intent, intent: 1)

  @Test func `what is stored after the return is a violation, once a request`() throws {
    let late = tapped.answered(3, .returned).at("1m2s").did(3, .sharedDataWritten, "total")
    expect(
      try late.at("2m").judged(by: "VW-12.intent"),
      kinds: ["stored too late"],
      situations: [1, 1]
    )
    let twice = late.did(3, .sharedDataWritten, "date")
    expect(
      try twice.at("2m").judged(by: "VW-12.intent"),
      kinds: ["stored too late"],
      situations: [1, 1]
    )
  }

  @Test func `what is stored before the return, or reloaded afterwards, is none`() throws {
    let early = tapped.did(3, .sharedDataWritten, "total").answered(3, .returned)
    expect(try early.at("2m").judged(by: "VW-12.intent"), kinds: [], situations: [1, 0])
    let reloaded = tapped.answered(3, .returned).at("1m2s").did(3, .sharedDataWritten, "total")
      .did(3, .reloadCalled, "first")
    expect(try reloaded.at("2m").judged(by: "VW-12.intent"), kinds: [], situations: [1, 1])
  }

  @Test func `what a timeline's code stores later, or an intent logs, is none`() throws {
    let other = tapped.answered(3, .returned).did(1, .sharedDataWritten, "total")
      .did(3, .logged, "total")
    expect(try other.at("2m").judged(by: "VW-12.intent"), kinds: [], situations: [1, 0])
  }
}
