import WidgetModel

extension ReferenceRuntime {
  /// Archives a timeline and puts it into effect, all of it or nothing (TL-13, TL-25).
  ///
  /// - Complexity: O(entries), and O(entries · log entries) if they are not sorted.
  mutating func commit(
    _ id: TimelineID,
    from request: RequestID,
    _ placement: PlacementID,
    _ effects: inout [Effect]
  ) {
    let timeline = core.timelines[Int(id.number)]
    let appearances =
      passes(.archivesEveryAppearance, true, about: placement) ? numbers.appearances : 1
    // `Interval` saturates, so that a huge profile value cannot overflow the product.
    let renderings = Interval(microseconds: appearances) * Int64(timeline.entries.count)
    effects.append(.archived(request, renderings: Int32(clamping: renderings.microseconds)))
    let isSorted = prepare(timeline, as: id, placement)
    if !isSorted { effects.append(.reported(.unsortedEntries, placement)) }
    if dropEqualDates(placement) { effects.append(.reported(.equalDates, placement)) }
    if hasSeveralURLs(timeline) { effects.append(.reported(.severalWidgetURLs, placement)) }
    effects.append(.committed(placement, request, id))
    // From the sorted entries: the policy `atEnd` needs the last date.
    core.placements[placement].policy = due(timeline.policy, placement)
    // The previous timeline is gone, and with it any pending request of its policy.
    core.placements[placement].forgetPendingPolicy()
    if passes(.commitCancelsRetry, true, about: placement) {
      core.placements[placement].retry = nil
    }
    if passes(.commitEndsToggles, true, about: placement) {
      core.placements[placement].toggles.removeAll()
    }
    if !decides(.oldStaysUntilFirstDate, true, about: placement) { startWaiting(placement) }
    switchEntries(of: placement, &effects)
  }

  /// Lists a timeline's entries by date, stably (TL-30).
  ///
  /// - Returns: True if the provider had sorted them.
  private mutating func prepare(
    _ timeline: Timeline,
    as id: TimelineID,
    _ placement: PlacementID
  ) -> Bool {
    let isSorted = core.placements[placement].waiting.load(timeline, as: id)
    if !isSorted, decides(.sortsEntries, true, about: placement) {
      core.placements[placement].waiting.sort()
    }
    return isSorted
  }

  /// Keeps one of several entries with equal dates; the others are never shown (TL-31).
  ///
  /// - Returns: True if dates repeat.
  private mutating func dropEqualDates(_ placement: PlacementID) -> Bool {
    let lastWins = decides(.lastOfEqualDatesWins, true, about: placement)
    return core.placements[placement].waiting.dropEqualDates(lastWins: lastWins)
  }

  private func hasSeveralURLs(_ timeline: Timeline) -> Bool {
    timeline.entries.contains { entry in
      let view = Int(entry.view.number)
      return core.views.indices.contains(view) && core.views[view].hasSeveralURLs
    }
  }

  /// Returns the date at which a timeline's policy requests the next one (TL-19, TL-21, TL-23).
  private func due(_ policy: ReloadPolicy, _ placement: PlacementID) -> WallDate? {
    let moments = core.placements[placement].waiting.moments
    guard let first = moments.first?.date, let last = moments.last?.date else { return nil }
    switch policy {
    case .atEnd:
      return passes(.atEndWaitsForLastDate, true, about: placement) ? last : first
    case .after(let date):
      return decides(.afterMayPrecedeLastDate, true, about: placement) ? date : max(date, last)
    case .never:
      return passes(.neverAsks, false, about: placement) ? last : nil
    }
  }
}
