// Goal: an ended activity shows no other content.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-10 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity().updatesActivity().showsActivity(
    0,
    1
  )

  @Test func `an update that is ignored after the end is none`() throws {
    let tally = try begun.endsActivity().updatesActivity().judged(by: "LA-10.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `an update that is shown after the end is a violation`() throws {
    let shown = begun.endsActivity().updatesActivity().showsActivity(0, 2)
    try expect(shown.judged(by: "LA-10.runtime"), kinds: ["shown"])
    let gone = begun.endsActivity().turnsActivity(0, .dismissed).showsActivity(0, 2)
    try expect(gone.judged(by: "LA-10.runtime"), kinds: ["shown"])
  }
}
