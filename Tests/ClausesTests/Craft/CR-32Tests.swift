// Goal: a toggle that shows another value breaks the clause, and so does an intent that throws each
// time; one that returned once does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-32` {
  private let asked = TraceBuilder().asked(-2, .controlAction)

  @Test func `a toggle that shows another value is a violation, once`() throws {
    let tally = try asked.did(-2, .controlToggled, "Flip, set to on")
      .did(-2, .controlToggled, "Flip, set to on")
      .answered(-2, .returned).judged(by: "CR-32")
    expect(tally, kinds: ["other value"], situations: [1, 0, 0, 2])
  }

  @Test func `a toggle that shows it is none`() throws {
    let tally = try asked.did(-2, .controlToggled, amount: 1, "Flip, set to on")
      .answered(-2, .returned).judged(by: "CR-32")
    expect(tally, kinds: [], situations: [1, 0, 1, 0])
  }

  @Test func `an intent that throws with both values is a violation`() throws {
    let off = asked.did(-2, .controlIntentThrew, "T: Oops()").answered(-2, .threw)
    try expect(off.judged(by: "CR-32"), kinds: [], situations: [0, 1, 0, 0])
    let both = off.asked(-3, .controlAction).did(-3, .controlIntentThrew, amount: 1, "T: Oops()")
      .answered(-3, .threw)
    try expect(both.judged(by: "CR-32"), kinds: ["always throws"], situations: [0, 2, 0, 0])
    let once = both.asked(-4, .controlAction).answered(-4, .returned)
    try expect(once.judged(by: "CR-32"), kinds: [], situations: [1, 2, 0, 0])
    // An intent that threw for an unknown reason might return with other data.
    let unknown = both.asked(-4, .controlAction).answered(-4, .threw)
    try expect(unknown.judged(by: "CR-32"), kinds: [], situations: [0, 3, 0, 0])
  }

  @Test func `a button that threw twice is a violation`() throws {
    let once = asked.did(-2, .controlIntentThrew, amount: 2, "T: Oops()").answered(-2, .threw)
    try expect(once.judged(by: "CR-32"), kinds: [])
    let twice = once.asked(-3, .controlAction).did(-3, .controlIntentThrew, amount: 2, "T: Oops()")
      .answered(-3, .threw)
    try expect(twice.judged(by: "CR-32"), kinds: ["always throws"])
  }
}
