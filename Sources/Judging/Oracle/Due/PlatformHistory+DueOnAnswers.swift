import WidgetModel

extension PlatformHistory {
  /// Appends the effects due because of an answer to a request, and records them.
  mutating func answer(
    _ number: Int,
    _ answer: AnswerKind,
    memory: Int64,
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    let request = requests.made[number]
    var timeline: Timeline?
    if case .timeline(let id) = answer { timeline = trace.timeline(id) }
    switch reading(of: number, answer, memory: memory, timeline: timeline) {
    case .nothing: break
    case .notice(let notice): due.append(.reported(notice, request.placement))
    case .fails(.outOfMemory):
      fail(number, .outOfMemory, at: now, &due, in: trace)
      for other in underWay(of: request.subject.widget) {
        fail(other, .processKilled, at: now, &due, in: trace)
      }
    case .fails(let reason): fail(number, reason, at: now, &due, in: trace)
    case .isOver:
      requests.end(number, .answered)
      if request.kind.isOfControl { answerControl(request, answer, at: now, &due) }
    case .intentIsOver:
      requests.end(number, .answered)
      guard let place = request.placement.flatMap(place(of:)) else { return }
      placements[place].isAskedTwice = profile.isOn(.doubleReloadOnIntent)
      ask(for: ReloadCauses(.interaction), place)
    case .commits(let id):
      requests.end(number, .answered)
      guard let timeline, let place = request.placement.flatMap(place(of:)) else { return }
      commit(id, timeline, of: number, place, at: now, &due, in: trace)
    }
  }

  private mutating func commit(
    _ id: TimelineID,
    _ timeline: Timeline,
    of number: Int,
    _ place: Int,
    at now: Instant,
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
    placements[place].commit(committed, replacesShown: hasShownNewest(place, at: now))
    question(place)
  }
}
