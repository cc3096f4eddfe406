// Goal: a clock or a store that a view reads breaks the clause; one that a provider reads does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-41 view` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `the clock and loaded data are violations`() throws {
    try expect(asked.did(1, .viewReadClock).judged(by: "TL-41.view"), kinds: ["clock"])
    try expect(asked.did(1, .viewLoadedData, "key").judged(by: "TL-41.view"), kinds: ["data"])
  }

  @Test func `a request of the provider over the network is none`() throws {
    let tally = try asked.did(1, .networkRequested, "https://example.org")
      .answered(1, entries: ["0s"]).judged(by: "TL-41.view")
    expect(tally, kinds: [], situations: [1, 0, 0])
  }
}
