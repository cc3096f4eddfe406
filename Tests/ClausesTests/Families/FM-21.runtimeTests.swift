// Goal: a widget that is asked or shows something after its app is removed breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `FM-21 runtime` {
  private let removed = TraceBuilder().added().reload(1, .added).at("1h").input(
    .appInstalled(false)
  )
  .at("2h")

  @Test func `an app that takes its widget with it is none`() throws {
    let tally = try removed.judged(by: "FM-21.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `a widget that continues is a violation`() throws {
    try expect(removed.requested(2).judged(by: "FM-21.runtime"), kinds: ["asked"])
    let shown = try removed.displayedPlaceholder().judged(by: "FM-21.runtime")
    expect(shown, kinds: ["shown"])
  }

  @Test func `a widget that is added again is asked again`() throws {
    let again = removed.input(.appInstalled(true)).input(.foreground(true)).added()
    try expect(again.requested(3).judged(by: "FM-21.runtime"), kinds: [])
  }
}
