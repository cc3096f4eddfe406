import Clauses
import WidgetModel

/// Compares counts of days early and late on one day and early on the next, with the same data.
///
/// A count that changes during the day and not across midnight changes at the hour of the event.
/// Spans with hours, relative times such as "2 days ago" and synthesized data are skipped: the app
/// may store a midnight.
enum DaysTurnAtMidnightRelation: AnswerRelation {
  static let clause = Clause.daysTurnAtMidnight

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let question = question.withUsualData.ofOneEntry
    guard let day = LocalDay(after: question.clock, question.surroundings.zone),
      let first = try desk.probedReport(of: question.asked(at: day.early)), !first.hasSynthesized,
      let entry = first.entry(for: question.asked(at: day.early)), entry.countsDays
    else { return nil }
    return try desk.outcome { report in
      var reports: [CaseReport] = []
      var entries: [DrawnEntry] = []
      for date in [day.early, day.late, day.next] {
        let question = question.asked(at: date)
        guard let found = try report(question), let entry = found.entry(for: question) else {
          return nil
        }
        reports.append(found)
        entries.append(entry)
      }
      guard let turned = Turn(in: entries, reports[1]) else { return nil }
      return AnswerDifference(
        kind: DayTurn.duringDay.rawValue,
        message: """
          with the same data the count is \(turned.count.early) at \(day.early), \(turned.count.late) at \(day.late) \
          and still \(turned.count.late) at \(day.next), after midnight: it turns at the hour of the event
          """,
        comparison: Comparison(
          expected: "a count that changes at midnight",
          actual: "one that changes during the day"
        ),
        places: turned.places
      )
    }
  }

  /// A count of days that changes during the day.
  private struct Turn {
    let text: DrawnText
    let count: (early: Int, late: Int)
    let report: CaseReport

    /// Finds the first such count in three drawings.
    init?(in entries: [DrawnEntry], _ report: CaseReport) {
      self.report = report
      let texts = entries.map(\.plainTexts)
      guard Set(texts.map(\.count)).count == 1 else { return nil }
      for index in texts[0].indices where entries[0].says("day", at: index) {
        let numbers = texts.map { TextNumbers($0[index].text).numbers }
        guard numbers[0].count == numbers[1].count, numbers[1] == numbers[2] else { continue }
        let changed = numbers[0].indices.filter { numbers[0][$0] != numbers[1][$0] }
        guard changed.count == 1, let place = changed.first,
          abs(numbers[0][place] - numbers[1][place]) == 1
        else { continue }
        text = texts[1][index]
        count = (numbers[0][place], numbers[1][place])
        return
      }
      return nil
    }

    var places: [String] {
      let days = [Int64(count.late), -Int64(count.late)]
      return report.places(of: .days) { days.contains($0) } + report.places(of: text)
    }
  }
}

/// Three moments of two days of a zone.
struct LocalDay {
  /// Five minutes after midnight.
  let early: WallDate
  /// Five minutes before the next midnight.
  let late: WallDate
  /// Five minutes after the next midnight.
  let next: WallDate

  /// Finds the first whole day after a date without a change of clocks.
  init?(after date: WallDate, _ zone: Surroundings.Zone) {
    let offset = zone.offset(at: date)
    let day = CivilDay(of: date, in: zone)
    for number in 1...4 {
      let midnight = CivilDay(number: day.number + Int64(number)).moment(.zero, in: .utc) - offset
      let early = midnight + .minutes(5)
      let late = midnight + .days(1) - .minutes(5)
      let next = midnight + .days(1) + .minutes(5)
      guard [early, late, next].allSatisfy({ zone.offset(at: $0) == offset }) else { continue }
      (self.early, self.late, self.next) = (early, late, next)
      return
    }
    return nil
  }
}

extension DrawnEntry {
  private static let shorterUnits: Set<String> = [
    "h", "hr", "hrs", "hour", "hours", "min", "mins", "minute", "minutes", "s", "sec", "secs",
    "second", "seconds",
  ]

  /// True if a text counts days, and none is a relative time.
  fileprivate var countsDays: Bool {
    let words = plainTexts.map { TextNumbers($0.text).words }
    guard words.allSatisfy({ DrawnEntry.shorterUnits.isDisjoint(with: $0) }) else { return false }
    return plainTexts.indices.contains { says("day", at: $0) }
  }

  /// Returns true if a text with a number, or a neighbour of a bare number, has a word or its
  /// plural.
  fileprivate func says(_ word: String, at index: Int) -> Bool {
    let own = TextNumbers(plainTexts[index].text)
    guard let number = own.numbers.first else { return false }
    let near =
      own.words.isEmpty
      ? [index - 1, index + 1].filter { plainTexts.indices.contains($0) } : [index]
    return near.contains { place in
      let text = plainTexts[place].text.lowercased()
      let words = TextNumbers(text).words
      return (words.contains(word) || words.contains(word + "s") || words == ["d"])
        && !words.contains("ago") && !text.contains("in \(abs(number))")
    }
  }
}
