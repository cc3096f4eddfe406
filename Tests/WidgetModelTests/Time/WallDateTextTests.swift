import Testing
import WidgetModel

@Suite struct WallDateTextTests {
  @Test(arguments: [
    (0 as Int64, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59.999999Z"),
    (1_767_571_200_000_000, "2026-01-05T00:00:00Z"),
    (951_782_400_000_000, "2000-02-29T00:00:00Z"),
    (1_709_251_199_500_000, "2024-02-29T23:59:59.5Z"),
    (-62_135_596_800_000_000, "0001-01-01T00:00:00Z"),
    (253_402_300_799_999_999, "9999-12-31T23:59:59.999999Z"),
    (253_402_300_800_000_000, "@253402300800000000"),
    (-62_135_596_800_000_001, "@-62135596800000001"),
    (.max, "@9223372036854775807"), (.min, "@-9223372036854775808"),
  ])
  func `a date is written in universal time and reads the same`(microseconds: Int64, text: String) {
    let date = WallDate(microseconds: microseconds)
    #expect(date.description == text)
    #expect(WallDate(text) == date)
  }

  @Test(arguments: [
    "", "@", "2026-01-05", "2026-01-05T07:00Z", "2026-01-05T07:00:00", "2026-13-05T07:00:00Z",
    "2026-02-29T07:00:00Z", "2026-00-05T07:00:00Z", "2026-01-05T24:00:00Z", "2026-01-05T07:60:00Z",
    "2026-01-05T07:00:60Z", "2026-01-05 07:00:00Z", "2026-01-05T07:00:00+01:00",
    "1900-02-29T00:00:00Z",
    "0000-01-01T00:00:00Z", "2026-01-05T07:00:-1Z",
  ])
  func `an invalid date gives nil`(text: String) {
    #expect(WallDate(text) == nil)
  }

  @Test func `every day of four centuries survives its text`() {
    var date = WallDate("1999-12-31T12:34:56Z") ?? .distantPast
    var survivors = 0
    for _ in 0..<146_097 {
      if WallDate(date.description) == date { survivors += 1 }
      date = date + .day
    }
    #expect(survivors == 146_097)
    #expect(date.description == "2399-12-31T12:34:56Z")
  }
}
