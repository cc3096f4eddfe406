// Goal: an answer one tick after the soft deadline breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-02 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `one tick after the deadline any answer is a violation`() throws {
    let run = asked.at("5.000001s")
    let tally = try run.answered(1, entries: ["0s"]).judged(by: "DL-02.provider")
    expect(tally, kinds: ["slow"])
    #expect(tally.violations.first?.request == RequestID(1))
    try expect(run.answered(1, .threw).judged(by: "DL-02.provider"), kinds: ["slow"])
  }

  @Test func `what a slow network takes is not the code's own time`() throws {
    func judged(_ network: Surroundings.Network, asks: Bool) throws -> Tally {
      var run = asked.with { $0.device.surroundings.network = network }
      if asks { run = run.did(1, .networkRequested, "a") }
      return try run.at("10s").answered(1, entries: ["0s"])
        .judged(by: "DL-02.provider", isRealCode: true)
    }
    try expect(judged(.slow, asks: true), situations: [0, 0, 0])
    try expect(judged(.silent, asks: true), kinds: [])
    try expect(judged(.slow, asks: false), kinds: ["slow"])
    try expect(judged(.fixtures, asks: true), kinds: ["slow"])
  }

  @Test func `at exactly the deadline or before it is none`() throws {
    let tally = try asked.at("5s").answered(1, entries: ["0s"]).requested(2)
      .answered(2, entries: ["0s"]).judged(by: "DL-02.provider")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `a second answer and other requests are not judged`() throws {
    let tally = try asked.answered(1, entries: ["0s"]).requested(2, .snapshot).at("1m")
      .answered(1, entries: ["0s"]).answered(2, .entry(ViewID(0))).judged(by: "DL-02.provider")
    expect(tally, kinds: [], situations: [1, 0, 0])
  }

  @Test func `what the runtime made of the request does not matter`() throws {
    let tally = try asked.at("28.000001s").failed(1, .timedOut).at("40s")
      .answered(1, entries: ["0s"]).judged(by: "DL-02.provider")
    expect(tally, kinds: ["slow"])
  }
}
