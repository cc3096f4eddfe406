import WidgetModel

// Effects due because of answers to requests for placed widgets, and of their failures.
extension PlacementsHistory {
  /// Appends the effects of a timeline that is put into effect, and records it.
  mutating func commit(
    _ id: TimelineID,
    _ timeline: Timeline,
    of number: Int,
    _ place: Int,
    at now: Instant,
    _ clock: ClockHistory,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    let placement = PlacementID(place)
    let renderings = Int64(timeline.entries.count) * profile[.appearances]
    due.append(.archived(RequestID(number), renderings: Int32(truncatingIfNeeded: renderings)))
    let committed = CommittedTimeline(id, timeline, clockMoves: clock.moves)
    if committed.isUnsorted { due.append(.reported(.unsortedEntries, placement)) }
    if committed.hasEqualDates { due.append(.reported(.equalDates, placement)) }
    if TreeReading.haveSeveralURLs(timeline, in: trace) {
      due.append(.reported(.severalWidgetURLs, placement))
    }
    due.append(.committed(placement, RequestID(number), id))
    list[place].display.commit(committed, at: now, clock)
    list[place].reloads.commit()
    list[place].toggles.forgetTaps()
    question(place)
  }

  mutating func returnIntent(_ place: Int) {
    list[place].reloads.isAskedTwice = profile.isOn(.doubleReloadOnIntent)
    ask(for: ReloadCauses(.interaction), place)
  }

  mutating func fail(
    _ request: MadeRequest,
    _ id: PlacementID,
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    guard let place = place(of: id) else { return }
    if request.kind == .timeline { list[place].reloads.fail(at: now) }
    question(place)
    guard let toggle = request.toggle, list[place].toggles.turnBack(toggle) else { return }
    let tree = list[place].display.view.flatMap { trace.view($0) }.map(TreeReading.init)
    // Another entry of the timeline may not have this toggle; then nothing is due.
    guard let isOn = tree?.isOn(toggle) else { return }
    due.append(.toggled(id, node: toggle, isOn: isOn))
  }
}
