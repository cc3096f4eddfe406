import WidgetModel

/// A committed timeline, entries in the order of their dates; only ``reached`` moves, and forward.
public struct Playback: Hashable, Sendable {
  /// One entry that may be shown.
  public struct Moment: Hashable, Sendable {
    /// The entry's date.
    public var date: WallDate
    /// The entry's index in the provider's order.
    public var entry: Int32

    /// Creates a moment.
    public init(date: WallDate, entry: Int32) {
      self.date = date
      self.entry = entry
    }
  }

  /// The timeline, or `nil` if there is none.
  public var timeline: TimelineID?

  /// The entries that may be shown, by date; of several with equal dates only one is kept (TL-31).
  public var moments: [Moment] = []

  /// The number of moments that have been reached; the last of them is in effect.
  public var reached = 0

  /// Creates an empty playback.
  public init() {}

  /// The moment in effect, or `nil` before the first date.
  public var current: Moment? {
    moments.indices.contains(reached - 1) ? moments[reached - 1] : nil
  }

  /// The moment that follows, or `nil` after the last.
  public var next: Moment? { moments.indices.contains(reached) ? moments[reached] : nil }

  /// Loads a timeline's entries in the provider's order; returns true if they are sorted by date.
  mutating func load(_ timeline: Timeline, as id: TimelineID) -> Bool {
    clear()
    self.timeline = id
    var isSorted = true
    var last = WallDate.distantPast
    for entry in timeline.entries.indices {
      let date = timeline.entries[entry].date
      if date < last { isSorted = false }
      last = date
      moments.append(Moment(date: date, entry: Int32(truncatingIfNeeded: entry)))
    }
    return isSorted
  }

  /// Sorts the moments by date, stably.
  mutating func sort() {
    // `sort` is not guaranteed to be stable, so the entry's index breaks ties.
    moments.sort { ($0.date, $0.entry) < ($1.date, $1.entry) }
  }

  /// Keeps the last or first of adjacent equal dates; returns true if there were any.
  mutating func dropEqualDates(lastWins: Bool) -> Bool {
    let count = moments.count
    var kept = 0
    for place in 0..<count {
      let moment = moments[place]
      if kept > 0, moments[kept - 1].date == moment.date {
        if lastWins { moments[kept - 1] = moment }
      } else {
        moments[kept] = moment
        kept += 1
      }
    }
    moments.removeLast(count - kept)
    return kept < count
  }

  /// Removes the timeline and keeps the capacity.
  public mutating func clear() {
    timeline = nil
    moments.removeAll(keepingCapacity: true)
    reached = 0
  }
}
