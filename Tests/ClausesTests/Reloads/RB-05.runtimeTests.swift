// Goal: a complication that is held as unseen breaks the clause on a watch, and another widget does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-05 runtime` {
  private let app = ReloadCauses(.app)

  private func locked(_ family: Family) -> TraceBuilder {
    TraceBuilder(.watchOS26).with { $0.placements[0].family = family }.added()
      .granted(ReloadCauses(.added)).input(.locked(true)).at("1h")
  }

  @Test(arguments: Family.allCases)
  func `a complication that waits for sight is a violation, another widget is none`(family: Family)
    throws
  {
    let held = try locked(family).held(app, .unseen).judged(by: "RB-05.runtime")
    expect(held, kinds: family.isAccessory ? ["unseen"] : [])
    let granted = try locked(family).granted(app).judged(by: "RB-05.runtime")
    expect(granted, kinds: [])
    expect(granted, situations: family.isAccessory ? [1, 1] : [0, 0])
  }

  @Test func `on a phone the clause says nothing`() {
    #expect(ComplicationsSeen.clause.inapplicable(.iOS26) != nil)
    #expect(ComplicationsSeen.clause.inapplicable(.watchOS26) == nil)
  }
}
