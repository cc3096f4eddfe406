// Goal: code that leaves the simulation is undecided and not a violation.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-10` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a thread of its own is undecided`() throws {
    let tally = try asked.did(1, .leftSimulation, "pthread_create").answered(1, entries: ["0s"])
      .judged(by: "CR-10")
    expect(tally, kinds: [])
    #expect(tally.undecided == 1)
    expect(tally, situations: [0, 1])
  }

  @Test func `other code is decided`() throws {
    let tally = try asked.answered(1, entries: ["0s"]).judged(by: "CR-10")
    #expect(tally.undecided == 0)
    expect(tally, situations: [1, 0])
  }
}
