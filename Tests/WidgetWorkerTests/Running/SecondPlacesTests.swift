// Goal: days that move with the zone, weeks that begin alike everywhere, and failed loads that wait
// for hours are found, and their correct twins are not.
// Method: the code is a function from the input of a process to the texts that it draws.
import Clauses
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct SecondPlacesTests {
  private typealias Reply = DrawingCode.Reply

  // MARK: CR-27

  /// The day after the one of the scenario's start, which the question is about.
  private let today = CivilDay(number: 20_459)

  /// Returns the drawing of code for a day, which in New York it mistakes for the day before.
  private func days(
    _ text: @escaping (CivilDay) -> String,
    given: Int64 = 3,
    isWrong: Bool = true
  ) throws -> String {
    let day = CivilDay(number: today.number + given)
    return try DrawingCode { order in
      let isWest = order.scenario.device.surroundings.zone == .newYork
      let shown = isWrong && isWest ? day.previous : day
      return Reply(texts: ["Trip", text(shown)], plainDays: [day])
    }
    .outcome(of: DaysWithoutTimeStayRelation.self)
  }

  @Test func `a day that is the one before in New York is found`() throws {
    let wrong = MovedDay.anotherDay.rawValue
    let months = ["Jan", "Feb"]
    #expect(try days { "\(months[$0.month - 1]) \($0.day), 2026" } == wrong)
    #expect(try days { "\($0.month)/\($0.day)/26" } == wrong)
    #expect(try days { "\($0.day).\($0.month).2026" } == wrong)
    #expect(try days { $0.weekday.name } == wrong)
    #expect(try days { "On \($0.weekday.name.prefix(3))" } == wrong)
    #expect(try days { "\($0.number - self.today.number) days to go" } == wrong)
    #expect(try days({ $0 == self.today ? "Today" : "Tomorrow" }, given: 1) == wrong)
  }

  @Test func `the same day everywhere, and an invalid day, is not`() throws {
    #expect(try days({ "Jan \($0.day)" }, isWrong: false) == "alike")
    #expect(try days { "Row \($0.day)" } == "alike")
    #expect(try days { "\($0.day) sheep" } == "alike")
    let moment = try DrawingCode { order in
      let isWest = order.scenario.device.surroundings.zone == .newYork
      return Reply(texts: [isWest ? "Jan 7" : "Jan 8"])
    }
    .outcome(of: DaysWithoutTimeStayRelation.self)
    #expect(moment == "silent")
    let another = try DrawingCode { order in
      let isWest = order.scenario.device.surroundings.zone == .newYork
      return Reply(
        texts: [isWest ? "Jan 17" : "Jan 18"],
        plainDays: [CivilDay(number: self.today.number + 3)]
      )
    }
    .outcome(of: DaysWithoutTimeStayRelation.self)
    #expect(another == "alike")
  }

  // MARK: CR-28

  private func waits(
    _ failed: Interval,
    _ served: Interval,
    offline: String = "No word yet",
    stored: String? = nil
  ) throws -> String {
    try DrawingCode { order in
      let surroundings = order.scenario.device.surroundings
      let isThere = surroundings.network == .fixtures
      let kept = surroundings.store == .empty ? nil : stored
      return Reply(
        texts: [isThere ? "Petrichor" : kept ?? offline],
        gap: isThere ? served : failed,
        readings: ["https://example.org/word"]
      )
    }
    .outcome(of: FailedLoadRetriedSoonRelation.self)
  }

  @Test func `a failed load that waits as long as a good one is found`() throws {
    let wrong = LateRetry.asAfterSuccess.rawValue
    #expect(try waits(.hours(15), .hours(15)) == wrong)
    #expect(try waits(.hours(15), .hours(15), stored: "Susurrus") == wrong)
  }

  @Test func `a retry of its own, a short wait and the same drawing are not`() throws {
    #expect(try waits(.minutes(15), .hours(15)) == "alike")
    #expect(try waits(.hours(8), .hours(15)) == "alike")
    #expect(try waits(.hours(6), .hours(6)) == "alike")
    #expect(try waits(.hours(15), .hours(15), offline: "Petrichor") == "alike")
    let unasked = try DrawingCode { _ in Reply(texts: ["Hello"], gap: .hours(15)) }
      .outcome(of: FailedLoadRetriedSoonRelation.self)
    #expect(unasked == "silent")
  }

  // MARK: CR-29

  private static let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private func week(
    of names: [String] = names,
    from first: @escaping (WorkerRequest) -> Int
  ) throws -> String {
    try DrawingCode { order in
      let start = first(order)
      return Reply(texts: ["Week 2"] + (0..<7).map { names[(start + $0) % 7] } + ["7"])
    }
    .outcome(of: WeeksBeginAsSettingsSayRelation.self)
  }

  @Test func `a week that begins alike for everybody is found`() throws {
    let wrong = FixedWeek.fixed.rawValue
    for first in 0..<7 { #expect(try week { _ in first } == wrong) }
    let letters = ["S", "M", "T", "W", "T", "F", "S"]
    #expect(try week(of: letters) { _ in 0 } == wrong)
  }

  @Test func `a week of the person's, and the days to come, are not`() throws {
    #expect(try week { $0.locale == "en_GB" ? 1 : 0 } == "alike")
    let rolling = try week { order in
      Int(order.scenario.device.clock.microseconds / 86_400_000_000) % 7
    }
    #expect(rolling == "alike")
    let other = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
    #expect(try week(of: other) { _ in 0 } == "silent")
  }

  // MARK: CR-48

  /// Returns the report on a widget with one request, whose address is a function of the clock in
  /// UTC and in its zone.
  private func request(
    texts: [String] = ["Word", "Petrichor"],
    _ address: @escaping (_ utc: WallDate, _ own: WallDate) -> String
  ) throws -> String {
    try DrawingCode { order in
      let device = order.scenario.device
      let own = device.clock + device.surroundings.zone.offset(at: device.clock)
      return Reply(
        texts: texts,
        readings: ["https://example.org/" + address(device.clock, own)]
      )
    }
    .outcome(of: RequestsNameOwnDayRelation.self)
  }

  @Test func `a request for the day that it is in UTC is found`() throws {
    let wrong = ForeignDay.anotherDay.rawValue
    #expect(try request { utc, _ in "words/\(CivilDay(of: utc).written)" } == wrong)
    #expect(
      try request { utc, _ in "?d=" + CivilDay(of: utc).written.filter { $0 != "-" } } == wrong
    )
  }

  @Test func `the day in the name of a file is found`() throws {
    let wrong = ForeignDay.anotherDay.rawValue
    #expect(try request { utc, _ in "menus/\(CivilDay(of: utc).written).json" } == wrong)
    #expect(try request { _, own in "menus/\(CivilDay(of: own).written).json" } == "alike")
  }

  @Test func `the day in the text that a request carries counts, a moment in it does not`() throws {
    let day = { (date: WallDate) in "menu {\"day\":\"\(CivilDay(of: date).written)\"}" }
    #expect(try request { utc, _ in day(utc) } == ForeignDay.anotherDay.rawValue)
    #expect(try request { _, own in day(own) } == "alike")
    let texts = ["No memory of this day"]
    #expect(try request(texts: texts) { utc, _ in "menu {\"sent\":\"\(utc)\"}" } == "silent")
  }

  @Test func `a moment in UTC is found where a day is meant`() throws {
    let wrong = ForeignDay.momentInUTC.rawValue
    let texts = ["No memory of this day"]
    #expect(try request(texts: texts) { utc, _ in "?for=\(utc)" } == wrong)
    #expect(try request { utc, _ in "?date=\(utc)" } == wrong)
    #expect(
      try request { utc, _ in "?day=\("\(utc)".replacing(":", with: "%3A"))" } == wrong
    )
    #expect(try request { utc, _ in "?date=\(utc.microseconds / 1_000_000)" } == wrong)
  }

  @Test func `the person's day, and a moment for what is newer, are not`() throws {
    let texts = ["Today"]
    #expect(try request { _, own in "words/\(CivilDay(of: own).written)" } == "alike")
    #expect(try request { utc, _ in "?for=\(utc)" } == "alike")
    #expect(try request(texts: texts) { utc, _ in "?since=\(utc)" } == "silent")
    #expect(
      try request(texts: texts) { utc, _ in "?at=\(utc)&tz=Pacific/Kiritimati" }
        == "alike"
    )
    #expect(try request(texts: texts) { _, _ in "?released=2025-12-30" } == "alike")
    #expect(try request(texts: texts) { _, _ in "?page=1234567890" } == "silent")
  }
}
