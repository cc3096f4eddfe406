import RunRecord
import WidgetModel

/// Compares a placed widget through a day with new answers of its code at some moments.
///
/// The data stays that of the day's start, so time alone causes the differences.
struct FreshnessMeter {
  private static let count: Int64 = 24

  /// The position of the moments within their parts of the day, in thousandths, each different.
  private static let (offset, step): (Int64, Int64) = (573, 617)

  /// The shift of the day's clock.
  ///
  /// At a full hour, times counted from a request would look as if counted from the hour.
  private static let delay = Interval.minutes(7) + .seconds(23)

  private let day: Scenario

  /// Returns the code's report on a question, `nil` if the code crashes.
  private let report: (AnswerQuestion) throws -> CaseReport?

  init(_ scenario: Scenario, report: @escaping (AnswerQuestion) throws -> CaseReport?) {
    var day = scenario
    day.workload = []
    day.device.clock = day.device.clock + FreshnessMeter.delay
    day.length = max(.hours(1), day.length - FreshnessMeter.delay)
    self.day = day
    self.report = report
  }

  /// Returns the result; an empty line if the widget is not placed or does not answer.
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
      // Before a timeline's first entry the display is not defined by an entry.
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
  /// Measures the freshness of a scenario's first placed widget; an empty line if its code crashes.
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
