import Clauses
import WidgetModel

/// Compares the numbers in regions with other separators, in English and with the same data.
///
/// In Switzerland an apostrophe separates thousands, and in Germany a comma separates decimals.
/// Times and dates differ by region, so a number counts only if it is a prefix of the other, lost
/// its separator, or is missing.
enum NumbersKeepDigitsRelation: AnswerRelation {
  static let clause = Clause.numbersKeepDigits

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let question = question.withUsualData.asked(at: question.clock)
    let (american, swiss) = (question.inLocale("en_US"), question.inLocale("en_CH"))
    func isAbout(_ answer: EntryAnswer) -> Bool { !answer.numberTexts.isEmpty }
    let first = try desk.outcome(of: american, swiss, if: isAbout, cut)
    guard case .alike = first else { return first }
    // Both regions use the same units, so only the separators differ.
    return try desk.outcome(of: swiss, question.inLocale("en_DE"), if: isAbout, lost)
  }

  private static func cut(_ answer: EntryAnswer, _ other: EntryAnswer) -> AnswerDifference? {
    let pair = answer.changedTexts(from: other).first { text, other in
      guard !text.text.contains(":"), !other.text.contains(":") else { return false }
      let digits = [text, other].map(\.digits).sorted { $0.count < $1.count }
      return text.words == other.words && !digits[0].isEmpty && digits[0].count < digits[1].count
        && digits[1].hasPrefix(digits[0])
    }
    return pair.map { text, other in
      difference(
        .cut,
        ("the United States", text.text),
        ("Switzerland", other.text),
        "the number is cut at a separator",
        at: answer.report.places(of: text)
      )
    }
  }

  /// Returns the first number that is missing with decimal commas, or lost its separator.
  private static func lost(_ answer: EntryAnswer, _ other: EntryAnswer) -> AnswerDifference? {
    let unread = other.report.places(of: .unreadNumber) { _ in true }
    let numbers = answer.numberTexts
    if other.numberTexts.isEmpty, let text = numbers.first {
      return difference(
        .gone,
        ("Switzerland", text.text),
        ("Germany", other.entry.words),
        "where decimals have a comma there is no number",
        at: unread + other.report.timelinePlaces
      )
    }
    let pair = answer.changedTexts(from: other).first { text, other in
      guard numbers.contains(text), text.words == other.words, text.hasValue else { return false }
      return !other.hasValue
        || text.digits == other.digits && text.hasDecimals && !other.hasSeparator
    }
    return pair.map { text, abroad in
      difference(
        abroad.hasValue ? .shifted : .gone,
        ("Switzerland", text.text),
        ("Germany", abroad.text),
        "the number has lost its decimals where they have a comma",
        at: unread + other.report.places(of: abroad)
      )
    }
  }

  private static func difference(
    _ kind: LostDigits,
    _ own: (region: String, text: String),
    _ other: (region: String, text: String),
    _ words: String,
    at places: [String]
  ) -> AnswerDifference {
    AnswerDifference(
      kind: kind.rawValue,
      message: """
        with the same data the widget shows "\(own.text)" in \(own.region) and "\(other.text)" in \(other.region): \
        \(words)
        """,
      comparison: Comparison(
        expected: "the same digits",
        actual: "\"\(own.text)\" and \"\(other.text)\""
      ),
      places: places
    )
  }
}

extension EntryAnswer {
  /// The texts with digits, except times of day.
  fileprivate var numberTexts: [DrawnText] {
    entry.plainTexts.filter { text in
      !text.text.contains(":") && text.text.contains(where: \.isASCIIDigit)
    }
  }
}

extension DrawnText {
  fileprivate var digits: String { text.filter(\.isASCIIDigit) }

  fileprivate var words: [String] { TextNumbers(text).words }

  fileprivate var hasValue: Bool { digits.contains { $0 != "0" } }

  /// True if a comma or point is between two digits.
  fileprivate var hasSeparator: Bool { text.contains(/\d[.,]\d/) }

  /// True if a comma or point is followed by one or two digits, as before decimals.
  fileprivate var hasDecimals: Bool { text.contains(/\d[.,]\d{1,2}(?!\d)/) }
}
