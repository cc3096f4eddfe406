// Goal: a retry one tick before the back-off is over, one that never comes and one after a commit
// each break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-46 runtime` {
  private let failed = TraceBuilder().added().reload(1, .added).at("28.000001s")
    .failed(1, .timedOut)

  private let retry = ReloadCauses(.retry)

  @Test func `a retry when the back-off is over is allowed`() throws {
    let tally = try failed.later("1h").granted(retry).requested(2).later("1s")
      .failed(2, .threw).later("1h0.000001s").granted(retry).requested(3).later("1s")
      .failed(3, .threw).later("30m").granted(ReloadCauses(.interaction), charge: 0).requested(4)
      .answered(4, entries: ["0s"]).committed(4, timeline: 0).later("9h")
      .judged(by: "TL-46.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a retry one tick early is a violation`() throws {
    let tally = try failed.later("59m59.999999s").granted(retry).judged(by: "TL-46.runtime")
    expect(tally, kinds: ["too early"])
  }

  @Test func `no retry within the promise is a violation`() throws {
    try expect(failed.later("1h15m").judged(by: "TL-46.runtime"), kinds: [])
    try expect(
      failed.later("1h15m0.000001s").judged(by: "TL-46.runtime"),
      kinds: ["not retried"]
    )
  }

  @Test func `a retry after a commit is a violation`() throws {
    let tally = try failed.later("30m").granted(ReloadCauses(.interaction), charge: 0).requested(2)
      .answered(2, entries: ["0s"]).committed(2, timeline: 0).later("30m").granted(retry)
      .judged(by: "TL-46.runtime")
    expect(tally, kinds: ["nothing to retry"])
  }

  @Test func `a second retry of one failure is a violation`() throws {
    let tally = try failed.later("1h").granted(retry).later("5m").granted(retry)
      .judged(by: "TL-46.runtime")
    expect(tally, kinds: ["nothing to retry"])
  }

  @Test func `a retry may wait for the widget to be seen`() throws {
    let tally = try failed.input(.locked(true)).later("9h").input(.locked(false)).later("15m")
      .granted(retry).judged(by: "TL-46.runtime")
    expect(tally, kinds: [], situations: [0, 1, 0])
  }

  @Test func `nothing is owed to a widget that was removed`() throws {
    let tally = try failed.input(.removed(PlacementID(0))).later("9h")
      .judged(by: "TL-46.runtime")
    expect(tally, kinds: [])
  }
}
