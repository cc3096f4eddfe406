// Goal: a change at a mark of the clock is distinguished from one between marks, exactly.
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct SlowChangeTests {
  private let midnight = WallDate.defaultStart

  private func isOffMarks(_ change: Interval) -> Bool {
    SlowChange.isOffMarks(after: midnight - .hours(3), until: midnight + .hours(6)) {
      $0 >= midnight + change
    }
  }

  @Test(arguments: [0, 5, 60, 175]) func `full five minutes are a mark`(minutes: Int64) {
    #expect(!isOffMarks(.minutes(minutes)))
  }

  @Test(arguments: [-100, 2, 150, 299, 9_999]) func `other seconds are none`(seconds: Int64) {
    #expect(isOffMarks(.seconds(seconds)))
  }

  private func isDrift(_ old: [String], _ new: [String]) -> Bool {
    let entries = [old, new].map { texts in
      var entry = DrawnEntry()
      entry.texts = texts
      entry.drawing = texts.map { "1 text \($0)" }
      return entry
    }
    return SlowChange.isDrift(from: entries[0], to: entries[1])
  }

  @Test func `a share that changes by little drifts`() {
    #expect(isDrift(["Waxing", "94% lit"], ["Waxing", "92% lit"]))
    #expect(isDrift(["3% lit"], ["2% lit"]))
    #expect(isDrift(["0%"], ["1%"]))
  }

  @Test func `a drawing without texts does not drift`() {
    let entries = [30, 36].map { angle in
      var entry = DrawnEntry()
      entry.drawing = ["1 shape rotationEffect=\(angle)"]
      return entry
    }
    #expect(!SlowChange.isDrift(from: entries[0], to: entries[1]))
  }

  @Test func `other words, other counts and other numbers do not`() {
    #expect(!isDrift(["Waxing", "94% lit"], ["Waning", "93% lit"]))
    #expect(!isDrift(["in 3 hours"], ["in 2 hours"]))
    #expect(!isDrift(["4280 steps"], ["4281 steps"]))
    #expect(!isDrift(["94% lit"], ["89% lit"]))
    #expect(!isDrift(["3% lit"], ["3% lit"]))
    #expect(!isDrift(["3% lit"], ["3% lit", "new"]))
  }
}
