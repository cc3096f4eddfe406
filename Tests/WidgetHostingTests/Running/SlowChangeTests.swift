// Goal: a change at a mark of the clock is told from one between marks, exactly.
import Testing
import WidgetModel

@testable import WidgetTrials

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
}
