// Goal: stored data that is taken away after a failed load breaks the clause; a load that brought something does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-44` {
  private func asked(_ network: Surroundings.Network) -> TraceBuilder {
    TraceBuilder().with { $0.device.surroundings.network = network }.added().reload(1, .added)
  }

  @Test func `an empty value in the place of a good one is a violation after a failed load`() throws {
    let tally = try asked(.offline).did(1, .networkRequested, "a").did(1, .storedDataLost, "quotas")
      .answered(1, entries: ["0s"]).judged(by: "CR-44")
    expect(tally, kinds: ["overwritten"], situations: [0, 0, 1])
    #expect(tally.violations.first?.message.contains("quotas") == true)
  }

  @Test func `a list that a server empties is none`() throws {
    let tally = try asked(.fixtures).did(1, .networkRequested, "a")
      .did(1, .storedDataLost, "quotas").answered(1, entries: ["0s"]).judged(by: "CR-44")
    expect(tally, kinds: [], situations: [0, 1, 0])
  }

  @Test func `a value that is kept after a failed load is none`() throws {
    let tally = try asked(.offline).did(1, .networkRequested, "a").answered(1, entries: ["0s"])
      .judged(by: "CR-44")
    expect(tally, kinds: [], situations: [1, 0, 0])
  }
}
