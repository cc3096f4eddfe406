import RunRecord
import WidgetModel

/// Compares what a placed widget shows through a day with what its code answers at some moments of it.
///
/// The data is what it was at the day's start: what differs, time alone has changed.
struct FreshnessMeter {
  /// How many moments of a day are looked at.
  private static let count: Int64 = 24

  /// How far the moments lie within their parts of the day, in thousandths: each elsewhere.
  private static let (offset, step): (Int64, Int64) = (573, 617)

  /// How much later than the day's the clock is: where it begins at a full hour, what is counted from a request on
  /// looks as if it were counted from the hour.
  private static let delay = Interval.minutes(7) + .seconds(23)

  /// The day, without anything that happens on it.
  private let day: Scenario

  /// What the code reports of a question, `nil` where it does not come to its end.
  private let report: (AnswerQuestion) throws -> CaseReport?

  /// Measures the day of a scenario's first placed widget.
  init(_ scenario: Scenario, report: @escaping (AnswerQuestion) throws -> CaseReport?) {
    var day = scenario
    day.workload = []
    day.device.clock = day.device.clock + FreshnessMeter.delay
    day.length = max(.hours(1), day.length - FreshnessMeter.delay)
    self.day = day
    self.report = report
  }

  /// What came of it; an empty line where the widget is not placed or does not answer.
  func line() throws -> FreshnessLine {
    var line = FreshnessLine()
    guard let placement = day.placements.first else { return line }
    let now = AnswerQuestion(for: placement, in: day)
    let whole = try report(now.lasting(day.length))
    line.isOfMadeUpData = whole?.hasSynthesized ?? false
    let timelines = whole?.drawnTimelines.filter { !$0.entries.isEmpty } ?? []
    guard let first = timelines.first, let fresh = try entry(now),
      let again = try entry(now.withOtherRandomness)
    else { return line }
    guard fresh.drawing == again.drawing, fresh.drawing == first.entry(at: now.clock)?.drawing
    else {
      line.isRandom = true
      return line
    }
    for (before, after) in zip(timelines, timelines.dropFirst()) {
      line.reloads += 1
      let isNew = after.entries.contains { entry in
        let date = max(entry.date, after.asked)
        return before.entry(at: WallDate(microseconds: date))?.drawing != entry.drawing
      }
      if !isNew { line.unchanged += 1 }
    }
    line.moments = try moments(of: timelines, now)
    return line
  }

  private func moments(
    of timelines: [DrawnTimeline],
    _ now: AnswerQuestion
  ) throws -> [FreshMomentLine] {
    let part = day.length.microseconds / FreshnessMeter.count
    return try (0..<FreshnessMeter.count).compactMap { number -> FreshMomentLine? in
      let within = (FreshnessMeter.offset + number * FreshnessMeter.step) % 1000
      let passed = Interval(microseconds: number * part + part / 1000 * within)
      let date = now.clock + passed
      let at = (passed + FreshnessMeter.delay).microseconds
      let standing = timelines.last { $0.asked <= date.microseconds }
      guard let standing, let due = try entry(now.asked(at: date)) else { return nil }
      // Before a timeline's first entry a person sees what no entry tells.
      guard let shown = standing.entry(shownAt: date) else {
        return FreshMomentLine(.untold, at: at)
      }
      guard shown.drawing != due.drawing else { return FreshMomentLine(.fresh, at: at) }
      let later = try entry(now.asked(at: date + .seconds(61)))
      let again = try entry(now.asked(at: date).withOtherRandomness)
      guard later?.drawing == due.drawing, again?.drawing == due.drawing else {
        return FreshMomentLine(.untold, at: at)
      }
      return FreshMomentLine(.outdated, at: at, shown: shown.words, due: due.words)
    }
  }

  private func entry(_ question: AnswerQuestion) throws -> DrawnEntry? {
    try report(question.ofOneEntry)?.drawnTimelines.first?.entry(at: question.clock)
  }
}

extension WidgetRunner {
  /// Whether what the first placed widget of a scenario shows stays so; an empty line where its code does not come to
  /// its end.
  func freshness(of scenario: Scenario) -> FreshnessLine {
    begin(.single)
    var line = FreshnessLine()
    try? withProcess(hashSeed: 1) { ask in
      line = try withoutActuallyEscaping(ask) { ask in
        try FreshnessMeter(scenario) { try ask($0.order) }.line()
      }
    }
    return line
  }
}
