// Goal: a time of day that code assembles from a date's hour and minute is reported, if the phone
// writes it differently.
import Foundation
import Testing

@_spi(Hosting) @testable import WidgetAuthoring

@Suite struct HandmadeTimesTests {
  private let taken = HandmadeTimes(hours: [8, 20], minutes: [5, 30])

  @Test(arguments: [
    ("Cat at 8:30 PM", "8:30 PM"), ("8:05 am", "8:05 am"), ("20:30", nil), ("8:31 PM", nil),
    ("7:30 PM", nil), ("8:30 PMs", nil), ("Room 8", nil),
  ])
  func `a phone with 24 hours has no AM and PM`(text: String, mistake: String?) {
    #expect(taken.mistake(in: text, hasFullDay: true) == mistake)
  }

  @Test(arguments: [
    ("until 20:30", "20:30"), ("8:30 PM", nil), ("8:30", nil), ("20:31", nil), ("21:30", nil),
  ])
  func `a phone with 12 hours has none after 12`(text: String, mistake: String?) {
    #expect(taken.mistake(in: text, hasFullDay: false) == mistake)
  }

  @Test func `hours that code took from no date are not reported`() {
    #expect(HandmadeTimes().mistake(in: "8:30 PM", hasFullDay: true) == nil)
  }

  @Test func `what code takes from a date by a calendar is noted`() {
    let date = Date(timeIntervalSince1970: 1_767_571_200)
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let minute = Calendar.current.component(.minute, from: date.addingTimeInterval(60))
    #expect(HandmadeTimes.current.hours.contains(parts.hour ?? -1))
    #expect(HandmadeTimes.current.minutes.isSuperset(of: [parts.minute ?? -1, minute]))
  }

  @Test(arguments: [
    ("de_DE", true), ("ja_JP", true), ("pl_PL", true), ("en_US", false), ("ar_EG", false),
  ])
  func `regions have 24 hours or 12`(locale: String, hasFullDay: Bool) {
    #expect(Locale(identifier: locale).hasFullDay == hasFullDay)
  }
}
