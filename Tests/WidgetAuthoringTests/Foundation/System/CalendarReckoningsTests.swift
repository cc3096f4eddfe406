// Goal: calculations of code with calendars are recorded on request, and have the same results as
// otherwise.
// Method: the tests call Foundation as code does, and compare the recorded lines.
import Foundation
import Testing

@_spi(Hosting) @testable import WidgetAuthoring

@Suite(.serialized) struct CalendarReckoningsTests {
  private let start = Date(timeIntervalSince1970: 1_767_571_200)
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test func `days and years are kept once each, and come out as they do else`() {
    CalendarReckonings.begin(keeps: true)
    defer { CalendarReckonings.begin(keeps: false) }
    let end = start.addingTimeInterval(12 * 86_400 + 60)
    let days = { self.calendar.dateComponents([.day], from: self.start, to: end).day }
    #expect(days() == 12 && days() == 12)
    #expect(calendar.component(.year, from: start) == 2026)
    #expect(calendar.dateComponents([.year, .month], from: start).month == 1)
    #expect(Locale(identifier: "de_CH").currency?.identifier == "CHF")
    let lines = CalendarReckonings.lines
    #expect(lines.count { $0.kind == .days && $0.number == 12 } == 1)
    #expect(lines.count { $0.kind == .year && $0.number == 2026 } == 1)
    #expect(lines.contains { $0.kind == .currency })
  }

  @Test func `days of an era change at local midnight`() throws {
    var calendar = calendar
    for zone in ["America/New_York", "Pacific/Kiritimati", "Europe/London"] {
      calendar.timeZone = try #require(TimeZone(identifier: zone))
      let midnight = calendar.startOfDay(for: start.addingTimeInterval(86_400))
      let days = [-1, 0, 3_600 * 23, 3_600 * 25].map {
        calendar.ordinality(of: .day, in: .era, for: midnight.addingTimeInterval($0))
      }
      let first = try #require(days[0])
      #expect(days == [first, first + 1, first + 1, first + 2], "\(zone)")
    }
    #expect(calendar.ordinality(of: .day, in: .year, for: start) == 5)
  }

  @Test func `nothing is kept unasked`() {
    CalendarReckonings.begin(keeps: false)
    #expect(calendar.component(.year, from: start) == 2026)
    #expect(CalendarReckonings.lines.isEmpty)
  }
}
