import WidgetModel

extension ReferenceRuntime {
  /// Puts the newest reached entry of a placement into effect and shows it (TL-11, TL-12).
  ///
  /// A timeline that waits for its first date takes over at that date; until then the previous one
  /// continues (TL-34). A moment that was reached stays reached, regardless of the clock.
  mutating func switchEntries(of id: PlacementID, _ effects: inout [Effect]) {
    guard core.placements[id].isPlaced else { return }
    if core.placements[id].waiting.timeline != nil,
      let first = core.placements[id].waiting.next, hasReached(.entryReached, first.date)
    {
      startWaiting(id)
    }
    // With no entry left to skip, the answer would not matter and is not requested.
    let skips =
      core.placements[id].shown.next == nil || decides(.skipsPassedEntries, true, about: id)
    if !skips { show(id, &effects) }
    while let next = core.placements[id].shown.next, hasReached(.entryReached, next.date) {
      core.placements[id].shown.reached += 1
      if !skips { show(id, &effects) }
    }
    show(id, &effects)
  }

  /// Replaces the current timeline by the waiting one, with its first entry.
  mutating func startWaiting(_ id: PlacementID) {
    core.placements[id].startWaiting()
  }

  /// Updates a placement's display and reports it if it changed.
  mutating func show(_ id: PlacementID, _ effects: inout [Effect]) {
    var display = Display.placeholder
    if !core.phone.awaitsUnlock, let timeline = core.placements[id].shown.timeline,
      let moment = core.placements[id].shown.current
    {
      display = .entry(timeline, moment.entry)
    }
    guard core.placements[id].display != display else { return }
    core.placements[id].display = display
    effects.append(.displayed(id, display))
  }
}
