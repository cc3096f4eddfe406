// Goal: the bytes of an image in an activity's content break the clause, other content does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-36 app` {
  private let started = TraceBuilder().asked(-2, .intent)
    .did(-2, .activityRequested, amount: 400, "1")

  @Test func `an image is a violation, reported once per run of code`() throws {
    let tally = try started.did(-2, .activityImageGiven, amount: 67, "photo")
      .did(-2, .activityImageGiven, amount: 67, "photo").judged(by: "LA-36.app")
    expect(tally, kinds: ["image"])
    #expect(tally.violations.first?.message.contains("67 bytes in its property photo") == true)
  }

  @Test func `other content is none`() throws {
    let tally = try started.did(-2, .activityUpdated, "1").judged(by: "LA-36.app")
    expect(tally, kinds: [], situations: [2, 0])
  }
}
