import WidgetModel

/// The entries of one timeline in the order in which they are to be shown.
///
/// Entries are sorted by date, stably (TL-30); of equal dates the last alone remains (TL-31). It refers to
/// the ``ScheduledSteps`` of its run.
public struct EntrySchedule {
  /// One entry to be shown.
  public struct Step: Hashable, Sendable {
    /// The entry's date.
    public var date: WallDate
    /// The entry's place in the provider's own order.
    public var index: Int32
  }

  /// The timeline.
  public let timeline: TimelineID

  /// The entries to be shown, by date; no two dates are equal.
  let steps: ScheduledSteps.Row

  /// The date of the last entry, `nil` without entries.
  public var lastDate: WallDate? { steps.last?.date }

  /// The newest date that is not after another one, `nil` before the first.
  ///
  /// - Complexity: O(log entries).
  public func newestDate(notAfter date: WallDate) -> WallDate? {
    let place = steps(notAfter: date)
    return place > 0 ? steps[place - 1].date : nil
  }

  /// The first date after another one, `nil` after the last.
  ///
  /// - Complexity: O(log entries).
  public func firstDate(after date: WallDate) -> WallDate? {
    let place = steps(notAfter: date)
    return place < steps.count ? steps[place].date : nil
  }

  /// The newest date that is not after another one, and the first one that is.
  ///
  /// - Complexity: O(log entries).
  func dates(around date: WallDate) -> (newest: WallDate?, next: WallDate?) {
    let place = steps(notAfter: date)
    return (
      place > 0 ? steps[place - 1].date : nil, place < steps.count ? steps[place].date : nil
    )
  }

  /// The place, in the provider's order, of the entry that is shown of those with a date.
  ///
  /// - Complexity: O(log entries).
  public func index(at date: WallDate) -> Int32? {
    let place = steps(notAfter: date)
    return place > 0 && steps[place - 1].date == date ? steps[place - 1].index : nil
  }

  private func steps(notAfter date: WallDate) -> Int {
    var low = 0
    var high = steps.count
    // All steps before `low` are not after the date, all from `high` on are.
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].date <= date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What a placed widget should show as time goes by.
public struct DisplaySchedule {
  private var current: EntrySchedule?
  private var position = -1
  private var upcoming: EntrySchedule?

  /// Creates the schedule of a widget without a timeline.
  public init() {}

  /// The entry that should be on display, `nil` before the first.
  public var display: Display? {
    guard let current, position >= 0 else { return nil }
    return .entry(current.timeline, current.steps[position].index)
  }

  /// The timeline whose entries are in force, `nil` before the first.
  public var inForce: EntrySchedule? { current }

  /// The committed timeline whose first date is not reached yet, `nil` when none waits.
  public var awaited: EntrySchedule? { upcoming }

  /// The entries of a timeline, `nil` when it is neither in force nor awaited.
  public func entries(of timeline: TimelineID) -> EntrySchedule? {
    if let upcoming, upcoming.timeline == timeline { return upcoming }
    if let current, current.timeline == timeline { return current }
    return nil
  }

  /// The date of the next change, `nil` when none is coming.
  public var nextDate: WallDate? {
    var dates: [WallDate] = []
    if let current, position + 1 < current.steps.count {
      dates.append(current.steps[position + 1].date)
    }
    if let upcoming, let first = upcoming.steps.first { dates.append(first.date) }
    return dates.min()
  }

  /// Takes a new timeline, which waits for its first date while the one before stays (TL-34).
  public mutating func commit(_ schedule: EntrySchedule, at wall: WallDate) {
    advance(to: wall)
    upcoming = schedule
    advance(to: wall)
  }

  /// Moves on to the entries whose dates are reached; never back.
  public mutating func advance(to wall: WallDate) {
    if let next = upcoming, let first = next.steps.first, first.date <= wall {
      current = next
      position = -1
      upcoming = nil
    }
    guard let current else { return }
    while position + 1 < current.steps.count, current.steps[position + 1].date <= wall {
      position += 1
    }
  }
}
