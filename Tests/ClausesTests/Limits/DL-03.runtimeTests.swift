// Goal: an answer at the limit that is refused, one a tick later that is accepted, and a request
// that is given up a tick too early each break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-03 runtime` {
  private let asked = TraceBuilder().added().reload(1, .added)

  private func answered(_ instant: String) -> TraceBuilder {
    asked.at(instant).answered(1, entries: ["0s"])
  }

  @Test(arguments: ["27.999999s", "28s"])
  func `an answer in time is accepted`(instant: String) throws {
    try expect(
      answered(instant).committed(1, timeline: 0).judged(by: "DL-03.runtime"),
      kinds: []
    )
    try expect(
      answered(instant).failed(1, .timedOut).judged(by: "DL-03.runtime"),
      kinds: ["refused though in time"]
    )
    // The commit may come as late as the service promise allows.
    try expect(answered(instant).later("15m").judged(by: "DL-03.runtime"), kinds: [])
    let ignored = answered(instant).later("15m0.000001s")
    try expect(ignored.judged(by: "DL-03.runtime"), kinds: ["ignored"])
    try expect(answered(instant).failed(1, .noEntries).judged(by: "DL-03.runtime"), kinds: [])
  }

  @Test func `an answer one tick late is not accepted`() throws {
    let run = answered("28.000001s")
    try expect(run.failed(1, .timedOut).judged(by: "DL-03.runtime"), kinds: [])
    try expect(
      run.committed(1, timeline: 0).judged(by: "DL-03.runtime"),
      kinds: ["accepted late"]
    )
  }

  @Test func `an unanswered request is given up after the deadline, not before`() throws {
    try expect(
      asked.at("28.000001s").failed(1, .timedOut).effect(.cancelled(RequestID(1)))
        .judged(by: "DL-03.runtime"),
      kinds: []
    )
    try expect(
      asked.at("28s").failed(1, .timedOut).judged(by: "DL-03.runtime"),
      kinds: ["given up early"]
    )
    try expect(asked.at("15m28s").judged(by: "DL-03.runtime"), kinds: [])
    try expect(
      asked.at("15m28.000001s").judged(by: "DL-03.runtime"),
      kinds: ["never given up"]
    )
    try expect(
      asked.at("15m28.000001s").failed(1, .timedOut).judged(by: "DL-03.runtime"),
      kinds: ["given up late"]
    )
  }

  @Test func `a request may be cancelled with its placed widget only`() throws {
    let cancel = Effect.cancelled(RequestID(1))
    try expect(
      asked.input(.removed(PlacementID(0))).effect(cancel).judged(by: "DL-03.runtime"),
      kinds: []
    )
    try expect(asked.effect(cancel).judged(by: "DL-03.runtime"), kinds: ["cancelled"])
  }

  @Test func `the sides of the deadline are counted`() throws {
    var run = asked
    for (request, delay) in [(1, "27.999999s"), (2, "28s")] {
      run = run.later(delay).answered(request, entries: ["0s"])
        .committed(request, timeline: request - 1).requested(request + 1)
    }
    let tally = try run.later("28.000001s").answered(3, entries: ["0s"]).failed(3, .timedOut)
      .requested(4).later("28.000001s").failed(4, .timedOut).judged(by: "DL-03.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1, 1])
  }
}
