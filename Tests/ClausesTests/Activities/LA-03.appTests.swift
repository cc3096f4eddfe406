// Goal: a refusal for lack of visibility breaks the clause, a start or another refusal does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-03 app` {
  private func judged(_ kind: SideEffect.Kind, _ text: String) throws -> Tally {
    try TraceBuilder().added().reload(1, .added).did(1, kind, text).judged(by: "LA-03.app")
  }

  @Test func `a refusal for lack of visibility is a violation`() throws {
    let tally = try judged(.activityRefused, "visibility")
    expect(tally, kinds: ["not in front"])
    #expect(tally.violations.first?.message.contains("timeline") == true)
  }

  @Test func `a start and a person's refusal are none`() throws {
    try expect(judged(.activityRequested, "1"), situations: [1, 0, 0])
    try expect(judged(.activityRefused, "denied"), situations: [0, 0, 1])
    try expect(judged(.activityRefused, "denied"), kinds: [])
  }
}
