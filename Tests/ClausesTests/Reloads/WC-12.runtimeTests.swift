// Goal: a reload for a push breaks the clause if there are no pushes; otherwise the clause does not
// apply.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `WC-12 runtime` {
  private let pushed = TraceBuilder(.iOS18).added(1).at("1h").input(.pushReceived)
  private let push = ReloadCauses(.push)

  @Test func `a push that nobody hears is none`() throws {
    let tally = try pushed.at("3h").judged(by: "WC-12.runtime")
    expect(tally, kinds: [], situations: [1, 0])
    let waiting = TraceBuilder(.iOS18).added(1).at("1h").held(
      ReloadCauses(.app),
      .unseen,
      placement: 1
    )
    .input(.pushReceived)
    try expect(waiting.judged(by: "WC-12.runtime"), situations: [0, 1])
    try expect(
      pushed.granted(ReloadCauses(.app), placement: 1).judged(by: "WC-12.runtime"),
      kinds: []
    )
  }

  @Test func `a reload for a push, or one that waits, is a violation`() throws {
    try expect(
      pushed.granted(push, placement: 1).judged(by: "WC-12.runtime"),
      kinds: ["reloaded"]
    )
    try expect(
      pushed.held(push, .unseen, placement: 1).judged(by: "WC-12.runtime"),
      kinds: ["held"]
    )
  }

  @Test func `where there are pushes the clause says nothing`() {
    #expect(NoPushesBefore.clause.inapplicable(.iOS26) != nil)
    #expect(NoPushesBefore.clause.inapplicable(.iOS18) == nil)
  }
}
