// Goal: a button that brings the app to the front by a plain intent breaks the clause; one that opens
// something, and one that leaves the app where it is, do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-07 configuration` {
  @Test func `a plain intent that brings the app to the front is a violation`() throws {
    let tally = try TraceBuilder.drawing(.button, (.foregroundIntent, "ShowLamp"))
      .judged(by: "CT-07.configuration")
    expect(tally, kinds: ["no open intent"], situations: [0, 0, 1])
    #expect(tally.violations.first?.message.contains("ShowLamp") == true)
  }

  @Test func `an intent that opens something is none, nor one that stays, nor a toggle`() throws {
    let opens = try TraceBuilder.drawing(.button, (.opensApp, "OpenLamp"))
      .judged(by: "CT-07.configuration")
    expect(opens, situations: [0, 1, 0])
    let stays = try TraceBuilder.drawing(.button).judged(by: "CT-07.configuration")
    expect(stays, situations: [1, 0, 0])
    let toggle = try TraceBuilder.drawing(.toggle, (.foregroundIntent, "ShowLamp"))
      .judged(by: "CT-07.configuration")
    expect(toggle, situations: [1, 0, 0])
  }
}
