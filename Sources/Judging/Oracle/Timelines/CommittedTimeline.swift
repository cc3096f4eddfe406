import WidgetModel

/// A committed timeline, as it is read from its commit on.
struct CommittedTimeline {
  struct Showing {
    /// The index in the provider's own order.
    let place: Int32
    let view: ViewID
  }

  let id: TimelineID

  /// The number of clock moves before the commit.
  let clockMoves: Int

  /// The entries in the provider's own order; each may be shown from its date on (TL-11).
  private let entries: [TimelineEntry]

  /// The indices of the entries by date, of equal dates only the last (TL-30, TL-31); `nil` if that
  /// is the provider's own order, as usual.
  private let order: [Int]?

  /// True if an entry follows one with a later date.
  let isUnsorted: Bool

  /// The date at which the policy asks, or `nil` if it never does.
  let policyDate: WallDate?

  var hasAsked = false

  init(_ id: TimelineID, _ timeline: Timeline, clockMoves: Int) {
    self.id = id
    self.clockMoves = clockMoves
    let entries = timeline.entries
    var (rises, isUnsorted) = (true, false)
    for place in entries.indices.dropFirst() where entries[place].date <= entries[place - 1].date {
      rises = false
      if entries[place].date < entries[place - 1].date { isUnsorted = true }
    }
    let order = rises ? nil : CommittedTimeline.order(of: entries)
    self.entries = entries
    self.order = order
    self.isUnsorted = isUnsorted
    switch timeline.policy {
    case .atEnd: policyDate = entries.isEmpty ? nil : entries[order?.last ?? entries.count - 1].date
    case .after(let date): policyDate = date
    case .never: policyDate = nil
    }
  }

  private static func order(of entries: [TimelineEntry]) -> [Int] {
    // The later of equal dates sorts first, so that it is the one that stays.
    let sorted = entries.indices.sorted {
      entries[$0].date == entries[$1].date ? $0 > $1 : entries[$0].date < entries[$1].date
    }
    var kept: [Int] = []
    for place in sorted where kept.last.map({ entries[$0].date }) != entries[place].date {
      kept.append(place)
    }
    return kept
  }

  /// The date at which the policy will ask, or `nil` if it has asked or never does.
  var dateToAsk: WallDate? { hasAsked ? nil : policyDate }

  var hasEqualDates: Bool { count < entries.count }

  private var count: Int { order?.count ?? entries.count }

  /// Returns the index in the provider's order of the n-th entry by date.
  private func place(_ number: Int) -> Int { order?[number] ?? number }

  /// Returns the entry in effect by the latest date shown, or `nil` before the first; O(log
  /// entries).
  func inForce(at latest: WallDate) -> Showing? {
    let next = firstAfter(latest)
    guard next > 0 else { return nil }
    let place = place(next - 1)
    return Showing(place: Int32(truncatingIfNeeded: place), view: entries[place].view)
  }

  func nextDate(after latest: WallDate) -> WallDate? {
    let next = firstAfter(latest)
    return next < count ? entries[place(next)].date : nil
  }

  private func firstAfter(_ date: WallDate) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if entries[place(middle)].date <= date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
