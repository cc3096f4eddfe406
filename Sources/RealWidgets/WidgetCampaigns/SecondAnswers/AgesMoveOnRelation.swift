import Clauses
import WidgetModel

/// Compares the ages in an entry's texts with those of a later answer with the same data.
///
/// If the fresh answer's age differs by the time passed, the age follows the clock, but the entry's
/// text does not.
enum AgesMoveOnRelation: AnswerRelation {
  static let clause = Clause.agesMoveOn

  /// The longest time that an entry is observed.
  private static let longest = Interval.minutes(25)

  /// The shortest time that an entry must be shown.
  private static let shortest = Interval.minutes(6)

  /// The number of entries among which the longest-shown one is chosen.
  private static let entries = 12

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let question = question.withUsualData.asked(at: question.clock)
    guard let shown = try desk.probedReport(of: question),
      let (entry, from, until) = span(in: shown, question),
      entry.plainTexts.contains(where: { !TextDuration.all(in: $0.text).isEmpty })
    else { return nil }
    let later = question.asked(at: until)
    guard let fresh = try desk.probedReport(of: later)?.entry(for: later) else {
      return .leftOut(.unanswered)
    }
    guard standing(entry, fresh, until - from) != nil else { return .alike }
    guard let settled = try desk.settledReport(of: question),
      let (settledEntry, _, end) = span(in: settled, question), end == until,
      let settledFresh = try desk.settledReport(of: later)?.entry(for: later),
      let (text, freshText) = standing(settledEntry, settledFresh, until - from)
    else { return .leftOut(.random) }
    return .different(
      AnswerDifference(
        kind: StandingAge.standing.rawValue,
        message: """
          the widget shows "\(text.text)" from \(from) to \(until) at least; with the same data a new answer shows \
          "\(freshText.text)" by then
          """,
        comparison: Comparison(expected: freshText.text, actual: text.text),
        places: settled.places(of: text)
      )
    )
  }

  /// Returns the longest-shown entry and the time in which it is observed.
  private static func span(
    in report: CaseReport,
    _ question: AnswerQuestion
  ) -> (DrawnEntry, from: WallDate, until: WallDate)? {
    guard let timeline = report.drawnTimelines.first else { return nil }
    var best: (DrawnEntry, from: WallDate, until: WallDate)?
    for (index, entry) in timeline.entries.prefix(entries).enumerated() {
      let from = max(WallDate(microseconds: entry.date), question.clock)
      var end = Int64.max
      if index + 1 < timeline.entries.count { end = timeline.entries[index + 1].date }
      if timeline.reload > from.microseconds { end = min(end, timeline.reload) }
      if timeline.reload == entry.date { end = entry.date }
      guard end > from.microseconds else { continue }
      let until = min(from + longest, WallDate(microseconds: end) - .seconds(1))
      guard until - from >= shortest, best.map({ until - from > $0.until - $0.from }) ?? true else {
        continue
      }
      best = (entry, from, until)
    }
    return best
  }

  /// Returns the first text whose age does not move, and a fresh answer's text.
  private static func standing(
    _ entry: DrawnEntry,
    _ fresh: DrawnEntry,
    _ passed: Interval
  ) -> (DrawnText, DrawnText)? {
    guard entry.plainTexts.count == fresh.plainTexts.count else { return nil }
    let seconds = Int(passed.microseconds / Interval.seconds(1).microseconds)
    for (text, other) in zip(entry.plainTexts, fresh.plainTexts) where text.text != other.text {
      let (spans, others) = (TextDuration.all(in: text.text), TextDuration.all(in: other.text))
      guard spans.count == others.count else { continue }
      let moved = zip(spans, others).contains { span, other in
        let change = abs(other.seconds - span.seconds)
        return abs(change - seconds) <= max(span.unit, other.unit) && change >= 5 * span.unit
      }
      if moved { return (text, other) }
    }
    return nil
  }
}
