// Goal: a question to the person breaks the clause, reading an earlier decision does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-15 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a question is a violation, once a request`() throws {
    let tally = try asked.did(1, .permissionRequested, "ask()")
      .did(1, .permissionRequested, "ask()")
      .answered(1, entries: ["0s"]).judged(by: "DL-15.provider")
    expect(tally, kinds: ["requested"])
    #expect(tally.violations.first?.message.contains("ask()") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `reading the permission is none`() throws {
    let tally = try asked.did(1, .locationPermissionRead).answered(1, entries: ["0s"])
      .judged(by: "DL-15.provider")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
