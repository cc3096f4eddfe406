import Foundation
import Testing
import VirtualTime

// The zone belongs to the whole process, so it is switched in a separate process.
@Suite struct ProcessSurroundingsTests {
  @Test func `the zone of calendars, dates and libc changes together`() async {
    await #expect(processExitsWith: .success) {
      for zone in ["Europe/Berlin", "Asia/Kathmandu", "America/St_Johns"] {
        ProcessSurroundings.setTimeZone(zone)
        try #require(TimeZone.current.identifier == zone)
        try #require(TimeZone.autoupdatingCurrent.identifier == zone)
        try #require(Calendar.current.timeZone.identifier == zone)
        var seconds = 0
        var parts = tm()
        localtime_r(&seconds, &parts)
        let start = Date(timeIntervalSince1970: 0)
        try #require(parts.tm_gmtoff == TimeZone.current.secondsFromGMT(for: start))
        let formatter = DateFormatter()
        formatter.dateFormat = "xxx"
        let minutes = parts.tm_gmtoff / 60
        let sign = minutes < 0 ? "-" : "+"
        let offset = String(format: "%02d:%02d", abs(minutes) / 60, abs(minutes) % 60)
        try #require(formatter.string(from: start) == sign + offset)
      }
    }
  }

  @Test func `the locale and the calendar of a person change together, and back`() async {
    await #expect(processExitsWith: .success) {
      let own = Locale.current.identifier
      let date = Date(timeIntervalSince1970: 1_767_571_200)
      ProcessSurroundings.setLocale("de_DE")
      try #require(Locale.current.currency?.identifier == "EUR")
      try #require(Locale.autoupdatingCurrent.identifier == "de_DE")
      try #require((1284.5).formatted() == "1.284,5")
      ProcessSurroundings.setLocale("en_US@calendar=buddhist")
      try #require(Calendar.current.component(.year, from: date) == 2569)
      try #require(Calendar.autoupdatingCurrent.identifier == .buddhist)
      try #require(Calendar(identifier: .gregorian).component(.year, from: date) == 2026)
      ProcessSurroundings.setLocale(nil)
      try #require(Locale.current.identifier == own)
      try #require(Calendar.current.identifier == .gregorian)
    }
  }

  // A hash seed can only be set before anything is hashed, so each set needs its own process.
  @Test func `equal hash seeds give equal orders of a set, other seeds others`() async throws {
    let first = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      ProcessSurroundings.setHashSeed(1)
      printOrder()
    }
    let again = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      ProcessSurroundings.setHashSeed(1)
      printOrder()
    }
    let other = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      ProcessSurroundings.setHashSeed(2)
      printOrder()
    }
    #expect(try order(in: first) == order(in: again))
    #expect(try order(in: first) != order(in: other))
  }
}

private func printOrder() {
  print("order:", Set(0..<50).map(String.init).joined(separator: " "))
}

private func order(in result: ExitTest.Result?) throws -> Substring {
  let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
  return try #require(text.split(separator: "\n").last { $0.contains("order:") })
}
