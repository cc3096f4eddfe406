import WidgetModel

/// Days are counted by a calendar.
struct DaysByCalendar: FirstTimelineClause {
  enum Situation: String, CaseIterable {
    case timeOfDayKept = "the time of day is kept across a change"
    case offByTheChange = "off by the change"
  }

  static let optional: [Situation] = [.offByTheChange]

  enum Violation: String, CaseIterable {
    case offByTheChange = "off by the change"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-08",
    title: "days are not counted as 86,400 seconds",
    statement: """
      A date that lies whole days after a local midnight or a full local hour keeps the time of day \
      across a change of clocks.
      """,
    party: .provider,
    rule: .cr08,
    observes: EventKinds(.answered),
    needs: [.realCode, .timelines],
    secondLook: .dates(.all, always: true),
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
    for pair in days.steps(of: reply.timeline) {
      check.see(pair.isOff ? .offByTheChange : .timeOfDayKept)
      guard pair.isOff else { continue }
      return check.violated(
        .offByTheChange,
        by: reply,
        comparing: Comparison(
          expected: "the same time of day across the change of clocks",
          actual: "off by \(pair.shift)"
        ),
        """
        \(pair.date) is whole days of 86,400 seconds after \(pair.base), so that the change of \
        clocks in \(days.zone.rawValue) puts it off by \(pair.shift)
        """
      )
    }
  }
}

/// Finds the dates of a timeline that look like whole days after another, across a change of clocks.
private struct DayArithmetic {
  /// Two dates with a change of clocks in between.
  struct Step {
    let base: WallDate
    let date: WallDate
    let shift: Interval
    /// Whether the time of day differs by what the clocks were changed.
    let isOff: Bool
  }

  let zone: Surroundings.Zone
  let request: WallDate
  let tolerance: Interval

  /// The steps of a timeline, none in a zone without changes.
  ///
  /// Only a date that is half a day or more after the one before is looked at: in a row of hours,
  /// some entry is always a whole number of days after midnight.
  func steps(of timeline: KnownTimeline) -> [Step] {
    guard !zone.changes(inYear: 2026).isEmpty else { return [] }
    var dates = timeline.entries.map(\.date)
    if case .after(let date) = timeline.policy { dates.append(date) }
    var found: [Step] = []
    var last = request
    for date in dates.sorted() where date > request {
      defer { last = date }
      guard date - last >= .hours(12) else { continue }
      let bases = [midnight, isFullHour(last) && !isNow(last) ? last : nil]
      found += bases.compactMap { $0.flatMap { step(from: $0, to: date) } }
    }
    return found
  }

  private func step(from base: WallDate, to date: WallDate) -> Step? {
    let (before, after) = (zone.offset(at: base), zone.offset(at: date))
    guard before != after else { return nil }
    let (gap, day) = (date - base, Interval.day.microseconds)
    let shift = after - before
    // Where the change skips that time of day, a calendar takes what follows: whole days of seconds.
    guard zone.offset(at: date - shift) == after else { return nil }
    if gap.microseconds % day == 0 {
      return Step(base: base, date: date, shift: shift, isOff: true)
    }
    guard (gap + shift).microseconds % day == 0 else { return nil }
    return Step(base: base, date: date, shift: shift, isOff: false)
  }

  /// The local midnight before the request, `nil` when the day has none or the request is at it.
  private var midnight: WallDate? {
    let day = Interval.day.microseconds
    let offset = zone.offset(at: request)
    let local = request + offset
    let ofDay = (local.microseconds % day + day) % day
    var start = request - Interval(microseconds: ofDay)
    start = start + (offset - zone.offset(at: start))
    let isMidnight = ((start + zone.offset(at: start)).microseconds % day + day) % day == 0
    return isMidnight && !isNow(start) ? start : nil
  }

  private func isFullHour(_ date: WallDate) -> Bool {
    (date + zone.offset(at: date)).microseconds % Interval.hours(1).microseconds == 0
  }

  private func isNow(_ date: WallDate) -> Bool {
    let distance = date - request
    return max(distance, .zero - distance) <= tolerance
  }
}
