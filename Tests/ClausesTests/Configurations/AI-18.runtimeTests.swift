// Goal: an edit without a reload, and a reload without an edit, break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AI-18 runtime` {
  private let served = TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s"])
    .committed(1, timeline: 0).displayed(timeline: 0, entry: 0)
  private let cause = ReloadCauses(.configurationChange)

  private func edited(_ number: Int) -> TraceBuilder {
    served.at("1h").input(.configured(PlacementID(0), number))
  }

  @Test func `an edit that is served is none`() throws {
    let tally = try edited(2).granted(cause).requested(2, configuration: 2).at("3h")
      .judged(by: "AI-18.runtime")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `an edit that nobody serves is a violation`() throws {
    let tally = try edited(2).at("3h").judged(by: "AI-18.runtime")
    expect(tally, kinds: ["not reloaded"])
  }

  @Test func `an edit that is held, or of a widget that is not seen, is none`() throws {
    let hidden = served.at("30m").input(.visible(PlacementID(0), false)).at("1h")
      .input(.configured(PlacementID(0), 2)).held(cause, .unseen).at("3h")
    try expect(hidden.judged(by: "AI-18.runtime"), kinds: [])
  }

  @Test func `the same again asks for nothing, and a reload for it is a violation`() throws {
    let again = try edited(0).at("3h").judged(by: "AI-18.runtime")
    expect(again, kinds: [], situations: [0, 1])
    try expect(edited(0).granted(cause).judged(by: "AI-18.runtime"), kinds: ["not edited"])
    let twice = edited(2).granted(cause).requested(2, configuration: 2).at("2h").granted(cause)
    try expect(twice.judged(by: "AI-18.runtime"), kinds: ["not edited"])
  }

  @Test func `a widget that is added again has its first configuration`() throws {
    let again = edited(2).granted(cause).requested(2, configuration: 2).at("2h")
      .input(.removed(PlacementID(0))).added().input(.configured(PlacementID(0), 0))
    try expect(again.judged(by: "AI-18.runtime"), situations: [1, 1])
  }
}
