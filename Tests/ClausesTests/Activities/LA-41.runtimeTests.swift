// Goal: a button acts on the phone and not in CarPlay.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-41 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity().at("1h")

  @Test func `a button that acts on the phone and not in CarPlay is none`() throws {
    let tally = try begun.tapsActivity(button: 1).leads(0, .intent(1))
      .tapsActivity(button: 1, inCarPlay: true).input(.locked(true)).tapsActivity(button: 1)
      .leads(0, .authentication).at("2h").judged(by: "LA-41.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a button that acts in CarPlay is a violation`() throws {
    let acts = begun.tapsActivity(button: 1, inCarPlay: true).leads(0, .intent(1))
    try expect(acts.judged(by: "LA-41.runtime"), kinds: ["acts"])
  }

  @Test func `a button that does nothing or something else on the phone is a violation`() throws {
    let tapped = begun.tapsActivity(button: 1)
    try expect(tapped.at("3h").judged(by: "LA-41.runtime"), kinds: ["nowhere"])
    try expect(tapped.leads(0, .intent(2)).judged(by: "LA-41.runtime"), kinds: ["elsewhere"])
    let locked = begun.input(.locked(true)).tapsActivity(button: 1).leads(0, .intent(1))
    try expect(locked.judged(by: "LA-41.runtime"), kinds: ["elsewhere"])
    // The destination of a tap outside a button belongs to another clause.
    try expect(begun.leads(0, .app).judged(by: "LA-41.runtime"), kinds: [])
  }
}
