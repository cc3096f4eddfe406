// Goal: a call that misses a placed widget of its kind, or reaches one of another, breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `WC-01 runtime` {
  /// Two placed widgets of kind 0, and one of kind 1 with the number 1.
  private let placed = TraceBuilder()
    .with {
      $0.placements.append(
        Placement(widget: WidgetID(0), family: .systemLarge, configuration: 0, added: .start)
      )
    }
    .added().added(1).added(2).granted(ReloadCauses(.added))
    .granted(ReloadCauses(.added), placement: 1).granted(ReloadCauses(.added), placement: 2)
    .at("1h")

  private let app = ReloadCauses(.app)

  @Test func `a call that reaches all of its kind is allowed`() throws {
    let tally = try placed.input(.reloadCalled(kind: 0)).granted(app).granted(app, placement: 2)
      .at("9h").input(.reloadAllCalled).granted(app).granted(app, placement: 1)
      .granted(app, placement: 2).at("12h").judged(by: "WC-01.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a placed widget of the kind that is left out is a violation`() throws {
    let run = placed.input(.reloadCalled(kind: 0)).granted(app)
    try expect(run.at("1h15m").judged(by: "WC-01.runtime"), kinds: [])
    let tally = try run.at("1h15m0.000001s").judged(by: "WC-01.runtime")
    expect(tally, kinds: ["not reached"])
    #expect(tally.violations.first?.placement == PlacementID(2))
  }

  @Test func `a placed widget of another kind that is reached is a violation`() throws {
    let run = placed.input(.reloadCalled(kind: 0))
    try expect(
      run.granted(app, placement: 1).judged(by: "WC-01.runtime"),
      kinds: ["not addressed"]
    )
    try expect(
      run.held(app, .spacing, placement: 1).judged(by: "WC-01.runtime"),
      kinds: ["not addressed"]
    )
    try expect(run.held(app, .spacing).judged(by: "WC-01.runtime"), kinds: [])
  }

  @Test func `a reload for another cause is not for the call`() throws {
    let tally = try placed.input(.reloadCalled(kind: 0)).granted(app, placement: 2)
      .granted(ReloadCauses(.policy)).at("2h").judged(by: "WC-01.runtime")
    expect(tally, kinds: ["not reached"])
  }

  @Test func `a widget that was removed or not yet added is not addressed`() throws {
    let tally = try TraceBuilder().added().granted(ReloadCauses(.added)).at("1h")
      .input(.removed(PlacementID(0))).input(.reloadAllCalled).added(1).at("9h")
      .judged(by: "WC-01.runtime")
    expect(tally, kinds: [])
  }
}
