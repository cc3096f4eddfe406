import WidgetModel

/// A day of the Gregorian calendar without a zone.
struct CivilDay: Hashable {
  /// The days since January 1, 1970.
  let number: Int64

  init(number: Int64) { self.number = number }

  init(of date: WallDate, in zone: Surroundings.Zone = .utc) {
    let local = (date + zone.offset(at: date)).microseconds
    let length = Interval.day.microseconds
    number = local / length - (local % length < 0 ? 1 : 0)
  }

  var previous: CivilDay { CivilDay(number: number - 1) }
  var next: CivilDay { CivilDay(number: number + 1) }

  private var midnight: WallDate {
    WallDate(microseconds: number * Interval.day.microseconds)
  }

  func moment(_ time: Interval, in zone: Surroundings.Zone) -> WallDate {
    let moment = midnight + time
    return moment - zone.offset(at: moment)
  }

  /// The day in ISO 8601, such as `2026-01-05`.
  var written: String { String("\(midnight)".prefix(10)) }

  var month: Int { parts[1] }
  var day: Int { parts[2] }

  private var parts: [Int] { written.split(separator: "-").map { Int($0) ?? 0 } }

  /// January 1, 1970 was a Thursday.
  var weekday: Weekday { Weekday.allCases[Int((number + 4) % 7 + 7) % 7] }
}

enum Weekday: Int, CaseIterable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  var word: String { "\(self)" }

  var name: String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Reads a lowercase name or its first three letters.
  init?(_ text: String) {
    guard let day = Weekday.allCases.first(where: { $0.word == text || $0.word.prefix(3) == text })
    else { return nil }
    self = day
  }
}

extension AnswerQuestion {
  /// Returns the question at a time of a day in a zone, with data of the same age.
  func asked(
    at time: Interval,
    of day: CivilDay,
    in zone: Surroundings.Zone
  ) -> AnswerQuestion {
    asked(at: day.moment(time, in: zone)).changing { $0.zone = zone }
  }
}
