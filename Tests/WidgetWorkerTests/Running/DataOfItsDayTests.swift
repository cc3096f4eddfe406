// Goal: a record of one day that is shown as another day's is found; empty states and new answers are left alone.
// Method: the code is a function from the date of the request to the texts that it draws.
import Clauses
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct DataOfItsDayTests {
  /// A widget whose record is of one day; `shows` is its display at a date.
  private func ofItsDay(
    readings: [String] = ["default record of group.a"],
    _ shows: @escaping (WallDate, WallDate) -> [String]
  ) throws -> String {
    let written = WallDate.defaultStart + .hours(10)
    return try DrawingCode { order in
      let device = order.scenario.device
      let isThere = device.surroundings.store == .present
      return DrawingCode.Reply(
        texts: isThere ? shows(device.clock, written) : ["Today", "Open the app"],
        readings: readings,
        dates: [written]
      )
    }
    .outcome(of: DataOfItsDayRelation.self)
  }

  @Test func `yesterday's record is not shown as today's`() throws {
    let unasked = try ofItsDay { _, _ in ["Today", "2 of 5"] }
    #expect(unasked == DayMistake.pastDay.rawValue)
    let asked = try ofItsDay { now, written in
      ["Today", now - written < .days(1) ? "2 of 5" : "0 of 5"]
    }
    #expect(asked == "alike")
    let undated = try ofItsDay { _, _ in ["2 of 5"] }
    #expect(undated == "silent")
    let bare = try ofItsDay { _, _ in ["Today", "Open the app"] }
    #expect(bare == "silent")
  }

  @Test func `an empty state that names the day is true on other days, too`() throws {
    let empty = try ofItsDay { _, _ in ["No classes today"] }
    #expect(empty == "silent")
    let count = try ofItsDay { _, _ in ["2 classes today"] }
    #expect(count == DayMistake.pastDay.rawValue)
  }

  @Test func `the name of the day is left out of the comparison`() throws {
    let named = try ofItsDay { now, _ in
      let day = (now - WallDate.defaultStart).microseconds / Interval.days(1).microseconds
      return [day == 0 ? "Monday" : "Wednesday", "2 of 5"]
    }
    #expect(named == DayMistake.pastDay.rawValue)
  }

  @Test func `code that asks a server has new data two days later`() throws {
    let served = try ofItsDay(readings: ["https://example.org/day"]) { _, _ in ["Today", "2 of 5"] }
    #expect(served == "silent")
  }
}
