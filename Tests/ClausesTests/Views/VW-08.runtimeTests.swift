// Goal: a toggle that does not flip at once, or changes again before the next timeline, breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-08 runtime` {
  /// A toggle that is off and one that is on.
  private let tree = [
    ViewNode(.toggle, target: 1), ViewNode(.toggle, target: 2, isOn: true), ViewNode(.text),
  ]

  private var run: TraceBuilder { TraceBuilder.showing(tree) }

  private var flipped: TraceBuilder {
    run.tapped(0).requested(2, .intent, intent: 1).toggled(0, true)
  }

  private func kinds(_ run: TraceBuilder) throws -> [String] {
    try run.judged(by: "VW-08.runtime").kinds
  }

  /// The next timeline comes, with the same tree.
  private func renewed(_ run: TraceBuilder) -> TraceBuilder {
    run.later("1s").answered(2, .returned).reload(3, .interaction, charge: 0)
      .answered(3, entries: ["0s"]).committed(3, timeline: 1).displayed(timeline: 1, entry: 0)
  }

  @Test(arguments: [false, true])
  func `a tapped toggle shows the flipped state at once`(isOn: Bool) throws {
    let tap = run.tapped(isOn ? 1 : 0).requested(2, .intent, intent: 1)
    #expect(try kinds(tap.toggled(isOn ? 1 : 0, !isOn)) == [])
    #expect(try kinds(tap.toggled(isOn ? 1 : 0, isOn)) == ["not flipped"])
    #expect(try kinds(tap) == ["did not flip"])
    #expect(
      try kinds(tap.later("0.000001s").toggled(isOn ? 1 : 0, !isOn))
        == ["without a tap", "did not flip"]
    )
  }

  @Test func `it keeps that state until the next timeline`() throws {
    #expect(try kinds(flipped.later("1s").toggled(0, false)) == ["changed too early"])
    #expect(try kinds(renewed(flipped).toggled(0, false)) == [])
  }

  @Test func `it may go back when the intent fails`() throws {
    #expect(try kinds(flipped.later("1s").answered(2, .threw).toggled(0, false)) == [])
    #expect(try kinds(flipped.later("30s").failed(2, .timedOut).toggled(0, false)) == [])
    #expect(
      try kinds(flipped.later("1s").answered(2, .returned).toggled(0, false))
        == ["changed too early"]
    )
  }

  @Test func `it does not go back when the intent of another toggle fails`() throws {
    let both = flipped.later("1s").tapped(1).requested(3, .intent, intent: 2).toggled(1, false)
      .later("1s")
    #expect(try kinds(both.answered(3, .threw).toggled(1, true)) == [])
    #expect(try kinds(both.answered(3, .threw).toggled(0, false)) == ["changed too early"])
    #expect(try kinds(both.answered(2, .threw).toggled(0, false)) == [])
    // A forgotten state shows at the next tap.
    let again = both.failed(3, .timedOut).toggled(1, true).tapped(0)
      .requested(4, .intent, intent: 1)
    #expect(try kinds(again.toggled(0, false)) == [])
    #expect(try kinds(again.toggled(0, true)) == ["not flipped"])
  }

  @Test func `a second tap before the next timeline flips it back`() throws {
    let again = flipped.later("0.1s").tapped(0).requested(4, .intent, intent: 1)
    #expect(try kinds(again.toggled(0, false)) == [])
    #expect(try kinds(again.toggled(0, true)) == ["not flipped"])
  }

  @Test func `after the next timeline the tree's own state counts`() throws {
    let again = renewed(flipped).later("1s").tapped(0).requested(4, .intent, intent: 1)
    let tally = try again.toggled(0, true).judged(by: "VW-08.runtime")
    expect(tally, kinds: [], situations: [2, 0, 1, 0])
    #expect(try kinds(again.toggled(0, false)) == ["not flipped"])
  }

  @Test func `nothing flips without a tap on it`() throws {
    #expect(try kinds(run.toggled(0, true)) == ["without a tap"])
    #expect(try kinds(run.tapped(2).toggled(0, true)) == ["without a tap"])
    #expect(try kinds(run.tapped(0).toggled(1, false)) == ["without a tap", "did not flip"])
  }

  @Test func `what a locked phone or a restart leaves open is not judged`() throws {
    #expect(try kinds(run.input(.locked(true)).tapped(0).led(.authentication)) == [])
    let restarted = flipped.input(.rebooted).displayedPlaceholder().later("1m")
      .input(.locked(false)).displayed(timeline: 0, entry: 0).later("1s").tapped(0)
    #expect(try kinds(restarted.toggled(0, true)) == [])
    #expect(try kinds(restarted.toggled(0, false)) == [])
  }
}
