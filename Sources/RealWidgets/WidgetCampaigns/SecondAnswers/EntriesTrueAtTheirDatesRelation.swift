import Clauses
import WidgetModel

/// Compares the entries of a timeline with new answers at their dates, with the same data.
///
/// It reports four faults that cannot be a matter of taste: an entry comes too late (a new answer
/// shows its content some time before its date); it repeats the previous entry while a new answer
/// differs; it says "tomorrow" where a new answer says "today"; or it differs from a new answer
/// although no server is asked. Lists that each timeline shows from the start are skipped.
enum EntriesTrueAtTheirDatesRelation: AnswerRelation {
  static let clause = Clause.entriesTrueAtTheirDates

  /// The time after the request whose entries are checked.
  private static let horizon = Interval.days(2)

  /// The shortest time between two compared entries; dates computed in seconds may be a little less
  /// than a minute apart.
  private static let leastGap = Interval.seconds(59)

  /// The delay of the question: many scenarios begin at midnight, where all steps are at full
  /// hours.
  private static let offset = Interval.hours(4) + .minutes(29) + .seconds(23)

  private static let leastDelay = Interval.seconds(20)

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let question = question.askedAnew(at: question.clock + offset)
    guard let timeline = try desk.probedAnswer(to: question) else { return .leftOut(.unanswered) }
    let steps = steps(of: timeline, from: question.clock)
    guard !steps.isEmpty else { return nil }
    let asksServer = timeline.readings.contains(where: \.isOfNetwork)
    guard let suspicion = try suspicion(in: steps, asksServer, question, number, desk) else {
      return .alike
    }
    guard var difference = try suspicion.confirmed(question, desk) else { return .leftOut(.random) }
    difference.places += timeline.places.map(PlaceText.entries) + timeline.places
    return .different(difference)
  }

  /// Returns the first step with which the answers of the process at hand disagree.
  private static func suspicion(
    in steps: [EntryStep],
    _ asksServer: Bool,
    _ question: AnswerQuestion,
    _ number: Int?,
    _ desk: AnswerDesk
  ) throws -> Suspicion? {
    let entry = { (question: AnswerQuestion) in
      try desk.probedAnswer(to: question.ofOneEntry)?.entry(at: question.clock)
    }
    let changes = steps.filter { $0.before.drawing != $0.entry.drawing }
    for step in chosen(from: changes, number)
    where try step.isLate(question, entry) && !step.changesSlowly(question, entry) {
      return Suspicion(step: step, untruth: .late)
    }
    for step in chosen(from: steps, number) where try step.namesOtherDay(question, entry) {
      return Suspicion(step: step, untruth: .otherDay)
    }
    let repetitions = steps.filter { $0.before.drawing == $0.entry.drawing }
    for step in chosen(from: repetitions, number) where try step.isRepeated(question, entry) {
      return Suspicion(step: step, untruth: .repeated)
    }
    // The server may be asked for another day and answer differently.
    guard !asksServer else { return nil }
    for step in chosen(from: changes, number) where try step.isAnother(question, entry) {
      return Suspicion(step: step, untruth: .another)
    }
    return nil
  }

  private static func steps(of timeline: DrawnTimeline, from clock: WallDate) -> [EntryStep] {
    let entries = timeline.entries
    guard let first = entries.first, WallDate(microseconds: first.date) <= clock + leastGap else {
      return []
    }
    return zip(entries, entries.dropFirst()).enumerated().compactMap { index, pair in
      let step = EntryStep(first: first, before: pair.0, entry: pair.1, number: index + 1)
      return step.gap >= leastGap && step.date > clock && step.date <= clock + horizon ? step : nil
    }
  }

  /// A possible fault of an entry.
  private struct Suspicion {
    let step: EntryStep
    let untruth: EntryUntruth

    func confirmed(_ question: AnswerQuestion, _ desk: AnswerDesk) throws -> AnswerDifference? {
      let entry = { try desk.settledReport(of: $0)?.entry(for: $0) }
      switch untruth {
      case .late: return try step.isLate(question, entry) ? step.delay : nil
      case .repeated:
        guard try step.isRepeated(question, entry),
          let fresh = try entry(question.asked(at: step.date))
        else { return nil }
        return step.repetition(instead: fresh)
      case .another:
        guard try step.isAnother(question, entry),
          let fresh = try entry(question.asked(at: step.date))
        else { return nil }
        return step.another(instead: fresh)
      case .otherDay:
        guard try step.namesOtherDay(question, entry),
          let fresh = try entry(question.asked(at: step.date))
        else { return nil }
        return step.otherDay(instead: fresh)
      }
    }
  }

  /// An entry and its predecessor.
  private struct EntryStep {
    let first: DrawnEntry
    let before: DrawnEntry
    let entry: DrawnEntry
    let number: Int

    /// Returns the content of a new answer at its date.
    typealias Fresh = (AnswerQuestion) throws -> DrawnEntry?

    var date: WallDate { WallDate(microseconds: entry.date) }
    var gap: Interval { date - WallDate(microseconds: before.date) }

    /// The time before the entry's date at which its drawing is looked for.
    private var lead: Interval {
      let fifth = Interval(microseconds: min(gap.microseconds / 5, Interval.hours(1).microseconds))
      return max(leastDelay, fifth)
    }

    /// Returns true if a new answer just after the previous entry's date shows that entry.
    ///
    /// Otherwise two answers never agree, or a countdown's text is true only at that moment.
    private func isFollowed(_ question: AnswerQuestion, _ fresh: Fresh) throws -> Bool {
      let date = max(WallDate(microseconds: before.date) + .seconds(1), question.clock)
      return try fresh(question.asked(at: date))?.drawing == before.drawing
    }

    func isLate(_ question: AnswerQuestion, _ fresh: Fresh) throws -> Bool {
      try fresh(question.asked(at: date - lead))?.drawing == entry.drawing
        && isFollowed(question, fresh)
    }

    /// Returns true if the content lasts so long, from no multiple of five minutes on, that the
    /// delay does not matter, as with moon phases.
    func changesSlowly(_ question: AnswerQuestion, _ fresh: Fresh) throws -> Bool {
      func isNew(_ date: WallDate) throws -> Bool {
        try fresh(question.asked(at: date))?.drawing == entry.drawing
      }
      let known = max(WallDate(microseconds: before.date), question.clock)
      if SlowChange.isDrift(from: before, to: entry) { return true }
      return try isNew(date + gap * SlowChange.ratio)
        && SlowChange.isOffMarks(after: known, until: date - lead, isNew)
    }

    /// Returns true if a new answer at the entry's date differs from the entry, which repeats the
    /// previous one.
    ///
    /// A drawing that differs again a minute later contains the time of the answer, such as
    /// "updated at 9:41".
    func isRepeated(_ question: AnswerQuestion, _ fresh: Fresh) throws -> Bool {
      try differs(from: [entry], question, fresh)
    }

    /// Returns true if a new answer at the entry's date differs from it, its predecessor and the
    /// first entry.
    func isAnother(_ question: AnswerQuestion, _ fresh: Fresh) throws -> Bool {
      try differs(from: [entry, before, first], question, fresh)
    }

    /// Returns true if a new answer at the entry's date lasts a minute and differs from some
    /// entries.
    private func differs(
      from entries: [DrawnEntry],
      _ question: AnswerQuestion,
      _ fresh: Fresh
    ) throws -> Bool {
      guard let now = try fresh(question.asked(at: date)),
        !entries.contains(where: { $0.drawing == now.drawing })
      else { return false }
      return try fresh(question.asked(at: date + .seconds(61)))?.drawing == now.drawing
        && isFollowed(question, fresh)
    }

    /// Returns true if a new answer at the entry's date has the same texts with another word for
    /// the day.
    func namesOtherDay(_ question: AnswerQuestion, _ fresh: Fresh) throws -> Bool {
      guard let now = try fresh(question.asked(at: date)) else { return false }
      return RelativeDay.isOther(in: entry.texts, than: now.texts)
    }

    func another(instead fresh: DrawnEntry) -> AnswerDifference {
      AnswerDifference(
        kind: EntryUntruth.another.rawValue,
        message: """
          entry \(number), dated \(date), shows \(entry.words); with the same data a new answer shows \(fresh.words) \
          at that moment
          """,
        comparison: Comparison(expected: fresh.words, actual: entry.words),
        places: []
      )
    }

    func otherDay(instead fresh: DrawnEntry) -> AnswerDifference {
      AnswerDifference(
        kind: EntryUntruth.otherDay.rawValue,
        message: """
          entry \(number), dated \(date), shows \(entry.words); with the same data a new answer shows \(fresh.words) \
          at that moment: the day is named as seen from another date
          """,
        comparison: Comparison(expected: fresh.words, actual: entry.words),
        places: []
      )
    }

    var delay: AnswerDifference {
      AnswerDifference(
        kind: EntryUntruth.late.rawValue,
        message: """
          entry \(number) is dated \(date) and shows \(entry.words); a new answer shows that \(lead) before \
          already, while the widget still shows \(before.words)
          """,
        comparison: Comparison(expected: entry.words, actual: before.words),
        places: []
      )
    }

    func repetition(instead fresh: DrawnEntry) -> AnswerDifference {
      AnswerDifference(
        kind: EntryUntruth.repeated.rawValue,
        message: """
          entry \(number), dated \(date), shows \(entry.words) as the entry before it does; with the same data a \
          new answer shows \(fresh.words) at that moment
          """,
        comparison: Comparison(expected: fresh.words, actual: entry.words),
        places: []
      )
    }
  }
}
