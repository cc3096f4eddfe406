import WidgetModel

extension ReferenceRuntime {
  /// Puts the newest reached entry of a placement in force and shows it (TL-11, TL-12).
  ///
  /// A timeline that waits for its first date takes over at that date; until then the one before
  /// goes on (TL-34). A moment that was reached stays reached, whatever the clock does.
  mutating func switchEntries(of index: Int, _ effects: inout [Effect]) {
    guard core.placements[index].isPlaced else { return }
    if core.placements[index].waiting.timeline != nil,
      let first = core.placements[index].waiting.next, hasReached(.entryReached, first.date)
    {
      startWaiting(index)
    }
    let skips =
      core.placements[index].shown.next == nil || decides(.skipsPassedEntries, true, about: index)
    if !skips { show(index, &effects) }
    while let next = core.placements[index].shown.next, hasReached(.entryReached, next.date) {
      core.placements[index].shown.reached += 1
      if !skips { show(index, &effects) }
    }
    show(index, &effects)
  }

  /// Lets the waiting timeline take the place of the one in force, with its first entry.
  mutating func startWaiting(_ index: Int) {
    core.placements[index].startWaiting()
  }

  /// Shows what is in force, and says so if that is something else than before.
  mutating func show(_ index: Int, _ effects: inout [Effect]) {
    var display = Display.placeholder
    if !core.phone.awaitsUnlock, let timeline = core.placements[index].shown.timeline,
      let moment = core.placements[index].shown.current
    {
      display = .entry(timeline, moment.entry)
    }
    guard core.placements[index].display != display else { return }
    core.placements[index].display = display
    effects.append(.displayed(PlacementID(index), display))
  }
}
