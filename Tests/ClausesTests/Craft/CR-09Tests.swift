// Goal: each refusal breaks the clause with its own class, a request by URLSession does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-09` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `each refusal is a violation of its class`() throws {
    let refusals: [(SideEffect.Kind, String)] = [
      (.fileRefused, "file"), (.processRefused, "process"), (.connectionRefused, "connection"),
    ]
    for (sideEffect, kind) in refusals {
      try expect(asked.did(1, sideEffect, "x").judged(by: "CR-09"), kinds: [kind])
    }
  }

  @Test func `a request by URLSession is none`() throws {
    let tally = try asked.did(1, .networkRequested, "a").answered(1, entries: ["0s"])
      .judged(by: "CR-09")
    expect(tally, kinds: [], situations: [1, 0, 0, 0])
  }
}
