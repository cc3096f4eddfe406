import WidgetModel

extension TimelineMachine {
  /// Puts the newest reached entry of a placement into effect and shows it (TL-11, TL-12).
  ///
  /// A timeline that waits for its first date takes over at that date; until then the previous one
  /// continues (TL-34). A moment that was reached stays reached, regardless of the clock.
  mutating func switchEntries(
    of id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard core.state.placements[id].isPlaced else { return }
    if placements[id].waiting.timeline != nil,
      let first = placements[id].waiting.next, core.hasReached(.entryReached, first.date)
    {
      placements[id].startWaiting()
    }
    // With no entry left to skip, the answer would not matter and is not requested.
    let skips =
      placements[id].shown.next == nil || core.decides(.skipsPassedEntries, true, about: id)
    if !skips { show(id, &core) }
    while let next = placements[id].shown.next, core.hasReached(.entryReached, next.date) {
      placements[id].shown.reached += 1
      if !skips { show(id, &core) }
    }
    show(id, &core)
  }

  /// Updates a placement's display and reports it if it changed.
  mutating func show(_ id: PlacementID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    var display = Display.placeholder
    if !core.state.phone.awaitsUnlock, let timeline = placements[id].shown.timeline,
      let moment = placements[id].shown.current
    {
      display = .entry(timeline, moment.entry)
    }
    guard placements[id].display != display else { return }
    placements[id].display = display
    core.effects.append(.displayed(id, display))
  }

  /// Returns the index of the displayed view among the known ones, or `nil` for a placeholder.
  func viewOnDisplay(
    of placement: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Int? {
    guard case .entry(let id, let entry) = placements[placement].display,
      core.state.timelines.indices.contains(Int(id.number)),
      core.state.timelines[Int(id.number)].entries.indices.contains(Int(entry))
    else { return nil }
    let view = Int(core.state.timelines[Int(id.number)].entries[Int(entry)].view.number)
    return core.state.views.indices.contains(view) ? view : nil
  }
}
