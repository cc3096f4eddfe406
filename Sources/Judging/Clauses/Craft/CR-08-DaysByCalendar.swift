import WidgetModel

/// Days are counted by a calendar.
struct DaysByCalendar: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case timeOfDayKept = "the time of day is kept across a change"
    case offByTheChange = "off by the change"
  }

  static let optional: [Situation] = [.offByTheChange]

  enum Violation: String, ClauseWord {
    case offByTheChange = "off by the change"
  }

  enum Guard: String, ClauseWord, TimelineReplyGuard {
    case unknownRequest = "a timeline for an unknown request"
    case isLater = "a timeline that is not the first answer to its request"
    case isBetweenClocks = "a timeline that code made while the phone's clock was moved"
    case isClose = "a date whole days after midnight, less than half a day after the previous one"
    case isFromNow = "a date counted from the moment of the request"
    case isMidnight = "a local midnight, whole days of seconds after another hour"
    case isSkipped = "a date at a time of day that the clock change skips"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-08",
    title: "days are not counted as 86,400 seconds",
    statement: """
      A date that is whole days after a local midnight or a full local hour keeps its time of day \
      across a clock change.
      """,
    party: .provider,
    rule: .cr08,
    observes: EventKinds(.answered),
    needs: [.realCode, .timelines],
    secondLook: .datesOfZone,
    advice: """
      Use `Calendar.date(byAdding:value:to:)` or `nextDate(after:matching:)`. A day has 23 or 25 \
      hours when the clocks change.
      """
  )

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    let days = DayArithmetic(
      zone: check.state.setup.device.surroundings.zone,
      request: reply.request.wall,
      tolerance: check.profile.interval(.firstEntryTolerance)
    )
    for pair in days.steps(of: reply.timeline, check) {
      check.see(pair.isOff ? .offByTheChange : .timeOfDayKept)
      guard pair.isOff else { continue }
      return check.violated(
        .offByTheChange,
        by: reply,
        comparing: Comparison(
          expected: "the same time of day across the clock change",
          actual: "off by \(pair.shift)"
        ),
        """
        \(pair.date) is a multiple of 86,400 seconds after \(pair.base), so the clock change in \
        \(days.zone.rawValue) shifts it by \(pair.shift)
        """
      )
    }
  }
}

/// Finds the dates of a timeline that look like whole days after another, across a clock change.
private struct DayArithmetic {
  /// Two dates with a change of clocks in between.
  struct Step {
    let base: WallDate
    let date: WallDate
    let shift: Interval
    /// True if the time of day differs by the amount by which the clocks were changed.
    let isOff: Bool
  }

  let zone: Surroundings.Zone
  let request: WallDate
  let tolerance: Interval

  /// Returns the steps of a timeline; there are none in a zone without changes.
  ///
  /// Only a date half a day or more after the one before counts: in a row of hours, some entry is
  /// whole days after midnight. In the last hour of a 25-hour day, the next midnight counted so is
  /// past: it counts if it precedes the entry before it, or is the policy's.
  func steps(of timeline: KnownTimeline, _ check: ClauseCheck<DaysByCalendar>) -> [Step] {
    // Any year will do: a zone has changes in every year or in none.
    guard !zone.changes(inYear: 2026).isEmpty else { return [] }
    var dates = timeline.entries.map { (date: $0.date, isEntry: true) }
    if case .after(let date) = timeline.policy { dates.append((date, false)) }
    let midnight = midnight
    var found = midnight.map { pastSteps(from: $0, timeline) } ?? []
    var last = request
    for (date, isEntry) in dates.sorted(by: { $0.date < $1.date }) where date > request {
      // Nothing is counted from the policy's date.
      defer { if isEntry { last = date } }
      let isClose = date - last < .hours(12)
      if let midnight, !isClose || isWholeDays(date - midnight),
        let step = step(from: midnight, to: date), !skips(step, isClose: isClose, check)
      {
        found.append(step)
      }
      if !isClose, isFullHour(last), let step = step(from: last, to: date),
        !skips(step, isClose: false, check)
      {
        found.append(step)
      }
    }
    return found
  }

  /// Returns steps from the midnight before the request to past dates that should be in the future.
  private func pastSteps(from midnight: WallDate, _ timeline: KnownTimeline) -> [Step] {
    let entries = timeline.entries.map(\.date)
    var dates = zip(entries, entries.dropFirst()).filter { $0.1 < $0.0 }.map(\.1)
    if case .after(let date) = timeline.policy { dates.append(date) }
    return dates.filter { midnight < $0 && $0 < request }
      .compactMap { step(from: midnight, to: $0) }.filter(\.isOff)
  }

  private func skips(
    _ step: Step,
    isClose: Bool,
    _ check: ClauseCheck<DaysByCalendar>
  ) -> Bool {
    if check.skips(.isClose, if: isClose) { return true }
    // A date counted from now need not keep the time of day.
    let isFromNow = isNow(step.base) || step.isOff && isPartOfDay(step.date - request)
    if check.skips(.isFromNow, if: isFromNow) { return true }
    // A local midnight is right by the calendar, however it was computed.
    if check.skips(.isMidnight, if: isMidnight(step.date) && !isMidnight(step.base)) {
      return true
    }
    // At a skipped time of day, a calendar takes the time that follows: whole days of seconds.
    let isSkipped = zone.offset(at: step.date - step.shift) != zone.offset(at: step.date)
    return check.skips(.isSkipped, if: isSkipped)
  }

  private func step(from base: WallDate, to date: WallDate) -> Step? {
    let (before, after) = (zone.offset(at: base), zone.offset(at: date))
    guard before != after else { return nil }
    let gap = date - base
    let shift = after - before
    if isWholeDays(gap) { return Step(base: base, date: date, shift: shift, isOff: true) }
    guard isWholeDays(gap + shift) else { return nil }
    return Step(base: base, date: date, shift: shift, isOff: false)
  }

  private func isWholeDays(_ gap: Interval) -> Bool {
    gap.microseconds % Interval.day.microseconds == 0
  }

  /// The local midnight before the request, or `nil` if the day has none.
  private var midnight: WallDate? {
    let day = Interval.day.microseconds
    let offset = zone.offset(at: request)
    let local = request + offset
    // A remainder takes the sign of the dividend, which may be negative.
    let ofDay = (local.microseconds % day + day) % day
    var start = request - Interval(microseconds: ofDay)
    start = start + (offset - zone.offset(at: start))
    let isMidnight = ((start + zone.offset(at: start)).microseconds % day + day) % day == 0
    return isMidnight ? start : nil
  }

  private func isMidnight(_ date: WallDate) -> Bool {
    (date + zone.offset(at: date)).microseconds % Interval.day.microseconds == 0
  }

  /// Returns true if a distance is whole hours and less than a day, such as half a day from now.
  private func isPartOfDay(_ distance: Interval) -> Bool {
    distance < .day && distance.microseconds % Interval.hours(1).microseconds == 0
  }

  private func isFullHour(_ date: WallDate) -> Bool {
    (date + zone.offset(at: date)).microseconds % Interval.hours(1).microseconds == 0
  }

  private func isNow(_ date: WallDate) -> Bool {
    let distance = date - request
    return max(distance, .zero - distance) <= tolerance
  }
}
