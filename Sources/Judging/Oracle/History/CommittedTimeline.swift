import WidgetModel

/// A timeline that an answer put in force, as it is read from its commit on.
struct CommittedTimeline {
  /// One entry that may be shown.
  struct Showing {
    /// Its place in the provider's own order.
    let place: Int32
    /// Its tree.
    let view: ViewID
  }

  /// The timeline.
  let id: TimelineID

  /// How often the clock had been moved at the commit.
  let clockMoves: Int

  /// The entries in the provider's own order; each may be shown from its date on (TL-11).
  private let entries: [TimelineEntry]

  /// The places of those that may be shown, by date; of equal dates the last one alone (TL-30, TL-31).
  ///
  /// `nil` where that is the provider's own order, as it nearly always is.
  private let order: [Int]?

  /// Whether an entry stands behind one of a later date.
  let isUnsorted: Bool

  /// The date at which the policy asks, `nil` of one that never does.
  let policyDate: WallDate?

  /// Whether the policy has asked.
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

  /// The places of entries by date, of equal dates the last one alone.
  private static func order(of entries: [TimelineEntry]) -> [Int] {
    // The later of equal dates comes first, so that it stays.
    let sorted = entries.indices.sorted {
      entries[$0].date == entries[$1].date ? $0 > $1 : entries[$0].date < entries[$1].date
    }
    var kept: [Int] = []
    for place in sorted where kept.last.map({ entries[$0].date }) != entries[place].date {
      kept.append(place)
    }
    return kept
  }

  /// The date at which the policy will ask, `nil` of one that has asked or never does.
  var dateToAsk: WallDate? { hasAsked ? nil : policyDate }

  /// Whether several entries have one date.
  var hasEqualDates: Bool { count < entries.count }

  /// How many entries may be shown.
  private var count: Int { order?.count ?? entries.count }

  /// The place in the provider's order of one that may be shown, by its place by date.
  private func place(_ number: Int) -> Int { order?[number] ?? number }

  /// The entry in force when the latest date that the clock has shown is this one, `nil` before the first.
  ///
  /// - Complexity: O(log entries).
  func inForce(at latest: WallDate) -> Showing? {
    let next = firstAfter(latest)
    guard next > 0 else { return nil }
    let place = place(next - 1)
    return Showing(place: Int32(truncatingIfNeeded: place), view: entries[place].view)
  }

  /// The date of the first entry beyond a date, `nil` after the last.
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
