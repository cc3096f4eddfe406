// Goal: one byte more than 4 KB breaks the clause in each step of an activity's life.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-01 app` {
  private func judged(_ deed: Deed) throws -> Tally {
    try TraceBuilder().asked(-2, .intent).did(-2, deed).judged(by: "LA-01.app")
  }

  @Test func `one byte more is a breach`() throws {
    for kind in [Deed.Kind.activityRequested, .activityUpdated, .activityEnded] {
      #expect(try judged(Deed(kind, amount: 4097, text: "1")).kinds == ["too large"], "\(kind)")
    }
    let refused = Deed(.activityRefused, amount: 4097, text: "attributesTooLarge")
    #expect(try judged(refused).kinds == ["too large"])
  }

  @Test func `exactly 4,096 bytes are none, nor is a refusal for another reason`() throws {
    let exact = try judged(Deed(.activityRequested, amount: 4096, text: "1"))
    #expect(exact.kinds == [])
    #expect(exact.situations == [0, 1, 0])
    #expect(try judged(Deed(.activityRefused, amount: 9999, text: "denied")).kinds == [])
  }
}
