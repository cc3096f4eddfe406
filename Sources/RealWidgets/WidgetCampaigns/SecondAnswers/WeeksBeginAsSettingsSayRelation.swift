import Clauses
import WidgetModel

/// Compares the rows of weekdays in the United States and the United Kingdom, and on the next day.
///
/// Weeks start with Sunday in the United States and with Monday in the United Kingdom. A row that
/// starts with another weekday on the next day shows upcoming or past days, not a calendar week.
enum WeeksBeginAsSettingsSayRelation: AnswerRelation {
  static let clause = Clause.weeksBeginAsSettingsSay

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData
    let home = usual.asked(at: usual.clock).inLocale("en_US")
    let abroad = home.inLocale("en_GB")
    let tomorrow = home.asked(at: home.clock + .days(1))
    guard try desk.probedReport(of: home)?.row(for: home) != nil else { return nil }
    return try desk.outcome { report in
      guard let there = try report(home), let row = there.row(for: home),
        try report(abroad)?.row(for: abroad)?.first == row.first,
        try report(tomorrow)?.row(for: tomorrow)?.first == row.first
      else { return nil }
      return AnswerDifference(
        kind: FixedWeek.fixed.rawValue,
        message: """
          the widget's week starts with \(row.first.name) both in the United States, where weeks start with Sunday, \
          and in the United Kingdom, where they start with Monday
          """,
        comparison: Comparison(
          expected: "the region's first weekday",
          actual: "\(row.first.name) in both"
        ),
        places: there.places(of: row.text)
      )
    }
  }
}

/// A row of the seven days of a week.
private struct WeekRow {
  let first: Weekday

  let text: DrawnText

  init?(in texts: [DrawnText]) {
    guard texts.count >= 7 else { return nil }
    let words = texts.map { $0.text.lowercased().filter(\.isLetter) }
    for start in 0...(texts.count - 7) {
      let row = words[start..<start + 7]
      guard let length = row.map(\.count).min(), length > 0,
        let first = Weekday.allCases.first(where: { first in
          row.enumerated().allSatisfy { place, word in
            let name = Weekday.allCases[(first.rawValue + place) % 7].word
            return name.hasPrefix(word) && (word.count <= 4 || word == name)
          }
        })
      else { continue }
      self.first = first
      text = texts[start]
      return
    }
    return nil
  }
}

extension CaseReport {
  fileprivate func row(for question: AnswerQuestion) -> WeekRow? {
    entry(for: question).flatMap { WeekRow(in: $0.plainTexts) }
  }
}
