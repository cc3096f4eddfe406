// Goal: an entry displayed one tick before its date breaks the clause, at its date it does not.
import Testing

@testable import Clauses

@Suite struct `TL-11 runtime` {
  private let run = TraceBuilder()
    .added().reload(1, .added).answered(1, entries: ["0s", "1h"], policy: .atEnd)
    .committed(1, timeline: 0)

  @Test func `an entry displayed one tick early is a violation`() throws {
    let tally = try run.at("59m59.999999s").displayed(timeline: 0, entry: 1)
      .judged(by: "TL-11.runtime")
    expect(tally, kinds: ["early"])
  }

  @Test func `an entry displayed at its date or later is none`() throws {
    let tally = try run.displayed(timeline: 0, entry: 0).at("1h0.000001s")
      .displayed(timeline: 0, entry: 1).judged(by: "TL-11.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `an entry reached before the clock went back may be shown again`() throws {
    let tally = try run.at("1h").input(.rebooted).input(.clockMoved(.minutes(-30)))
      .input(.locked(false)).displayed(timeline: 0, entry: 1).judged(by: "TL-11.runtime")
    expect(tally, kinds: [], situations: [0, 0, 1])
  }
}
