// Goal: one byte more than 4 KB breaks the clause in each step of an activity's life.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-01 app` {
  private func judged(_ deed: Deed) throws -> Tally {
    try TraceBuilder().asked(-2, .intent).did(-2, deed).judged(by: "LA-01.app")
  }

  @Test func `one byte more is a violation`() throws {
    let kinds: [Deed.Kind] = [
      .activityRequested, .activityUpdated, .activityEnded, .activityRefused,
    ]
    for kind in kinds {
      #expect(try judged(Deed(kind, amount: 4097, text: "1")).kinds == ["too large"], "\(kind)")
    }
  }

  @Test func `exactly 4,096 bytes are none, nor is a refusal for another reason`() throws {
    let exact = try judged(Deed(.activityRequested, amount: 4096, text: "1"))
    #expect(exact.kinds == [])
    #expect(exact.situations == [0, 1, 0])
    let denied = try judged(Deed(.activityRefused, amount: 9, text: "denied"))
    #expect(denied.situations == [1, 0, 0])
  }
}
