// Goal: an answer one tick after the hard deadline breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-03 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `one tick after the deadline is a violation`() throws {
    let tally = try asked.at("28.000001s").answered(1, entries: ["0s"])
      .judged(by: "DL-03.provider")
    expect(tally, kinds: ["late"], situations: [0, 0, 1])
  }

  @Test func `at exactly the deadline or before it is none`() throws {
    let tally = try asked.at("28s").answered(1, entries: ["0s"]).requested(2).later("27.999999s")
      .answered(2, .threw).judged(by: "DL-03.provider")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `what a network takes is not the code's own time, but its own time-out is`() throws {
    func kinds(
      _ network: Surroundings.Network,
      asks: Bool,
      timeout: Int64 = 0
    ) throws -> [String] {
      var run = asked.with { $0.device.surroundings.network = network }
      if asks { run = run.did(1, .networkRequested, amount: timeout, "a") }
      return try run.at("60s").answered(1, entries: ["0s"])
        .judged(by: "DL-03.provider", isRealCode: true).kinds
    }
    #expect(try kinds(.slow, asks: true) == [])
    #expect(try kinds(.slow, asks: false) == ["late"])
    #expect(try kinds(.silent, asks: true) == [])
    #expect(try kinds(.silent, asks: true, timeout: 60_000_000) == ["late"])
    #expect(try kinds(.slow, asks: true, timeout: 60_000_000) == [])
    #expect(try kinds(.silent, asks: false) == ["late"])
    #expect(try kinds(.fixtures, asks: true) == ["late"])
  }
}
