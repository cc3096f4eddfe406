// Goal: a provider that writes data of the app breaks the clause; one that writes its own does not,
// nor does an intent.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AG-05 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `to write what the app stores is a violation`() throws {
    let tally = try asked.did(1, .sharedDataWritten, amount: 1, "stop")
      .answered(1, entries: ["0s"]).judged(by: "AG-05.provider")
    expect(tally, kinds: ["second writer"])
    #expect(tally.violations.first?.message.contains("stop") == true)
    expect(tally, situations: [0, 1, 0, 0])
  }

  @Test func `to write what nobody says that the app stores is none`() throws {
    let tally = try asked.did(1, .sharedDataWritten, "shown").answered(1, entries: ["0s"])
      .judged(by: "AG-05.provider")
    expect(tally, kinds: [], situations: [0, 0, 1, 0])
  }

  @Test func `an intent may write what the app stores`() throws {
    let tally = try TraceBuilder().asked(-2, .intent).did(-2, .sharedDataWritten, amount: 1, "stop")
      .judged(by: "AG-05.provider")
    expect(tally, kinds: [], situations: [0, 0, 0, 1])
  }
}
