// Goal: the rules of the zones agree with the time zone database.
// Method: every noon and both sides of every change of ten years are compared with Foundation's.
import Foundation
import Testing
import WidgetModel

@Suite struct ZoneOffsetTests {
  private let years: ClosedRange<Int64> = 2024...2033

  @Test(arguments: Surroundings.Zone.allCases)
  func `offsets are those of the database`(zone: Surroundings.Zone) throws {
    let known = try #require(TimeZone(identifier: zone.rawValue))
    let start = try #require(WallDate("2024-01-01T12:00:00Z"))
    var dates = (0..<3653).map { start + .days($0) }
    for change in years.flatMap({ zone.changes(inYear: $0) }) {
      dates += [change.date - .seconds(1), change.date]
    }
    for date in dates {
      let seconds = date.microseconds / 1_000_000
      let expected = known.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      #expect(zone.offset(at: date) == .seconds(Int64(expected)), "\(date)")
    }
  }

  @Test func `clocks are changed twice a year where they are changed at all`() {
    for zone in Surroundings.Zone.allCases {
      let changes = years.map { zone.changes(inYear: $0) }
      #expect(Set(changes.map(\.count)).count == 1)
      #expect(changes.allSatisfy { $0.allSatisfy { $0.before != $0.after } })
    }
    #expect(Surroundings.Zone.lordHowe.changes(inYear: 2026).count == 2)
    #expect(Surroundings.Zone.kolkata.changes(inYear: 2026).isEmpty)
  }
}
