// Goal: a location without asking for permission first breaks the clause; asking once per run is
// enough.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-16 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a location without a question is a violation`() throws {
    let tally = try asked.did(1, .locationRead, "location").judged(by: "DL-16.provider")
    expect(tally, kinds: ["not checked"])
    #expect(tally.violations.first?.message.contains("location") == true)
    expect(tally, situations: [0, 1])
  }

  @Test func `a question before is enough for several`() throws {
    let tally = try asked.did(1, .locationPermissionRead).did(1, .locationRead)
      .did(1, .locationRead).judged(by: "DL-16.provider")
    expect(tally, kinds: [], situations: [2, 0])
  }

  @Test func `a question after is too late`() throws {
    let tally = try asked.did(1, .locationRead).did(1, .locationPermissionRead)
      .judged(by: "DL-16.provider")
    expect(tally, kinds: ["not checked"])
  }
}
