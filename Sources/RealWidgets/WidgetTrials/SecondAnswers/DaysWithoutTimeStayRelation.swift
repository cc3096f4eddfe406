import Clauses
import WidgetModel

/// Compares the texts of a date without a time at noon of one day in New York and in Berlin, with the same data.
///
/// Only dates that the code parsed from texts such as 2026-01-05 count: a moment may well be on another day in another
/// zone.
enum DaysWithoutTimeStayRelation: AnswerRelation {
  static let clause = Clause.daysWithoutTimeStay

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData.inLocale("en_US")
    let today = CivilDay(of: question.clock).number + 1
    let west = usual.atNoon(of: today, in: .newYork)
    let east = usual.atNoon(of: today, in: .berlin)
    guard let report = try desk.probedReport(of: west), !report.plainDays.isEmpty,
      let entry = report.entry(for: west)
    else { return nil }
    guard let other = try desk.probedReport(of: east)?.entry(for: east) else {
      return .leftOut(.unanswered)
    }
    guard moved(entry, other, days: report.plainDays, today) != nil else { return .alike }
    guard let settled = try desk.settledReport(of: west), let own = settled.entry(for: west),
      let others = try desk.settledReport(of: east)?.entry(for: east),
      let (text, otherText, day) = moved(own, others, days: settled.plainDays, today)
    else { return .leftOut(.random) }
    return .different(
      AnswerDifference(
        kind: MovedDay.anotherDay.rawValue,
        message: """
          the data gives the date \(day.written), without a time, but the widget shows "\(text.text)" in New York and \
          "\(otherText.text)" in Berlin
          """,
        comparison: Comparison(
          expected: "the same day",
          actual: "\"\(text.text)\" and \"\(otherText.text)\""
        ),
        places: settled.places(of: .plainDay) { $0 == day.number } + settled.places(of: text)
      )
    )
  }

  /// The first pair of texts in which one shows a given date, or counts to it, and the other the day before or after.
  private static func moved(
    _ entry: DrawnEntry,
    _ other: DrawnEntry,
    days: [CivilDay],
    _ today: Int64
  ) -> (DrawnText, DrawnText, CivilDay)? {
    guard entry.plainTexts.count == other.plainTexts.count else { return nil }
    for (text, otherText) in zip(entry.plainTexts, other.plainTexts)
    where text.text != otherText.text {
      let (one, two) = (DayText(text.text), DayText(otherText.text))
      for day in days {
        for neighbour in [-1, 1] {
          let beside = CivilDay(number: day.number + Int64(neighbour))
          if one.says(day, today) && two.says(beside, today)
            || two.says(day, today) && one.says(beside, today)
          {
            return (text, otherText, day)
          }
        }
      }
    }
    return nil
  }
}

extension AnswerQuestion {
  /// The same question at noon of a day, with data of the same age.
  fileprivate func atNoon(of day: Int64, in zone: Surroundings.Zone) -> AnswerQuestion {
    asked(at: CivilDay(number: day).moment(.hours(12), in: zone)).changing { $0.zone = zone }
  }
}

extension CaseReport {
  /// The dates without a time that the code parsed.
  fileprivate var plainDays: [CivilDay] {
    reckonings.filter { $0.kind == .plainDay }.map { CivilDay(number: $0.number) }
  }
}
