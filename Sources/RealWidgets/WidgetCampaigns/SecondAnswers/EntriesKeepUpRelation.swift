import Clauses
import WidgetModel

/// Compares an entry with new answers while it is shown, for timelines from several times of a day.
///
/// A change that lasts is an event without an entry, such as the end of a lesson or the start of a
/// day. Content that changes all the time, such as a clock, is skipped, and so is code that asks a
/// server, which may answer differently.
enum EntriesKeepUpRelation: AnswerRelation {
  static let clause = Clause.entriesKeepUp

  /// The longest time for which an entry may be out of date.
  private static let patience = Interval.minutes(10)

  /// The number of entries per timeline that are checked, longest first.
  private static let entries = 6

  private static let hours = [4, 7, 10, 13, 16, 19].map {
    Interval.hours($0) + .minutes(29) + .seconds(23)
  }

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData
    guard let day = LocalDay(after: usual.clock, usual.surroundings.zone) else { return nil }
    var outcome: AnswerOutcome?
    for hour in number.map({ [hours[$0 % hours.count]] }) ?? hours {
      let question = usual.asked(at: day.early + hour)
      guard let report = try desk.probedReport(of: question), !report.hasAsked,
        let timeline = report.drawnTimelines.first
      else { return nil }
      for span in spans(of: timeline, from: question.clock) {
        outcome = try judgeSpan(span, question, desk)
        if case .different = outcome { return outcome }
      }
    }
    return outcome ?? .alike
  }

  /// An entry and the time during which it is shown.
  private struct Span {
    let entry: DrawnEntry
    let from: WallDate
    let until: WallDate
  }

  private static func spans(of timeline: DrawnTimeline, from clock: WallDate) -> [Span] {
    let all = timeline.entries.enumerated().compactMap { index, entry -> Span? in
      let from = max(WallDate(microseconds: entry.date), clock)
      var end = min(timeline.reload, (clock + .days(1)).microseconds)
      if index + 1 < timeline.entries.count { end = min(end, timeline.entries[index + 1].date) }
      let until = WallDate(microseconds: end)
      guard until - from >= patience * 2 else { return nil }
      return Span(entry: entry, from: from, until: until)
    }
    return Array(all.sorted { $0.until - $0.from > $1.until - $1.from }.prefix(entries))
  }

  private static func judgeSpan(
    _ span: Span,
    _ question: AnswerQuestion,
    _ desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let probe = { try desk.probedReport(of: $0) }
    // The new content must last long enough by then.
    let last = span.until - .minutes(1)
    let quarter = Interval(microseconds: (last - span.from).microseconds / 4)
    let moments = [last, last - quarter, last - quarter * 2, last - quarter * 3]
    let other = try moments.first {
      try entry(at: $0, question, probe).map { $0.drawing != span.entry.drawing } ?? false
    }
    guard let other, let change = try change(in: span, to: other, question, probe),
      last - change >= patience, try !isSlow(span, change, last, question, probe)
    else { return .alike }
    let settle = { try desk.settledReport(of: $0) }
    // A countdown's text at a full hour may be true only at that moment.
    guard try entry(at: span.from + .seconds(1), question, probe)?.drawing == span.entry.drawing
    else { return .alike }
    guard
      let before = try settle(question.asked(at: change - .minutes(1))),
      before.entry(for: question.asked(at: change - .minutes(1)))?.drawing == span.entry.drawing,
      let fresh = try entry(at: change + .minutes(1), question, settle),
      fresh.drawing != span.entry.drawing,
      try entry(at: change + patience - .minutes(1), question, settle)?.drawing == fresh.drawing
    else { return .leftOut(.random) }
    if span.entry.addsOnlyDay(to: fresh) { return .alike }
    let places = before.timelinePlaces
    return .different(
      AnswerDifference(
        kind: LaggingEntry.over.rawValue,
        message: """
          the widget shows \(span.entry.words) until \(span.until), but with the same data a new answer shows \
          \(fresh.words) from \(change)
          """,
        comparison: Comparison(expected: fresh.words, actual: span.entry.words),
        places: places.map(PlaceText.entries) + places
      )
    )
  }

  /// Returns true if the new content is near the old one, or lasts long and begins at no multiple
  /// of five minutes.
  private static func isSlow(
    _ span: Span,
    _ change: WallDate,
    _ last: WallDate,
    _ question: AnswerQuestion,
    _ report: (AnswerQuestion) throws -> CaseReport?
  ) throws -> Bool {
    let drawing = try entry(at: change, question, report)?.drawing
    func isNew(_ date: WallDate) throws -> Bool {
      try entry(at: date, question, report)?.drawing == drawing
    }
    let end = try entry(at: last, question, report)
    if let end, SlowChange.isDrift(from: span.entry, to: end) { return true }
    return try isNew(change + (last - change) * SlowChange.ratio)
      && SlowChange.isOffMarks(after: change - .minutes(1), until: change, isNew)
  }

  /// Returns the minute from which new answers differ for long enough, `nil` if the difference does
  /// not last.
  private static func change(
    in span: Span,
    to other: WallDate,
    _ question: AnswerQuestion,
    _ report: (AnswerQuestion) throws -> CaseReport?
  ) throws -> WallDate? {
    var (known, changed) = (span.from, other)
    guard try entry(at: known, question, report)?.drawing == span.entry.drawing else { return nil }
    while changed - known > .minutes(1) {
      let middle = known + Interval(microseconds: (changed - known).microseconds / 2)
      if try entry(at: middle, question, report)?.drawing == span.entry.drawing {
        known = middle
      } else {
        changed = middle
      }
    }
    let after = try [Interval.minutes(1), .minutes(5), patience - .minutes(1)].map {
      try entry(at: changed + $0, question, report)?.drawing
    }
    return Set(after).count == 1 ? changed : nil
  }

  private static func entry(
    at date: WallDate,
    _ question: AnswerQuestion,
    _ report: (AnswerQuestion) throws -> CaseReport?
  ) throws -> DrawnEntry? {
    let question = question.asked(at: date).ofOneEntry
    return try report(question)?.entry(for: question)
  }
}

extension DrawnEntry {
  /// Returns true if it adds only a weekday's name to another entry's texts.
  ///
  /// That is true on the day itself, too.
  fileprivate func addsOnlyDay(to other: DrawnEntry) -> Bool {
    var rest = other.texts[...]
    let added = texts.filter { text in
      guard rest.first == text else { return true }
      rest.removeFirst()
      return false
    }
    return rest.isEmpty && !added.isEmpty
      && added.allSatisfy { DrawnEntry.days.contains($0.lowercased()) }
  }

  private static let days: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    "mon", "tue", "wed", "thu", "fri", "sat", "sun",
  ]
}
