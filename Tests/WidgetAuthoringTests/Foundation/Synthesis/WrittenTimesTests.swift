// Goal: texts that name a day without a time, and formats that fix the hours of a day, are
// distinguished from all others.
import Foundation
import Testing
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

@Suite struct WrittenTimesTests {
  @Test func `a text of year, month and day is a day`() {
    let day = 20_458
    for text in ["2026-01-05", "20260105", "2026/1/5", "05.01.2026", "5.1.2026"] {
      #expect(PlainDay.number(of: text) == day, "\(text)")
    }
  }

  @Test func `a time, another number and a date that may be read two ways are none`() {
    for text in [
      "2026-01-05T00:00:00Z", "12:30", "2026", "1767571200", "05/01/2026", "2026-13-05",
      "2026-01-00", "2026-02-30", "", "--", "today",
    ] {
      #expect(PlainDay.number(of: text) == nil, "\(text)")
    }
  }

  @Test func `formats of 12 and of 24 hours are distinguished, quoted letters left out`() {
    for format in ["h:mm a", "hh:mma", "K:mm a"] {
      #expect(FixedTimes.hasTwelveHours(format) && !FixedTimes.hasFullDay(format))
    }
    for format in ["HH:mm", "EEE H:mm", "k.mm"] {
      #expect(FixedTimes.hasFullDay(format) && !FixedTimes.hasTwelveHours(format))
    }
    for format in ["mm:ss", "yyyy-MM-dd", "'Hour' mm", "MMM d"] {
      #expect(!FixedTimes.hasFullDay(format) && !FixedTimes.hasTwelveHours(format))
    }
  }

  @Test func `an hour after noon shows which hours are meant`() {
    for text in ["13:05", "Mon 22.30", "18h45"] { #expect(FixedTimes.saysAfternoon(text)) }
    for text in [
      "09:05", "12:59", "24:00", "1:13", "13", "room 14: 3 seats", "20.10.2026", "20.10.",
    ] {
      #expect(!FixedTimes.saysAfternoon(text), "\(text)")
    }
  }

  @Test func `a template that says which hours is a format of the code's own`() async {
    await onHost { _ in
      FixedTimes.begin()
      let formatter = AnsweringDateFormatter()
      formatter.locale = Locale(identifier: "de_DE")
      formatter.timeZone = .gmt
      formatter.setLocalizedDateFormatFromTemplate("hmma")
      let text = formatter.string(from: Date(timeIntervalSince1970: 13 * 3600))
      #expect(FixedTimes.places.keys.sorted() == [text])
      FixedTimes.begin()
      formatter.setLocalizedDateFormatFromTemplate("jmm")
      _ = formatter.string(from: Date(timeIntervalSince1970: 13 * 3600))
      #expect(FixedTimes.places.isEmpty && FixedTimes.fullDayPlaces.isEmpty)
    }
  }

  @Test func `a time for another region than the person's is noted, one for theirs is not`() async {
    await onHost { _ in
      let date = Date(timeIntervalSince1970: 13 * 3600)
      let style = Date.FormatStyle(date: .omitted, time: .shortened, timeZone: .gmt)
      FixedTimes.begin()
      _ = date.formatted(style)
      #expect(FixedTimes.places.isEmpty && FixedTimes.fullDayPlaces.isEmpty)
      let american = date.formatted(style.locale(Locale(identifier: "en_AU")))
      #expect(FixedTimes.places.keys.sorted() == [american])
      let german = Date.FormatStyle(date: .numeric, time: .omitted, timeZone: .current)
      FixedTimes.begin()
      _ = Date(timeIntervalSince1970: 1_792_500_000)
        .formatted(german.locale(Locale(identifier: "de_DE")))
      #expect(FixedTimes.places.isEmpty && FixedTimes.fullDayPlaces.isEmpty)
      let formatter = AnsweringDateFormatter()
      formatter.locale = Locale(identifier: "en_AU")
      formatter.timeStyle = .short
      formatter.dateStyle = .none
      FixedTimes.begin()
      let written = formatter.string(from: date)
      #expect(FixedTimes.places.keys.sorted() == [written])
    }
  }

  @Test func `a verbatim style fixes the hours, in the person's words or in none`() async {
    await onHost { _ in
      for locale in [Locale.current, nil] {
        let style = Date.VerbatimFormatStyle(
          format:
            "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
          locale: locale,
          timeZone: .current,
          calendar: .current
        )
        let noon = Calendar.current.startOfDay(for: .now).addingTimeInterval(15 * 3600)
        FixedTimes.begin()
        let text = noon.formatted(style)
        #expect(FixedTimes.fullDayPlaces.keys.sorted() == [text])
      }
    }
  }

  @Test func `an hour and a minute filled into a format with AM or PM are a time`() async {
    await onHost { _ in
      let formats = [("%d:%02d %@", "AM"), ("At %ld:%02ld%@", "pm"), ("%i:%.2i %@", "p.m.")]
      for (format, half) in formats {
        FixedTimes.begin()
        let text = String(format: format, 7, 30, half)
        #expect(FixedTimes.places.keys.sorted() == [text])
      }
    }
  }

  @Test func `a score, a duration and a text that is given are not`() async {
    await onHost { _ in
      FixedTimes.begin()
      _ = String(format: "%d:%02d", 7, 30)
      _ = String(format: "%d:%02d %@", 7, 30, "min")
      _ = String(format: "%d:%d AM", 31, 92)
      _ = String(format: "%d:%02d am %@", 7, 30, "Montag")
      _ = String(format: "%@ in %d", "7:30 AM", 3)
      #expect(FixedTimes.places.isEmpty)
    }
  }
}
