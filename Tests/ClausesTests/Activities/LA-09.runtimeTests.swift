// Goal: an ended activity stays until its date, and four hours at most.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-09 runtime` {
  private func ended(_ policy: DismissalPolicy) -> TraceBuilder {
    TraceBuilder().inFront().startsActivity().endsActivity(0, policy)
  }

  @Test func `a dismissal when it is due is none`() throws {
    let cases: [(DismissalPolicy, String, [Int])] = [
      (.byDefault, "4h", [1, 0, 0, 0]), (.byDefault, "3h", [0, 0, 0, 0]),
      (.immediate, "0s", [0, 1, 0, 0]), (.after(.hours(1)), "1h", [0, 0, 1, 0]),
      (.after(.hours(9)), "4h", [0, 0, 0, 1]), (.after(.hours(-1)), "0s", [0, 0, 1, 0]),
    ]
    for (policy, time, situations) in cases {
      let tally = try ended(policy).at(time).turnsActivity(0, .dismissed).at("20h")
        .judged(by: "LA-09.runtime")
      #expect(tally.kinds == [], "\(policy) \(time)")
      #expect(tally.situations == situations, "\(policy) \(time)")
    }
  }

  @Test func `a dismissal before the date is a violation`() throws {
    let early = ended(.after(.hours(1))).at("59m59.999999s").turnsActivity(0, .dismissed)
    try expect(early.judged(by: "LA-09.runtime"), kinds: ["early"])
  }

  @Test func `no dismissal is a violation`() throws {
    let cases: [(DismissalPolicy, String, String)] = [
      (.byDefault, "4h15m", "4h15m0.000001s"), (.immediate, "15m", "15m0.000001s"),
      (.after(.hours(1)), "1h15m", "1h15m0.000001s"),
      (.after(.hours(9)), "4h15m", "4h15m0.000001s"),
    ]
    for (policy, last, late) in cases {
      #expect(try ended(policy).at(last).judged(by: "LA-09.runtime").kinds == [], "\(policy)")
      #expect(
        try ended(policy).at(late).judged(by: "LA-09.runtime").kinds == ["stays"],
        "\(policy)"
      )
    }
  }
}
