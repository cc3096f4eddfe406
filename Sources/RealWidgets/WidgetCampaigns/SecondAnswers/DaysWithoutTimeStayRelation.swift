import Clauses
import WidgetModel

/// Compares the texts of a date without a time at noon in New York and in Berlin, with the same
/// data.
///
/// Only dates that the code parsed from texts such as 2026-01-05 count: a moment may well fall on
/// another day in another zone.
enum DaysWithoutTimeStayRelation: AnswerRelation {
  static let clause = Clause.daysWithoutTimeStay

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData.inLocale("en_US")
    let today = CivilDay(of: question.clock).next
    let west = usual.asked(at: .hours(12), of: today, in: .newYork)
    let east = usual.asked(at: .hours(12), of: today, in: .berlin)
    return try desk.outcome(of: west, east, if: { !$0.report.plainDays.isEmpty }) { own, others in
      guard let (text, otherText, day) = moved(own, others, today) else { return nil }
      return AnswerDifference(
        kind: MovedDay.anotherDay.rawValue,
        message: """
          the data gives the date \(day.written), without a time, but the widget shows "\(text.text)" in New York and \
          "\(otherText.text)" in Berlin
          """,
        comparison: Comparison(
          expected: "the same day",
          actual: "\"\(text.text)\" and \"\(otherText.text)\""
        ),
        places: own.report.places(of: .plainDay) { $0 == day.number }
          + own.report.places(of: text)
      )
    }
  }

  /// Returns the first pair of texts in which one shows or counts to a given date, and the other to
  /// a neighbouring day.
  private static func moved(
    _ answer: EntryAnswer,
    _ other: EntryAnswer,
    _ today: CivilDay
  ) -> (DrawnText, DrawnText, CivilDay)? {
    for (text, otherText) in answer.changedTexts(from: other) {
      let (one, two) = (DayText(text.text), DayText(otherText.text))
      for day in answer.report.plainDays {
        for beside in [day.previous, day.next]
        where one.says(day, today) && two.says(beside, today)
          || two.says(day, today) && one.says(beside, today)
        {
          return (text, otherText, day)
        }
      }
    }
    return nil
  }
}

extension CaseReport {
  fileprivate var plainDays: [CivilDay] {
    reckonings.filter { $0.kind == .plainDay }.map { CivilDay(number: $0.number) }
  }
}
