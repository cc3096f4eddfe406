import Foundation
import Testing
import VirtualTime

// The zone is the whole process's: these tests set it back and do not run side by side.
@Suite(.serialized) struct ZoneTests {
  @Test(arguments: ["Europe/Berlin", "Asia/Kathmandu", "America/St_Johns"])
  func `the zone of calendars, dates and libc changes together`(zone: String) {
    defer { ProcessSurroundings.setTimeZone("UTC") }
    ProcessSurroundings.setTimeZone(zone)
    #expect(TimeZone.current.identifier == zone)
    #expect(Calendar.current.timeZone.identifier == zone)
    #expect(TimeZone.autoupdatingCurrent.secondsFromGMT() == TimeZone.current.secondsFromGMT())
    var seconds = 0
    var parts = tm()
    localtime_r(&seconds, &parts)
    #expect(parts.tm_gmtoff == TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: 0)))
  }
}
