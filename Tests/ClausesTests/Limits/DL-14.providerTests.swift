// Goal: a completion before its work breaks the clause, one after it does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-14 provider` {
  private let asked = TraceBuilder().with { $0.device.surroundings.store = .empty }
    .added().reload(1, .added)

  @Test func `a completion before its work is a violation that names the circumstances`() throws {
    let tally = try asked.did(1, .answeredEarly, "https://example.org").answered(1, entries: [])
      .judged(by: "DL-14.provider")
    expect(tally, kinds: ["too early"])
    #expect(tally.violations.first?.message.hasSuffix("; the shared data is empty") == true)
  }

  @Test func `a completion after its work is none`() throws {
    let tally = try asked.did(1, .networkRequested, "https://example.org").later("2s")
      .answered(1, entries: ["0s"]).judged(by: "DL-14.provider")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
