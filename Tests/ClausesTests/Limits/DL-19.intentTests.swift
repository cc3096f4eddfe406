// Goal: a location for an intent breaks the clause, one for a timeline does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-19 intent` {
  private let asked = TraceBuilder().added().requested(1, .intent, intent: 1)

  @Test func `an intent that asks where the phone is, is a violation`() throws {
    let tally = try asked.did(1, .locationRead, "location")
      .did(1, .locationRead, "location")
      .answered(1, .returned).judged(by: "DL-19.intent")
    expect(tally, kinds: ["requested"])
    #expect(tally.violations.first?.message.contains("location") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `what the app has stored is none`() throws {
    let tally = try asked.did(1, .sharedDataMissed, "place").answered(1, .returned)
      .judged(by: "DL-19.intent")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `a provider may ask`() throws {
    let tally = try TraceBuilder().added().reload(1, .added).did(1, .locationRead, "location")
      .judged(by: "DL-19.intent")
    expect(tally, kinds: [], situations: [0, 0])
  }
}
