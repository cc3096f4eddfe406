import WidgetModel

extension TimelineMachine {
  /// Archives a timeline and puts it into effect as a whole or not at all (TL-13, TL-25), in
  /// O(entries), or O(entries · log entries) if they are not sorted.
  mutating func commit(
    _ id: TimelineID,
    from request: RequestID,
    _ placement: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    let timeline = core.state.timelines[Int(id.number)]
    let appearances =
      core.passes(.archivesEveryAppearance, true, about: placement) ? core.numbers.appearances : 1
    // `Interval` saturates, so that a huge profile value cannot overflow the product.
    let renderings = Interval(microseconds: appearances) * Int64(timeline.entries.count)
    core.effects.append(.archived(request, renderings: Int32(clamping: renderings.microseconds)))
    let isSorted = prepare(timeline, as: id, placement, &core)
    if !isSorted { core.effects.append(.reported(.unsortedEntries, placement)) }
    if dropEqualDates(placement, &core) { core.effects.append(.reported(.equalDates, placement)) }
    if hasSeveralURLs(timeline, &core) {
      core.effects.append(.reported(.severalWidgetURLs, placement))
    }
    core.effects.append(.committed(placement, request, id))
    // From the sorted entries: the policy `atEnd` needs the last date.
    placements[placement].policy = due(timeline.policy, placement, &core)
    if !core.decides(.oldStaysUntilFirstDate, true, about: placement) {
      placements[placement].startWaiting()
    }
    switchEntries(of: placement, &core)
  }

  /// Lists entries by date, stably; returns true if the provider had sorted them (TL-30).
  private mutating func prepare(
    _ timeline: Timeline,
    as id: TimelineID,
    _ placement: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    let isSorted = placements[placement].waiting.load(timeline, as: id)
    if !isSorted, core.decides(.sortsEntries, true, about: placement) {
      placements[placement].waiting.sort()
    }
    return isSorted
  }

  /// Shows only one of several entries with equal dates; returns true if dates repeat (TL-31).
  private mutating func dropEqualDates(
    _ placement: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    let lastWins = core.decides(.lastOfEqualDatesWins, true, about: placement)
    return placements[placement].waiting.dropEqualDates(lastWins: lastWins)
  }

  private func hasSeveralURLs(
    _ timeline: Timeline,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    timeline.entries.contains { entry in
      let view = Int(entry.view.number)
      return core.state.views.indices.contains(view) && core.state.views[view].hasSeveralURLs
    }
  }

  /// Returns the date at which a timeline's policy requests the next one (TL-19, TL-21, TL-23).
  private func due(
    _ policy: ReloadPolicy,
    _ placement: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> WallDate? {
    let moments = placements[placement].waiting.moments
    guard let first = moments.first?.date, let last = moments.last?.date else { return nil }
    switch policy {
    case .atEnd:
      return core.passes(.atEndWaitsForLastDate, true, about: placement) ? last : first
    case .after(let date):
      return core.decides(.afterMayPrecedeLastDate, true, about: placement) ? date : max(date, last)
    case .never:
      return core.passes(.neverAsks, false, about: placement) ? last : nil
    }
  }
}
