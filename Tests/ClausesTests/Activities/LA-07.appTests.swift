// Goal: content that is stale when it arrives breaks the clause; content with a future date or none
// does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-07 app` {
  private let asked = TraceBuilder().added().reload(1, .added)

  private func content(staleAfter time: Interval) -> ActivityContent {
    ActivityContent(staleAfter: time)
  }

  @Test(arguments: [.zero - Interval.seconds(1) - .tick, .zero - .minutes(1)])
  func `content that has been stale is a violation that says for how long`(time: Interval) throws {
    let old = content(staleAfter: time)
    for trace in [
      asked.did(1, .activityRequested, "a").input(.activities(.started(ActivityID(0), old))),
      asked.did(1, .activityUpdated, "a").input(.activities(.updated(ActivityID(0), old))),
    ] {
      let tally = try trace.judged(by: "LA-07.app")
      expect(tally, kinds: ["stale on arrival"])
      #expect(tally.violations.first?.message.contains("for \(Interval.zero - time)") == true)
      expect(tally, situations: [0, 1])
    }
  }

  @Test(arguments: [.zero - Interval.seconds(1), .zero, .tick, .hours(1)])
  func `other content is none`(time: Interval) throws {
    let tally = try asked.did(1, .activityUpdated, "a")
      .input(.activities(.updated(ActivityID(0), content(staleAfter: time)))).judged(
        by: "LA-07.app"
      )
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `what comes with an end, or after one, is not judged`() throws {
    let old = content(staleAfter: .zero - .minutes(1))
    for kind in [SideEffect.Kind.activityEnded, .activityMissed] {
      let tally = try asked.did(1, .activityUpdated, "a").did(1, kind, "a")
        .input(.activities(.updated(ActivityID(0), old))).judged(by: "LA-07.app")
      expect(tally, situations: [0, 0])
    }
  }
}
