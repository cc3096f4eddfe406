import Clauses
import WidgetModel

/// Compares the digits of numbers in the United States and in Switzerland, where an apostrophe separates thousands, in
/// English and with the same data.
///
/// Times and dates differ by region, so only a number that is a prefix of the other one counts.
enum NumbersKeepDigitsRelation: AnswerRelation {
  static let clause = Clause.numbersKeepDigits

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let question = question.withUsualData.asked(at: question.clock)
    let (home, abroad) = (question.inLocale("en_US"), question.inLocale("en_CH"))
    func isAbout(_ answer: EntryAnswer) -> Bool {
      answer.entry.plainTexts.contains { $0.text.contains(where: \.isASCIIDigit) }
    }
    return try desk.outcome(of: home, abroad, if: isAbout) { own, others in
      guard let (text, otherText) = cut(own, others) else { return nil }
      return AnswerDifference(
        kind: LostDigits.cut.rawValue,
        message: """
          with the same data the widget shows "\(text.text)" in the United States and "\(otherText.text)" in \
          Switzerland: the number is cut at a separator
          """,
        comparison: Comparison(
          expected: "the same digits",
          actual: "\"\(text.text)\" and \"\(otherText.text)\""
        ),
        places: own.report.places(of: text)
      )
    }
  }

  /// The first pair of texts in which one number is a prefix of the other.
  private static func cut(
    _ answer: EntryAnswer,
    _ other: EntryAnswer
  ) -> (DrawnText, DrawnText)? {
    answer.changedTexts(from: other).first { text, other in
      let pair = [text.text, other.text]
      guard !pair.contains(where: { $0.contains(":") }) else { return false }
      let digits = pair.map { $0.filter(\.isASCIIDigit) }.sorted { $0.count < $1.count }
      let words = pair.map { TextNumbers($0).words }
      return words[0] == words[1] && !digits[0].isEmpty && digits[0].count < digits[1].count
        && digits[1].hasPrefix(digits[0])
    }
  }
}
