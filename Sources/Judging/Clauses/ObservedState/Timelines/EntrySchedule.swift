import WidgetModel

/// The entries of one timeline in display order.
///
/// Entries are sorted by date, stably (TL-30); of several with equal dates only the last remains
/// (TL-31). It refers to the ``ScheduledSteps`` of its run.
public struct EntrySchedule {
  /// One entry to be shown.
  public struct Step: Hashable, Sendable {
    /// The entry's date.
    public var date: WallDate
    /// The entry's index in the provider's own order.
    public var index: Int32
  }

  /// The timeline.
  public let timeline: TimelineID

  /// The entries to be shown, by date; dates are unique.
  let steps: ScheduledSteps.Row

  /// The date of the last entry, or `nil` without entries.
  public var lastDate: WallDate? { steps.last?.date }

  /// Returns the latest entry date not after the given one, `nil` before the first; O(log entries).
  public func newestDate(notAfter date: WallDate) -> WallDate? {
    let place = steps(notAfter: date)
    return place > 0 ? steps[place - 1].date : nil
  }

  /// Returns the first entry date after the given one, or `nil` after the last; O(log entries).
  public func firstDate(after date: WallDate) -> WallDate? {
    let place = steps(notAfter: date)
    return place < steps.count ? steps[place].date : nil
  }

  /// Returns the latest entry date not after the given one, and the first after it; O(log entries).
  func dates(around date: WallDate) -> (newest: WallDate?, next: WallDate?) {
    let place = steps(notAfter: date)
    return (
      place > 0 ? steps[place - 1].date : nil, place < steps.count ? steps[place].date : nil
    )
  }

  /// Returns the index, in the provider's order, of the entry shown for a date; O(log entries).
  public func index(at date: WallDate) -> Int32? {
    let place = steps(notAfter: date)
    return place > 0 && steps[place - 1].date == date ? steps[place - 1].index : nil
  }

  private func steps(notAfter date: WallDate) -> Int {
    var low = 0
    var high = steps.count
    // Invariant: all steps before `low` are not after the date, and all from `high` on are.
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].date <= date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The expected display of a placed widget over time.
public struct DisplaySchedule {
  private var current: EntrySchedule?
  private var position = -1
  private var upcoming: EntrySchedule?

  /// Creates the schedule of a widget without a timeline.
  public init() {}

  /// The entry that should be displayed, or `nil` before the first.
  public var display: Display? {
    guard let current, position >= 0 else { return nil }
    return .entry(current.timeline, current.steps[position].index)
  }

  /// The timeline whose entries are in effect, or `nil` before the first.
  public var inForce: EntrySchedule? { current }

  /// The committed timeline that waits for its first date, or `nil`.
  public var awaited: EntrySchedule? { upcoming }

  /// Returns the entries of a timeline, or `nil` if it is neither in effect nor awaited.
  public func entries(of timeline: TimelineID) -> EntrySchedule? {
    if let upcoming, upcoming.timeline == timeline { return upcoming }
    if let current, current.timeline == timeline { return current }
    return nil
  }

  /// The date of the next change, or `nil` if none is coming.
  public var nextDate: WallDate? {
    var dates: [WallDate] = []
    if let current, position + 1 < current.steps.count {
      dates.append(current.steps[position + 1].date)
    }
    if let upcoming, let first = upcoming.steps.first { dates.append(first.date) }
    return dates.min()
  }

  /// Adds a new timeline, which waits for its first date while the previous one stays (TL-34).
  public mutating func commit(_ schedule: EntrySchedule, at wall: WallDate) {
    advance(to: wall)
    upcoming = schedule
    advance(to: wall)
  }

  /// Advances to the entries whose dates are reached; never back.
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
