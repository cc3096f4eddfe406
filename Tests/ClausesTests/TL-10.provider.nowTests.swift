// Goal: an earliest entry one tick beyond the tolerance breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-10 provider now` {
  private func judged(_ entries: [String]) throws -> Tally {
    try TraceBuilder().added().reload(7, .added).later("5s").answered(7, entries: entries)
      .answered(7, entries: []).judged(by: "TL-10.provider.now")
  }

  @Test func `the fault is a breach of the request`() throws {
    let tally = try judged(["1m0.000001s"])
    #expect(tally.kinds == ["not now"])
    #expect(tally.breaches.first?.request == RequestID(7))
  }

  @Test func `the near misses are none, each in its situation`() throws {
    #expect(try judged(["-1d", "1h"]).situations == [1, 0, 0, 0])
    #expect(try judged(["5m", "59s"]).situations == [0, 1, 0, 0])
    #expect(try judged(["1m"]).situations == [0, 0, 1, 0])
    for entries in [["-1d", "1h"], ["5m", "59s"], ["1m"]] {
      #expect(try judged(entries).kinds == [])
    }
  }
}
