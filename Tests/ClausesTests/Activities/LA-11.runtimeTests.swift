// Goal: of two contents the one with the newer timestamp is shown.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-11 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity().at("1h")

  @Test func `older content that is ignored and newer that is shown are none`() throws {
    let tally = try begun.updatesActivity().showsActivity(0, 1)
      .updatesActivity(age: .minutes(1)).updatesActivity()
      .showsActivity(0, 3).at("2h").judged(by: "LA-11.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `older content that is shown is a violation`() throws {
    let shown = begun.updatesActivity(age: .hours(2)).showsActivity(0, 1)
    try expect(shown.judged(by: "LA-11.runtime"), kinds: ["shown"])
  }

  @Test func `newer content that is not shown is a violation`() throws {
    let lost = begun.updatesActivity()
    try expect(lost.later("15m").judged(by: "LA-11.runtime"), kinds: [])
    try expect(lost.later("15m0.000001s").judged(by: "LA-11.runtime"), kinds: ["not shown"])
    // An activity that ends in the meantime no longer has anything to show.
    try expect(lost.endsActivity().later("1h").judged(by: "LA-11.runtime"), kinds: [])
  }
}
