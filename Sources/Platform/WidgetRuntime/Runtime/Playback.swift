import WidgetModel

/// A committed timeline as it is shown: its entries in the order of their dates.
///
/// The order is fixed at the commit; from then on only ``reached`` moves, and only forwards.
public struct Playback: Hashable, Sendable {
  /// One entry that may be shown.
  public struct Moment: Hashable, Sendable {
    /// The entry's date.
    public var date: WallDate
    /// The entry's place in the provider's order.
    public var entry: Int32

    /// Creates a moment.
    public init(date: WallDate, entry: Int32) {
      self.date = date
      self.entry = entry
    }
  }

  /// The timeline, `nil` when there is none.
  public var timeline: TimelineID?

  /// The entries that may be shown, by date; of equal dates only one is here (TL-31).
  public var moments: [Moment] = []

  /// How many of the moments have been reached; the last of them is in force.
  public var reached = 0

  /// Creates a playback of nothing.
  public init() {}

  /// The moment in force, `nil` before the first date.
  public var current: Moment? {
    moments.indices.contains(reached - 1) ? moments[reached - 1] : nil
  }

  /// The moment that follows, `nil` after the last.
  public var next: Moment? { moments.indices.contains(reached) ? moments[reached] : nil }

  /// Forgets the timeline and keeps the room for its moments.
  public mutating func clear() {
    timeline = nil
    moments.removeAll(keepingCapacity: true)
    reached = 0
  }
}
