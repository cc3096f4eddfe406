import PropertyTesting
import Testing

// Goal: conversions agree with a calendar that is counted day by day, and dates shrink by components.
@Suite struct CivilDateTests {
  @Test func `every day of ten centuries is where counting arrives`() {
    var (year, month, day) = (1500, 1, 1)
    var days = -171_664  // 1500-01-01, counted back from 1970.
    var wrong: [CivilDate] = []
    while year < 2500 {
      let date = CivilDate(year, month, day)
      let seconds = Int64(days) * 86_400
      let isRight =
        date.daysSince1970 == days && CivilDate(secondsSince1970: seconds) == date
        && CivilDate(secondsSince1970: seconds + 86_399) == CivilDate(year, month, day, 23, 59, 59)
        && date.weekday == ((days + 4) % 7 + 7) % 7
      if !isRight { wrong.append(date) }
      days += 1
      day += 1
      if day > CivilDate.days(inMonth: month, of: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `known instants are known dates`() {
    #expect(CivilDate(1970, 1, 1).secondsSince1970 == 0)
    #expect(CivilDate(secondsSince1970: 1 << 31) == CivilDate(2038, 1, 19, 3, 14, 8))
    #expect(CivilDate(2000, 2, 29, 12, 34, 56).secondsSince1970 == 951_827_696)
    #expect(CivilDate(1969, 12, 31, 23, 59, 59).secondsSince1970 == -1)
    #expect(CivilDate(0, 3, 1).daysSince1970 == -719_468)
    #expect(CivilDate(2024, 3, 31).weekday == 0)
    #expect("\(CivilDate(-44, 3, 15, 9, 5, 7))" == "-0044-03-15 09:05:07")
    #expect(CivilDate(1999, 12, 31) < CivilDate(2000, 1, 1))
  }

  @Test(arguments: [-999_999, -400, -1, 0, 4, 1900, 2000, 2100, 999_999])
  func `conversions return to where they began`(year: Int) {
    for month in 1...12 {
      for day in [1, CivilDate.days(inMonth: month, of: year)] {
        let date = CivilDate(year, month, day, 21, 7, 59)
        #expect(CivilDate(secondsSince1970: date.secondsSince1970) == date)
      }
    }
  }

  @Test func `dates are sound`() throws {
    let range = CivilDate(1987, 3, 14, 15, 9, 26)...CivilDate(2041, 11, 2, 7, 8, 9)
    expectSound(Dates(in: range)) { range.contains($0) }
    expectSound(Dates()) { (1900...2100).contains($0.year) }
    let all = CivilDate(-999_999, 1, 1)...CivilDate(999_999, 12, 31, 23, 59, 59)
    expectSound(Dates(in: all), count: 2000) { all.contains($0) }
    let one = CivilDate(2024, 2, 29, 1, 2, 3)
    expectSound(Dates(in: one...one)) { $0 == one }
    try expectRecords(Dates(in: range))
    #expect(Dates(in: range).choices(of: CivilDate(1970, 1, 1)) == nil)
  }

  @Test func `the simplest date is the beginning of 2000 or of what there is`() {
    #expect(simplest(Dates()) == CivilDate(2000, 1, 1))
    let later = CivilDate(2024, 5, 6, 7, 8, 9)
    #expect(simplest(Dates(in: later...CivilDate(2030, 1, 1))) == later)
    #expect(
      simplest(Dates(in: CivilDate(1980, 1, 1)...CivilDate(1990, 6, 7))) == CivilDate(1990, 1, 1)
    )
  }

  @Test func `dates reach what breaks programs`() {
    let drawn = draws(Dates(), count: 6000)
    #expect(drawn.contains(CivilDate(2038, 1, 19, 3, 14, 7)))
    #expect(drawn.contains(CivilDate(2038, 1, 19, 3, 14, 8)))
    #expect(drawn.contains(CivilDate(1970, 1, 1)))
    #expect(drawn.count { $0.month == 2 && $0.day == 29 } > 100)
    #expect(drawn.count { $0.month == 12 && $0.day == 31 } > 100)
    #expect(drawn.count { $0.hour == 23 && $0.minute == 59 && $0.second == 59 } > 50)
    let changes = [(2024, 3, 31, 1), (2024, 10, 27, 1), (2024, 3, 10, 10), (2024, 11, 3, 6)]
    let near = draws(Dates(in: CivilDate(2024, 1, 1)...CivilDate(2024, 12, 31)), count: 6000)
    for (year, month, day, hour) in changes {
      #expect(near.contains(CivilDate(year, month, day, hour)))
    }
  }

  @Test func `dates shrink by components`() {
    #expect(minima(of: Dates()) { $0.month == 2 && $0.day == 29 } == ["2000-02-29 00:00:00"])
    #expect(minima(of: Dates()) { $0.minute > 29 } == ["2000-01-01 00:30:00"])
    #expect(minima(of: Dates()) { $0.year < 1999 && $0.hour == 7 } == ["1998-01-01 07:00:00"])
  }
}
