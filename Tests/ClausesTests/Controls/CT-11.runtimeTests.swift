// Goal: a person who adds a control is asked for its configuration if that is declared.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-11 runtime` {
  private let silent = TraceBuilder().withControl(ControlDeclaration(.button)).addsControl()
  private let prompting = TraceBuilder()
    .withControl(ControlDeclaration(.button), promptsForConfiguration: true).addsControl()

  @Test func `a prompt where it is declared, and none elsewhere, is none`() throws {
    let tally = try prompting.prompts().addsControl().at("1h").judged(by: "CT-11.runtime")
    expect(tally, kinds: [], situations: [1, 0])
    try expect(silent.at("1h").judged(by: "CT-11.runtime"), situations: [0, 1])
    try expect(silent.at("1h").judged(by: "CT-11.runtime"), kinds: [])
  }

  @Test func `a prompt that does not come is a violation`() throws {
    try expect(prompting.at("15m").judged(by: "CT-11.runtime"), kinds: [])
    try expect(prompting.at("15m0.000001s").judged(by: "CT-11.runtime"), kinds: ["not prompted"])
  }

  @Test func `a control that is removed before the person was asked is waited for no longer`()
    throws
  {
    let removed = prompting.controls(.removed(WidgetID(0))).at("1h")
    try expect(removed.judged(by: "CT-11.runtime"), kinds: [])
  }

  @Test func `a prompt that is not declared, or comes again, is a violation, but that of a widget`()
    throws
  {
    try expect(silent.prompts().judged(by: "CT-11.runtime"), kinds: ["prompted without need"])
    let twice = prompting.prompts().prompts()
    try expect(twice.judged(by: "CT-11.runtime"), kinds: ["prompted without need"])
    try expect(silent.prompts(1).judged(by: "CT-11.runtime"), kinds: [])
  }
}
