// Goal: a container whose name does not begin with group. breaks the clause, one whose name does
// holds it.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AG-02 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `another name is a violation, once a request`() throws {
    let tally = try asked.did(1, .misnamedGroupUsed, "example")
      .did(1, .misnamedGroupUsed, "example")
      .answered(1, entries: ["0s"]).judged(by: "AG-02.provider")
    expect(tally, kinds: ["misnamed"])
    #expect(tally.violations.first?.message.contains("example") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `shared data of a group is none`() throws {
    let tally = try asked.did(1, .sharedDataMissed, "song").answered(1, entries: ["0s"])
      .judged(by: "AG-02.provider")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
