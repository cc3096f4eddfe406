// Goal: three updates in a row with an alert each break the clause, and any update without one
// restarts the count.
// Method: every row of up to six updates of one activity, loud or quiet.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-13 app` {
  private let asked = TraceBuilder().added().reload(1, .added)

  private func updated(_ loud: [Bool], of count: Int = 1) -> TraceBuilder {
    loud.enumerated().reduce(asked) { trace, update in
      let id = ActivityID(update.offset % count)
      let content = ActivityContent(alerts: update.element)
      return trace.did(1, .activityUpdated, "\(id.number)").input(
        .activities(.updated(id, content))
      )
    }
  }

  @Test func `three loud updates in a row are a violation once`() throws {
    for length in 1...6 {
      for bits in 0..<(1 << length) {
        let loud = (0..<length).map { bits & (1 << $0) != 0 }
        var row = 0
        var expected = 0
        for isLoud in loud {
          row = isLoud ? row + 1 : 0
          if row == 3 { expected += 1 }
        }
        let tally = try updated(loud).judged(by: "LA-13.app")
        #expect(tally.kinds.count == expected, "\(loud)")
      }
    }
  }

  @Test func `each activity counts for itself`() throws {
    let apart = try updated([true, true, true, true], of: 2).judged(by: "LA-13.app")
    expect(apart, kinds: [], situations: [0, 4, 0])
    let together = try updated([true, true, true, true, true], of: 2)
      .judged(by: "LA-13.app")
    expect(together, kinds: ["an alert each time"])
  }
}
