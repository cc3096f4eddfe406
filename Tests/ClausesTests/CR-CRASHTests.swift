// Goal: every kind of crash breaks the clause with a class of its own and its place in the source.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-CRASH` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `each kind of crash is a breach of its class`() throws {
    for crash in Crash.allCases {
      let tally = try asked.did(1, crash.deed("found nil at Song.swift:12")).judged(by: "CR-CRASH")
      #expect(tally.breaches.count == 1, "\(crash)")
      let message = try #require(tally.breaches.first?.message)
      #expect(message.contains("(timeline): found nil at Song.swift:12"), "\(crash)")
    }
    #expect(try asked.did(1, Crash.trap.deed("x")).judged(by: "CR-CRASH").kinds == ["trap"])
  }

  @Test func `a crash without a request is one, too`() throws {
    let tally = try TraceBuilder().did(-1, Crash.hang.deed("x")).judged(by: "CR-CRASH")
    #expect(tally.kinds == ["hang"])
  }

  @Test func `an answer is none`() throws {
    let tally = try asked.answered(1, entries: []).judged(by: "CR-CRASH")
    #expect(tally.kinds == [])
    #expect(tally.situations == [1, 0])
  }
}
