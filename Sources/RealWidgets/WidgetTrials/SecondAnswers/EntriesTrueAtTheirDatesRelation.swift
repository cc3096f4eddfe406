import Clauses
import WidgetModel

/// Compares what a timeline shows with what the same code, with the same data, answers at that moment.
///
/// Two things are accused, since neither can be a matter of taste: that an entry comes too late (what it shows a new
/// answer shows some time before its date already), and that it repeats what the entry before it shows where a new
/// answer shows something else. That an answer differs from a new one otherwise may be meant, as with a list that is
/// shown from its beginning with each timeline.
enum EntriesTrueAtTheirDatesRelation: AnswerRelation {
  static let clause = Clause.entriesTrueAtTheirDates

  /// The entries of a timeline that are looked at lie within two days.
  private static let horizon = Interval.days(2)

  /// The least time between two entries that are compared.
  private static let leastGap = Interval.minutes(1)

  /// How late an entry must be at least.
  private static let leastDelay = Interval.seconds(20)

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    guard let timeline = try desk.answer(to: question) else { return .leftOut(.unanswered) }
    let steps = steps(of: timeline, from: question.clock)
    let changes = steps.filter { $0.before.drawing != $0.entry.drawing }
    let repetitions = steps.filter { $0.before.drawing == $0.entry.drawing }
    var outcome: AnswerOutcome?
    for step in chosen(from: changes, number) {
      outcome = try step.delay(question, desk) ?? outcome ?? .alike
      if case .different = outcome { return outcome?.standing(at: timeline.places) }
    }
    for step in chosen(from: repetitions, number) {
      outcome = try step.repetition(question, desk) ?? outcome ?? .alike
      if case .different = outcome { return outcome?.standing(at: timeline.places) }
    }
    return outcome
  }

  private static func steps(of timeline: DrawnTimeline, from clock: WallDate) -> [EntryStep] {
    let entries = timeline.entries
    guard let first = entries.first, WallDate(microseconds: first.date) <= clock + leastGap else {
      return []
    }
    return zip(entries, entries.dropFirst()).enumerated().compactMap { index, pair in
      let step = EntryStep(before: pair.0, entry: pair.1, number: index + 1)
      return step.gap >= leastGap && step.date > clock && step.date <= clock + horizon ? step : nil
    }
  }

  /// An entry and the one before it.
  private struct EntryStep {
    let before: DrawnEntry
    let entry: DrawnEntry
    let number: Int

    var date: WallDate { WallDate(microseconds: entry.date) }
    var gap: Interval { date - WallDate(microseconds: before.date) }

    /// Whether a new answer at the date of the entry before shows what that entry shows: else the code makes the
    /// drawing of something that two answers do not share.
    private func isFollowed(_ question: AnswerQuestion, _ desk: AnswerDesk) throws -> Bool {
      let date = max(WallDate(microseconds: before.date), question.clock)
      return try desk.settledEntry(for: question.asked(at: date))?.drawing == before.drawing
    }

    /// That a new answer shows the entry's drawing before the entry's date, `nil` where it does not.
    func delay(_ question: AnswerQuestion, _ desk: AnswerDesk) throws -> AnswerOutcome? {
      let fifth = Interval(microseconds: min(gap.microseconds / 5, Interval.hours(1).microseconds))
      let delay = max(leastDelay, fifth)
      let early = question.asked(at: date - delay)
      guard try desk.settledEntry(for: early)?.drawing == entry.drawing,
        try isFollowed(question, desk)
      else { return nil }
      return .different(
        AnswerDifference(
          kind: EntryUntruth.late.rawValue,
          message: """
            entry \(number) is dated \(date) and shows \(entry.words); a new answer shows that \
            \(delay) before already, while the widget still shows \(before.words)
            """,
          comparison: Comparison(expected: entry.words, actual: before.words),
          places: []
        )
      )
    }

    /// That a new answer at the entry's date shows something else than the entry, which repeats the one before it.
    func repetition(_ question: AnswerQuestion, _ desk: AnswerDesk) throws -> AnswerOutcome? {
      guard let fresh = try desk.settledEntry(for: question.asked(at: date)),
        fresh.drawing != entry.drawing,
        // What is another a minute later tells when the answer was made, such as "updated at 9:41".
        try desk.settledEntry(for: question.asked(at: date + .seconds(61)))?.drawing
          == fresh.drawing,
        try isFollowed(question, desk)
      else { return nil }
      return .different(
        AnswerDifference(
          kind: EntryUntruth.repeated.rawValue,
          message: """
            entry \(number), dated \(date), shows \(entry.words) as the entry before it does; with the same \
            data a new answer shows \(fresh.words) at that moment
            """,
          comparison: Comparison(expected: fresh.words, actual: entry.words),
          places: []
        )
      )
    }
  }
}

extension AnswerOutcome {
  /// The outcome with the places of the answer that it is about.
  fileprivate func standing(at places: [String]) -> AnswerOutcome {
    guard case .different(var difference) = self else { return self }
    difference.places += places
    return .different(difference)
  }
}
