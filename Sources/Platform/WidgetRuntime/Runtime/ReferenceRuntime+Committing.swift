import WidgetModel

extension ReferenceRuntime {
  /// Archives a timeline and puts it in force, all of it or nothing (TL-13, TL-25).
  ///
  /// - Complexity: O(entries), and O(entries · log entries) when they are not sorted.
  mutating func commit(
    _ id: TimelineID,
    from request: RequestID,
    _ index: Int,
    _ effects: inout [Effect]
  ) {
    let timeline = core.timelines[Int(id.number)]
    let placement = PlacementID(index)
    let appearances =
      passes(.archivesEveryAppearance, true, about: index) ? numbers.appearances : 1
    let renderings = Interval(microseconds: appearances) * Int64(timeline.entries.count)
    effects.append(.archived(request, renderings: Int32(clamping: renderings.microseconds)))
    let isSorted = prepare(timeline, as: id, index)
    if !isSorted { effects.append(.reported(.unsortedEntries, placement)) }
    if dropEqualDates(index) { effects.append(.reported(.equalDates, placement)) }
    if hasSeveralURLs(timeline) { effects.append(.reported(.severalWidgetURLs, placement)) }
    effects.append(.committed(placement, request, id))
    core.placements[index].policy = due(timeline.policy, index)
    // The timeline before is gone, and what its policy still asked for goes with it.
    core.placements[index].forgetPendingPolicy()
    if passes(.commitCancelsRetry, true, about: index) { core.placements[index].retry = nil }
    if passes(.commitEndsToggles, true, about: index) { core.placements[index].toggles.removeAll() }
    if !decides(.oldStaysUntilFirstDate, true, about: index) { startWaiting(index) }
    switchEntries(of: index, &effects)
  }

  /// Lists a timeline's entries by date, stably (TL-30).
  ///
  /// - Returns: Whether the provider had sorted them.
  private mutating func prepare(_ timeline: Timeline, as id: TimelineID, _ index: Int) -> Bool {
    core.placements[index].waiting.clear()
    core.placements[index].waiting.timeline = id
    var isSorted = true
    var last = WallDate.distantPast
    for entry in timeline.entries.indices {
      let date = timeline.entries[entry].date
      if date < last { isSorted = false }
      last = date
      core.placements[index].waiting.moments.append(
        Playback.Moment(date: date, entry: Int32(truncatingIfNeeded: entry))
      )
    }
    if !isSorted, decides(.sortsEntries, true, about: index) {
      core.placements[index].waiting.moments.sort {
        ($0.date, $0.entry) < ($1.date, $1.entry)
      }
    }
    return isSorted
  }

  /// Keeps the last of equal dates; the others are never shown (TL-31).
  ///
  /// - Returns: Whether dates repeat.
  private mutating func dropEqualDates(_ index: Int) -> Bool {
    let count = core.placements[index].waiting.moments.count
    var kept = 0
    let lastWins = decides(.lastOfEqualDatesWins, true, about: index)
    for place in 0..<count {
      let moment = core.placements[index].waiting.moments[place]
      if kept > 0, core.placements[index].waiting.moments[kept - 1].date == moment.date {
        if lastWins { core.placements[index].waiting.moments[kept - 1] = moment }
      } else {
        core.placements[index].waiting.moments[kept] = moment
        kept += 1
      }
    }
    core.placements[index].waiting.moments.removeLast(count - kept)
    return kept < count
  }

  private func hasSeveralURLs(_ timeline: Timeline) -> Bool {
    timeline.entries.contains { entry in
      let view = Int(entry.view.number)
      return core.views.indices.contains(view) && core.views[view].hasSeveralURLs
    }
  }

  /// When a timeline's policy asks for the next one (TL-19, TL-21, TL-23).
  private func due(_ policy: ReloadPolicy, _ index: Int) -> WallDate? {
    let moments = core.placements[index].waiting.moments
    guard let first = moments.first?.date, let last = moments.last?.date else { return nil }
    switch policy {
    case .atEnd:
      return passes(.atEndWaitsForLastDate, true, about: index) ? last : first
    case .after(let date):
      return decides(.afterMayPrecedeLastDate, true, about: index) ? date : max(date, last)
    case .never:
      return passes(.neverAsks, false, about: index) ? last : nil
    }
  }
}
