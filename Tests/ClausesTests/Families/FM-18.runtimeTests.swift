// Goal: a person who adds a widget is asked for its configuration if that is declared.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `FM-18 runtime` {
  private let prompting = TraceBuilder().with { $0.widgets[0].promptsForConfiguration = true }

  @Test func `a prompt where it is declared, and none elsewhere, is none`() throws {
    let tally = try prompting.added().prompts().added().added(1).at("1h")
      .judged(by: "FM-18.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `a prompt that does not come is a violation`() throws {
    try expect(prompting.added().at("15m").judged(by: "FM-18.runtime"), kinds: [])
    let late = prompting.added().at("15m0.000001s")
    try expect(late.judged(by: "FM-18.runtime"), kinds: ["not prompted"])
  }

  @Test func `a prompt that is not declared, or comes again, is a violation`() throws {
    let other = prompting.added(1).prompts(1)
    try expect(other.judged(by: "FM-18.runtime"), kinds: ["prompted without need"])
    let twice = prompting.added().prompts().prompts()
    try expect(twice.judged(by: "FM-18.runtime"), kinds: ["prompted without need"])
  }

  @Test func `a widget that is gone before the person was asked is waited for no longer`() throws {
    let removed = prompting.added().input(.removed(PlacementID(0))).at("1h")
    try expect(removed.judged(by: "FM-18.runtime"), kinds: [])
    let withdrawn = prompting.added().input(.kindWithdrawn(WidgetID(0))).at("1h")
    try expect(withdrawn.judged(by: "FM-18.runtime"), kinds: [])
    let deleted = prompting.added().input(.appInstalled(false)).at("1h")
    try expect(deleted.judged(by: "FM-18.runtime"), kinds: [])
    let other = prompting.added().input(.removed(PlacementID(1))).at("1h")
    try expect(other.judged(by: "FM-18.runtime"), kinds: ["not prompted"])
  }

  @Test func `a widget that nobody finds in the gallery need not prompt`() throws {
    let gone = prompting.input(.appInstalled(false)).added().at("1h")
    try expect(gone.judged(by: "FM-18.runtime"), kinds: [])
  }
}
