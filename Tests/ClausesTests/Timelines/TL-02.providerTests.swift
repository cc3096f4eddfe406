// Goal: a placeholder that comes one tick late, or uses the network, breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-02 provider` {
  private let asked = TraceBuilder().added().requested(1, .placeholder).reload(2, .added)

  @Test func `one tick later than the request any answer is a violation`() throws {
    let late = asked.at("0.000001s")
    let tally = try late.answered(1, .entry(ViewID(0))).judged(by: "TL-02.provider")
    expect(tally, kinds: ["waits"])
    #expect(tally.violations.first?.request == RequestID(1))
    expect(tally, situations: [0, 1])
    try expect(late.answered(1, .threw).judged(by: "TL-02.provider"), kinds: ["waits"])
  }

  @Test func `an answer at once is none, and a timeline may take its time`() throws {
    let tally = try asked.answered(1, .entry(ViewID(0))).at("3s").answered(2, entries: ["0s"])
      .judged(by: "TL-02.provider")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `a second answer is not judged`() throws {
    let tally = try asked.answered(1, .entry(ViewID(0))).at("1s").answered(1, .entry(ViewID(0)))
      .judged(by: "TL-02.provider")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `code that asks the network for a placeholder gets its line reported`() throws {
    func judged(_ request: Int, _ kind: SideEffect.Kind) throws -> Tally {
      try asked.did(request, kind, "https://example.com").answered(1, .entry(ViewID(0)))
        .judged(by: "TL-02.provider", isRealCode: true)
    }
    let tally = try judged(1, .networkRequested)
    expect(tally, kinds: ["asks the network"])
    #expect(tally.violations.first?.message.contains("https://example.com") == true)
    try expect(judged(2, .networkRequested), kinds: [])
    try expect(judged(1, .logged), kinds: [])
  }
}
