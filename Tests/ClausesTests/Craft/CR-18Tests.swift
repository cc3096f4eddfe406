// Goal: `never` after a load that failed breaks the clause; another policy, a network that answers, and a widget that
// loads nothing do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-18` {
  private func run(_ network: Surroundings.Network) -> TraceBuilder {
    TraceBuilder().with { $0.device.surroundings.network = network }.added().reload(1, .added)
  }

  @Test func `never after a failure is a violation`() throws {
    let tally = try run(.offline).did(1, .networkRequested, "a").answered(1, entries: ["0s"])
      .judged(by: "CR-18")
    expect(tally, kinds: ["gives up"], situations: [0, 1])
  }

  @Test func `asking again is none`() throws {
    let tally = try run(.offline).did(1, .networkRequested, "a")
      .answered(1, entries: ["0s"], policy: .atEnd).judged(by: "CR-18")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `never with data, or without a load, is none`() throws {
    let served = try run(.fixtures).did(1, .networkRequested, "a").answered(1, entries: ["0s"])
      .judged(by: "CR-18")
    expect(served, kinds: [], situations: [0, 0])
    let unasked = try run(.offline).answered(1, entries: ["0s"]).judged(by: "CR-18")
    expect(unasked, kinds: [], situations: [0, 0])
  }
}
