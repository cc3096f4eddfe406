import WidgetModel

extension Clause {
  /// Two requests at one moment get one answer.
  static let answersAgree = Clause(
    id: "TL-27.provider",
    title: "requests at one moment are answered alike",
    statement: """
      Two timeline requests for the same widget, family and configuration at the same moment are \
      answered with entries of the same dates and views and with the same policy, unless the code takes \
      random numbers for them.
      """,
    level: .recommended,
    party: .provider,
    facts: [.tl27],
    situations: [
      ClauseSituation("answered alike"),
      ClauseSituation("answered otherwise", isRequired: false),
      ClauseSituation("answered otherwise by chance, as the code means it", isRequired: false),
    ],
    observes: EventKinds(.answered, .did),
    needs: [.realCode, .timelines],
    checker: { AnswersAgreeChecker() }
  )
}

private struct AnswersAgreeChecker: Checker {
  private struct Answered {
    let request: RequestRecord
    let timeline: TimelineID
    let isRandom: Bool
  }

  /// The answered requests of the latest moments, a few of them.
  private var answered: [Answered] = []
  /// The requests under way for which random numbers were taken; the latest few.
  private var random: [RequestID] = []

  mutating func begin(_ state: ObservedState) {
    answered.removeAll(keepingCapacity: true)
    random.removeAll(keepingCapacity: true)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard state.sideEffect(number)?.kind == .randomnessRead else { return }
      if random.count == 64 { random.removeFirst() }
      random.append(id)
    case .input(.answered(let id, let answer, _)):
      guard let request = state.requests[id] else { return }
      // What an intent has changed may be answered otherwise at the same moment.
      if request.kind == .intent { answered.removeAll(keepingCapacity: true) }
      guard request.kind == .timeline, request.answers == 0, case .timeline(let number) = answer
      else { return }
      take(request, number, at: index, state, &tally)
    default: break
    }
  }

  private mutating func take(
    _ request: RequestRecord,
    _ number: TimelineID,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let place = random.firstIndex(of: request.id)
    if let place { random.remove(at: place) }
    let new = Answered(request: request, timeline: number, isRandom: place != nil)
    defer {
      if answered.count == 16 { answered.removeFirst() }
      answered.append(new)
    }
    guard let timeline = state.timeline(number),
      let other = answered.last(where: { isTwin($0.request, request) }),
      let first = state.timeline(other.timeline)
    else { return }
    let comparison = TimelineComparison(first, timeline, asked: request.wall)
    guard let difference = comparison.difference(in: state) else { return tally.see(0) }
    guard !new.isRandom, !other.isRandom else { return tally.see(2) }
    tally.see(1)
    tally.violated(
      "otherwise",
      at: index,
      placement: request.subject.placement,
      request: request.id,
      place: timeline.place,
      comparing: Comparison(
        expected: "the same answer at the same moment",
        actual: "\(difference)"
      ),
      "two requests of \(request.instant) were answered otherwise: \(difference)"
        + state.circumstances
    )
  }

  private func isTwin(_ left: RequestRecord, _ right: RequestRecord) -> Bool {
    left.wall == right.wall && left.instant == right.instant
      && left.subject.widget == right.subject.widget
      && left.subject.family == right.subject.family
      && left.subject.configuration == right.subject.configuration
  }
}
