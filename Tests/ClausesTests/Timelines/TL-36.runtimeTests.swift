// Goal: an unanswered request fails after the deadline and is retried after the back-off.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-36 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)

  private var failed: TraceBuilder { run.at("28.000001s").failed(1, .timedOut) }

  @Test func `given up and retried in time is none`() throws {
    let tally = try failed.at("1h28.000001s").reload(2, .retry).judged(by: "TL-36.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0])
    let later = try failed.at("1h5m").reload(2, .retry).judged(by: "TL-36.runtime")
    expect(later, situations: [1, 0, 1])
  }

  @Test func `given up one tick before the deadline is a violation`() throws {
    let early = run.at("27.999999s").failed(1, .timedOut)
    try expect(early.judged(by: "TL-36.runtime"), kinds: ["given up early"])
    try expect(run.at("28s").failed(1, .timedOut).judged(by: "TL-36.runtime"), kinds: [])
  }

  @Test func `not given up is a violation one tick after deadline and promise`() throws {
    try expect(run.at("15m28s").judged(by: "TL-36.runtime"), kinds: [])
    try expect(run.at("15m28.000001s").judged(by: "TL-36.runtime"), kinds: ["not given up"])
    let late = run.at("15m28.000001s").failed(1, .timedOut)
    try expect(late.judged(by: "TL-36.runtime"), kinds: ["given up late"])
  }

  @Test func `a retry one tick before the end of the back-off is a violation`() throws {
    let tally = try failed.at("1h28s").reload(2, .retry).judged(by: "TL-36.runtime")
    expect(tally, kinds: ["retried early"])
  }

  @Test func `a failure whose back-off continues at a retry has a retry of its own`() throws {
    let twice = failed.at("30m").reload(2, .app).at("30m28.000001s").failed(2, .timedOut)
      .at("1h1m").reload(3, .retry).at("1h1m28.000001s").failed(3, .timedOut)
    let own = try twice.at("1h30m28.000001s").reload(4, .retry).judged(by: "TL-36.runtime")
    expect(own, kinds: [])
    let early = try twice.at("1h30m28s").reload(4, .retry).judged(by: "TL-36.runtime")
    expect(early, kinds: ["retried early"])
  }

  @Test func `a dropped reload leaves a failure whose back-off is running its retry`() throws {
    let dropped = failed.at("30m").reload(2, .app).at("30m28.000001s").failed(2, .timedOut)
      .at("1h28.000001s").effect(.dropped(PlacementID(0), ReloadCauses(.retry)))
    let early = try dropped.at("1h30m28s").reload(3, .retry).judged(by: "TL-36.runtime")
    expect(early, kinds: ["retried early"])
    // The retry waits for another reload, which fails, too.
    let waited = dropped.at("1h30m1s").reload(3, .app).at("1h30m29.000001s").failed(3, .timedOut)
      .at("1h36m").reload(4, .retry)
    try expect(waited.judged(by: "TL-36.runtime"), kinds: [])
  }

  @Test func `a retry that does not come is lost one tick after the promise`() throws {
    try expect(failed.at("1h15m28.000001s").judged(by: "TL-36.runtime"), kinds: [])
    try expect(failed.at("1h15m28.000002s").judged(by: "TL-36.runtime"), kinds: ["retry lost"])
  }

  @Test func `another reload, a hold or a locked phone leaves nothing to retry now`() throws {
    let reloaded = failed.at("30m").reload(2, .app).answered(2, entries: ["0s"])
      .committed(2, timeline: 0).at("1d")
    try expect(reloaded.judged(by: "TL-36.runtime"), kinds: [])
    let held = failed.at("1h28.000001s").held(ReloadCauses(.retry), .budget).at("1d")
    try expect(held.judged(by: "TL-36.runtime"), kinds: [])
    let locked = failed.at("30m").input(.locked(true)).at("1d")
    try expect(locked.judged(by: "TL-36.runtime"), kinds: [])
  }
}
