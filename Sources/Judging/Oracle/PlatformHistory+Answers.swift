import WidgetModel

extension PlatformHistory {
  mutating func answer(
    _ number: Int,
    _ answer: AnswerKind,
    memory: Int64,
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    let request = requests.made[number]
    let place = request.placement.flatMap { placements.place(of: $0) }
    var timeline: Timeline?
    if case .timeline(let id) = answer { timeline = trace.timeline(id) }
    switch requests.reading(of: number, answer, memory: memory, timeline: timeline) {
    case .nothing: break
    case .notice(let notice): due.append(.reported(notice, request.placement))
    case .fails(.outOfMemory):
      fail(number, .outOfMemory, at: now, &due, in: trace)
      for other in requests.underWay(of: request.subject.widget) {
        fail(other, .processKilled, at: now, &due, in: trace)
      }
    case .fails(let reason): fail(number, reason, at: now, &due, in: trace)
    case .isOver:
      requests.end(number, .answered)
      if request.kind.isOfControl { controls.answer(request, answer, at: now, &requests, &due) }
    case .intentIsOver:
      requests.end(number, .answered)
      if let place { placements.returnIntent(place) }
    case .commits(let id):
      requests.end(number, .answered)
      guard let timeline, let place else { return }
      placements.commit(id, timeline, of: number, place, at: now, clock, &due, in: trace)
    }
  }

  mutating func fail(
    _ number: Int,
    _ reason: FailureReason,
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    let request = requests.made[number]
    requests.end(number, .failed)
    due.append(.failed(RequestID(number), reason))
    if let id = request.placement {
      placements.fail(request, id, at: now, &due, in: trace)
    } else {
      controls.fail(request, at: now, &due)
    }
  }
}
