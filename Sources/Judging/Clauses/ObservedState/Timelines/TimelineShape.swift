import WidgetModel

/// The properties of a timeline's dates, computed once for all clauses.
public struct TimelineShape: Hashable, Sendable {
  /// The earliest date, or `nil` without entries.
  public private(set) var earliest: WallDate?

  /// The latest date, or `nil` without entries.
  public private(set) var latest: WallDate?

  /// The index of the first entry dated before its predecessor, or `nil` if there is none.
  public private(set) var firstFall: Int?

  /// The minimum distance of two entries adjacent by date, or `nil` with fewer than two entries.
  public private(set) var leastSpacing: Interval?

  /// The date of the last entry in the provider's own order, or `nil` without entries.
  public let last: WallDate?

  /// The number of entries.
  public let count: Int

  /// The reload policy.
  public let policy: ReloadPolicy

  /// Analyzes a timeline.
  ///
  /// - Complexity: O(entries) if they are sorted, else O(entries × log entries).
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

  /// True if the entries are in chronological order.
  public var isSorted: Bool { firstFall == nil }

  /// True if two entries have the same date.
  public var hasEqualDates: Bool { leastSpacing == .zero }

  /// The date at which the policy comes due, or `nil` if never.
  ///
  /// In an unsorted timeline it is unclear which entry is the last one (TL-30); the earlier is
  /// used.
  var dueDate: WallDate? {
    switch policy {
    case .never: return nil
    case .after(let date): return date
    case .atEnd: return last.map { min($0, latest ?? $0) }
    }
  }

  /// The date at which the policy comes due if the last date is the latest of all.
  var latestDueDate: WallDate? {
    guard case .atEnd = policy else { return dueDate }
    return latest
  }
}
