// Goal: a timeline request that uses the network offline and brings no entry breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-26 provider` {
  private func loading(_ network: Surroundings.Network = .offline) -> TraceBuilder {
    TraceBuilder().with { $0.device.surroundings.network = network }.added().reload(1, .added)
      .did(1, .networkRequested, "https://example.com")
  }

  @Test func `an empty timeline, an error and no answer are violations`() throws {
    let empty = try loading().answered(1, entries: []).judged(by: "DL-26.provider")
    expect(empty, kinds: ["no entry"], situations: [0, 1])
    try expect(loading().answered(1, .threw).judged(by: "DL-26.provider"), kinds: ["no entry"])
    let silent = loading().at("28s").failed(1, .timedOut)
    try expect(silent.judged(by: "DL-26.provider"), kinds: ["no entry"])
  }

  @Test func `an entry is none, nor is a process that was killed`() throws {
    let tally = try loading().answered(1, entries: ["0s"]).judged(by: "DL-26.provider")
    expect(tally, kinds: [], situations: [1, 0])
    try expect(loading().failed(1, .processKilled).judged(by: "DL-26.provider"), kinds: [])
  }

  @Test func `with a network, or without a load, nothing is said`() throws {
    let online = try loading(.fixtures).answered(1, entries: []).judged(by: "DL-26.provider")
    expect(online, kinds: [])
    let idle = try TraceBuilder().with { $0.device.surroundings.network = .offline }.added()
      .reload(1, .added).answered(1, entries: []).judged(by: "DL-26.provider")
    expect(idle, situations: [0, 0])
  }
}
