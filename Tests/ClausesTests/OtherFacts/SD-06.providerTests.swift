// Goal: loading data that the same request has already loaded breaks the clause; one load does not,
// nor do intents.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `SD-06 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)
    .did(1, .networkRequested, "https://a.example/1.png")

  @Test func `a second load is a violation, reported once per request`() throws {
    let tally = try asked.did(1, .loadRepeated, "https://a.example/1.png")
      .did(1, .loadRepeated, "https://a.example/1.png").answered(1, entries: ["0s"])
      .judged(by: "SD-06.provider")
    expect(tally, kinds: ["loaded twice"], situations: [0, 2])
    #expect(tally.violations.first?.message.hasPrefix("https://a.example/1.png") == true)
  }

  @Test func `one load is none, nor what an intent loads again`() throws {
    let once = try asked.answered(1, entries: ["0s"]).judged(by: "SD-06.provider")
    expect(once, situations: [1, 0])
    let intent = try TraceBuilder().asked(-2, .intent).did(-2, .loadRepeated, "https://a.example")
      .judged(by: "SD-06.provider")
    expect(intent, situations: [0, 0])
  }

  @Test func `equal addresses of made-up values that need not differ are none`() throws {
    let tally = try asked.did(1, .loadRepeated, "https://a.example/1.png")
      .answered(1, entries: ["0s"]).with { $0.device.surroundings.values = .empty }
      .judged(by: "SD-06.provider")
    expect(tally, situations: [1, 0])
  }
}
