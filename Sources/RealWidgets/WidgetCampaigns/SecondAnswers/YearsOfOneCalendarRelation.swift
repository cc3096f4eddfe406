import Clauses
import WidgetModel

/// Compares a phone with the Gregorian calendar and one with the Buddhist one, whose years are 543
/// ahead.
///
/// A year may be written in the person's calendar; a number of years is the same in both.
enum YearsOfOneCalendarRelation: AnswerRelation {
  static let clause = Clause.yearsOfOneCalendar

  /// The years by which the Buddhist calendar is ahead.
  private static let shift = 543

  /// The same in days: the error of a date in the wrong year.
  private static let dayShift = 198_325...198_331

  /// The numbers that may be years, including historical ones.
  private static let years = 1000...2100

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let question = question.withUsualData.asked(at: question.clock)
    let gregorian = question.inLocale("en_US")
    let buddhist = question.inLocale("en_US@calendar=buddhist")
    func isAbout(_ answer: EntryAnswer) -> Bool {
      answer.report.reckonings.contains { $0.kind == .days || $0.kind == .year }
        && answer.entry.plainTexts.contains { text in
          TextNumbers(text.text).numbers.contains { !years.contains($0) }
        }
    }
    return try desk.outcome(of: gregorian, buddhist, if: isAbout) { own, others in
      guard let (text, otherText) = shifted(own, others) else { return nil }
      return AnswerDifference(
        kind: MixedCalendars.mixed.rawValue,
        message: """
          the widget shows "\(text.text)" with the Gregorian calendar and "\(otherText.text)" with the Buddhist one: \
          a year of one calendar is taken from a year of another one
          """,
        comparison: Comparison(expected: text.text, actual: otherText.text),
        places: places(in: others.report, of: otherText)
      )
    }
  }

  /// Returns the places that computed with a Buddhist year, or that made the text.
  private static func places(in report: CaseReport, of text: DrawnText) -> [String] {
    let shown = TextNumbers(text.text).numbers.map { Int64(abs($0)) }
    return report.places(of: .year) { (1900...2100).contains($0 - Int64(shift)) }
      + report.places(of: .year) { shown.contains(abs($0)) }
      + report.places(of: .days) { shown.contains(abs($0)) }
      + report.places(of: text)
  }

  /// Returns the first texts with numbers that differ by the shift of the calendars.
  private static func shifted(
    _ answer: EntryAnswer,
    _ other: EntryAnswer
  ) -> (DrawnText, DrawnText)? {
    answer.changedTexts(from: other).first { text, other in
      let (numbers, others) = (TextNumbers(text.text).numbers, TextNumbers(other.text).numbers)
      guard numbers.count == others.count else { return false }
      return zip(numbers, others).contains {
        // For future years the text may give the number of years, with either sign.
        !years.contains($0) && $0 != $1
          && (abs($0 - $1) == shift || $0 + $1 == shift || dayShift.contains(abs($0 - $1)))
      }
    }
  }
}
