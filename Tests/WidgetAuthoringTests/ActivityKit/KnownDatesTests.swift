// Goal: an end in the content of a Live Activity is known, and any other date is not.
import Foundation
import Testing

@testable import WidgetAuthoring

@Suite struct KnownDatesTests {
  private struct State {
    var span: ClosedRange<Date>
    var length = 0.0
    var title = "1500"
  }

  private let start = Date(timeIntervalSince1970: 1_788_000_000)

  @Test func `a date within a value is known, to the second`() {
    let known = KnownDates(in: State(span: start...start.addingTimeInterval(1500)))
    #expect(known.contains(start.addingTimeInterval(1500.5)))
    #expect(!known.contains(start.addingTimeInterval(1503)))
  }

  @Test func `a date and a number of seconds give another, a text or minutes do not`() {
    let known = KnownDates(in: State(span: start...start, length: 900))
    #expect(known.contains(start.addingTimeInterval(900)))
    #expect(!known.contains(start.addingTimeInterval(900 * 60)))
    #expect(!known.contains(start.addingTimeInterval(1500)))
  }
}
