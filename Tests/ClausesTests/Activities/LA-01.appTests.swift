// Goal: one byte more than 4 KB breaks the clause in each step of an activity's life.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-01 app` {
  private func judged(_ sideEffect: SideEffect) throws -> Tally {
    try TraceBuilder().asked(-2, .intent).did(-2, sideEffect).judged(by: "LA-01.app")
  }

  @Test func `one byte more is a violation`() throws {
    let kinds: [SideEffect.Kind] = [
      .activityRequested, .activityUpdated, .activityEnded, .activityRefused,
    ]
    for kind in kinds {
      #expect(
        try judged(SideEffect(kind, amount: 4097, text: "1")).kinds == ["too large"],
        "\(kind)"
      )
    }
  }

  @Test func `exactly 4,096 bytes are none, nor is a refusal for another reason`() throws {
    let exact = try judged(SideEffect(.activityRequested, amount: 4096, text: "1"))
    expect(exact, kinds: [], situations: [0, 1, 0])
    let denied = try judged(SideEffect(.activityRefused, amount: 9, text: "denied"))
    expect(denied, situations: [1, 0, 0])
  }
}
