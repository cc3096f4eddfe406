// Goal: a push that is free, reaches a widget without a handler or leaves one with a handler out
// breaks the clause. In the builder's setup the second widget has a push handler.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-22 runtime` {
  private let pushed = TraceBuilder().added().added(1).granted(ReloadCauses(.added))
    .granted(ReloadCauses(.added), placement: 1).at("1h").input(.pushReceived)

  private let push = ReloadCauses(.push)

  @Test func `a charged reload of the widget with a handler is allowed`() throws {
    let tally = try pushed.granted(push, placement: 1).input(.foreground(true))
      .input(.reloadCalled(kind: 1)).granted(
        ReloadCauses(.appInForeground),
        charge: 0,
        placement: 1
      )
      .at("3h").judged(by: "RB-22.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a free one is a violation unless another cause makes it free`() throws {
    try expect(
      pushed.granted(push, charge: 0, placement: 1).judged(by: "RB-22.runtime"),
      kinds: ["free"]
    )
    let tally = try pushed.input(.localeChanged(1))
      .granted(ReloadCauses(.push, .localeChange), charge: 0, placement: 1)
      .judged(by: "RB-22.runtime")
    expect(tally, kinds: [])
  }

  @Test func `a reload of a widget without a handler is a violation`() throws {
    try expect(pushed.granted(push).judged(by: "RB-22.runtime"), kinds: ["not addressed"])
    try expect(
      pushed.held(push, .spacing).judged(by: "RB-22.runtime"),
      kinds: ["not addressed"]
    )
    try expect(pushed.held(push, .spacing, placement: 1).judged(by: "RB-22.runtime"), kinds: [])
  }

  @Test func `a push that reaches nobody is a violation`() throws {
    try expect(pushed.at("1h15m").judged(by: "RB-22.runtime"), kinds: [])
    try expect(pushed.at("1h15m0.000001s").judged(by: "RB-22.runtime"), kinds: ["not reached"])
  }

  @Test func `a charged call in the foreground is a violation`() throws {
    let tally = try pushed.input(.foreground(true)).input(.reloadCalled(kind: 0))
      .granted(ReloadCauses(.appInForeground)).judged(by: "RB-22.runtime")
    expect(tally, kinds: ["call charged"])
  }

  @Test func `the clause says nothing without widget pushes`() throws {
    let clause = try #require(Clause.named("RB-22.runtime"))
    #expect(clause.inapplicable(.iOS18) != nil)
    #expect(clause.inapplicable(.iOS26) == nil)
  }
}
