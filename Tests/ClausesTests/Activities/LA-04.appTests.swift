// Goal: an activity without asking for permission first breaks the clause; asking once per run is
// enough.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-04 app` {
  private let asked = TraceBuilder().asked(-2, .intent)

  @Test func `an activity without a question is a violation, refused or not`() throws {
    let started = try asked.did(-2, .activityRequested, "1").judged(by: "LA-04.app")
    let refused = try asked.did(-2, .activityRefused, "denied").judged(by: "LA-04.app")
    expect(started, kinds: ["not checked"])
    expect(refused, kinds: ["not checked"])
  }

  @Test func `a question before is enough for several`() throws {
    let tally = try asked.did(-2, .activityPermissionRead).did(-2, .activityRequested, "1")
      .did(-2, .activityRequested, "2").judged(by: "LA-04.app")
    expect(tally, kinds: [], situations: [2, 0])
  }
}
