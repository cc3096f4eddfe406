import WidgetModel

/// A timeline that an answer put in force, as it is read from its commit on.
struct CommittedTimeline {
  /// One entry that may be shown.
  struct Showing {
    /// The earliest date at which it may be shown (TL-11).
    let date: WallDate
    /// Its place in the provider's own order.
    let place: Int32
    /// Its tree.
    let view: ViewID
  }

  /// The timeline.
  let id: TimelineID

  /// How often the clock had been moved at the commit.
  let clockMoves: Int

  /// The entries by date; of equal dates the last one alone (TL-30, TL-31).
  let showings: [Showing]

  /// The date at which the policy asks, `nil` of one that never does.
  let policyDate: WallDate?

  /// Whether the policy has asked.
  var hasAsked = false

  init(_ id: TimelineID, _ timeline: Timeline, clockMoves: Int) {
    self.id = id
    self.clockMoves = clockMoves
    var showings = timeline.entries.indices.map {
      Showing(
        date: timeline.entries[$0].date,
        place: Int32(truncatingIfNeeded: $0),
        view: timeline.entries[$0].view
      )
    }
    let rises = zip(showings, showings.dropFirst()).allSatisfy { $0.date < $1.date }
    if !rises {
      // The later of equal dates comes first, so that it stays.
      showings.sort { $0.date == $1.date ? $0.place > $1.place : $0.date < $1.date }
      var kept: [Showing] = []
      for showing in showings where kept.last?.date != showing.date { kept.append(showing) }
      showings = kept
    }
    self.showings = showings
    switch timeline.policy {
    case .atEnd: policyDate = showings.last?.date
    case .after(let date): policyDate = date
    case .never: policyDate = nil
    }
  }

  /// The entry in force when the latest date that the clock has shown is this one, `nil` before the first.
  ///
  /// - Complexity: O(log entries).
  func inForce(at latest: WallDate) -> Showing? {
    let next = firstAfter(latest)
    return next > 0 ? showings[next - 1] : nil
  }

  /// The date of the first entry beyond a date, `nil` after the last.
  func nextDate(after latest: WallDate) -> WallDate? {
    let next = firstAfter(latest)
    return next < showings.count ? showings[next].date : nil
  }

  private func firstAfter(_ date: WallDate) -> Int {
    var (low, high) = (0, showings.count)
    while low < high {
      let middle = (low + high) / 2
      if showings[middle].date <= date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
