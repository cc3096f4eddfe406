// Goal: a reload that comes a tick after it was due, never, or for another placed widget breaks the
// clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-12 runtime` {
  private let interaction = ReloadCauses(.interaction)

  private let idle = TraceBuilder().added().added(1).granted(ReloadCauses(.added))
    .granted(ReloadCauses(.added), placement: 1).at("1h").requested(2, .intent, intent: 1)
    .at("1h1s")

  private var returned: TraceBuilder { idle.answered(2, .returned) }

  private func kinds(_ run: TraceBuilder) throws -> [String] {
    try run.judged(by: "VW-12.runtime").kinds
  }

  @Test func `at once is allowed, a tick later is a violation`() throws {
    #expect(try kinds(returned.granted(interaction, charge: 0)) == [])
    #expect(
      try kinds(returned.later("0.000001s").granted(interaction, charge: 0)) == ["late"]
    )
    #expect(try kinds(returned) == ["not reloaded"])
    #expect(try kinds(returned.granted(interaction)) == ["charged"])
  }

  @Test func `a reload under way may end first`() throws {
    let run = TraceBuilder().added().reload(1, .added).requested(2, .intent, intent: 1).at("1s")
      .answered(2, .returned).at("3s")
    #expect(try kinds(run) == [])
    let ended = run.answered(1, entries: ["0s"]).committed(1, timeline: 0)
    let tally = try ended.granted(interaction, charge: 0).judged(by: "VW-12.runtime")
    expect(tally, kinds: [], situations: [0, 1])
    #expect(
      try kinds(ended.later("0.000001s").granted(interaction, charge: 0)) == ["late"]
    )
    #expect(try kinds(ended) == ["not reloaded"])
    #expect(
      try kinds(ended.granted(ReloadCauses(.policy)))
        == ["another went first", "not reloaded"]
    )
  }

  @Test func `only the tapped placed widget is reloaded for it`() throws {
    let run = returned.granted(interaction, charge: 0)
    #expect(
      try kinds(run.granted(interaction, charge: 0, placement: 1)) == ["another widget"]
    )
    #expect(try kinds(run.held(interaction, .inFlight, placement: 1)) == ["another widget"])
    #expect(try kinds(run.granted(interaction, charge: 0)) == ["another widget"])
  }

  @Test func `no reload is promised before the return or after a failure`() throws {
    #expect(try kinds(idle.granted(interaction, charge: 0)) == ["another widget"])
    #expect(try kinds(idle.answered(2, .threw)) == [])
    #expect(try kinds(idle.failed(2, .timedOut)) == [])
    #expect(try kinds(idle.failed(2, .timedOut).later("1s").answered(2, .returned)) == [])
  }

  @Test func `nothing is owed to a widget that was removed`() throws {
    #expect(try kinds(idle.input(.removed(PlacementID(0))).answered(2, .returned)) == [])
    #expect(try kinds(returned.input(.removed(PlacementID(0)))) == [])
    #expect(
      try kinds(returned.later("1s").input(.removed(PlacementID(0)))) == ["not reloaded"]
    )
  }

  @Test(arguments: ["VW-12.runtime", "RB-16.runtime", "RB-29.runtime", "AC-01.runtime"])
  func `a reload at the instant of a return may be for an earlier return alone`(
    clause: ClauseID
  ) throws {
    // The first intent's reload waits for the request that fails when the second intent returns.
    let first = TraceBuilder().added().reload(1, .added).requested(2, .intent, intent: 1).at("1s")
      .answered(2, .returned).requested(3, .intent, intent: 1)
    func reloaded(_ times: Int, returned instant: String) throws -> Bool {
      var run = first.at(instant).answered(3, .returned).at("28.000001s").failed(1, .timedOut)
      for number in 0..<times {
        let request = 10 + number
        run = run.granted(interaction, charge: 0).requested(request)
          .answered(request, entries: ["0s"]).committed(request, timeline: number)
      }
      return try run.judged(by: clause).violations.isEmpty
    }
    #expect(try reloaded(1, returned: "28.000001s"))
    #expect(try reloaded(2, returned: "28.000001s"))
    #expect(try !reloaded(3, returned: "28.000001s"))
    #expect(try !reloaded(2, returned: "28s"))
  }

  @Test func `a second reload is allowed where the profile has that defect`() throws {
    let run = TraceBuilder(.iOS17).added().granted(ReloadCauses(.added))
      .requested(2, .intent, intent: 1).at("1s").answered(2, .returned)
      .granted(interaction, charge: 0)
    #expect(try kinds(run.granted(interaction, charge: 0)) == [])
    #expect(try kinds(run) == [])
  }
}
