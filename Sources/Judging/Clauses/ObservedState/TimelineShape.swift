import WidgetModel

/// How the dates of a timeline's entries lie, looked up once for all clauses.
public struct TimelineShape: Hashable, Sendable {
  /// The earliest date, `nil` without entries.
  public private(set) var earliest: WallDate?

  /// The latest date, `nil` without entries.
  public private(set) var latest: WallDate?

  /// The place of the first entry that is dated before its predecessor, `nil` when none is.
  public private(set) var firstFall: Int?

  /// The least distance of two entries, neighbours by date; `nil` with fewer than two entries.
  public private(set) var leastSpacing: Interval?

  /// The date of the last entry in the provider's own order, `nil` without entries.
  public let last: WallDate?

  /// How many entries there are.
  public let count: Int

  /// When the next timeline is asked for.
  public let policy: ReloadPolicy

  /// Looks at a timeline.
  ///
  /// - Complexity: O(entries) when they are sorted, else O(entries × log entries).
  public init(of timeline: Timeline) {
    policy = timeline.policy
    count = timeline.entries.count
    self.last = timeline.entries.last?.date
    var last: WallDate?
    for place in timeline.entries.indices {
      let date = timeline.entries[place].date
      earliest = min(earliest ?? date, date)
      latest = max(latest ?? date, date)
      if let last {
        if date < last, firstFall == nil { firstFall = place }
        leastSpacing = min(leastSpacing ?? date - last, date - last)
      }
      last = date
    }
    guard firstFall != nil else { return }
    let dates = timeline.entries.map { $0.date }.sorted()
    leastSpacing = zip(dates, dates.dropFirst()).map { $1 - $0 }.min()
  }

  /// Whether the entries stand in chronological order.
  public var isSorted: Bool { firstFall == nil }

  /// Whether two entries have the same date.
  public var hasEqualDates: Bool { leastSpacing == .zero }
}
