import WidgetModel

/// Checks that each event names its cause: its ids' event, the processed input, or none; shares no
/// code with the simulation, which records the causes.
struct CauseCheck {
  private struct Asked {
    let place: Int32
    var limit = Instant.start
  }

  /// The one or two indices that a cause may have, -1 for none.
  private struct Causes {
    let first: Int32
    let second: Int32

    init(_ first: Int32, _ second: Int32? = nil) {
      self.first = first
      self.second = second ?? first
    }

    var words: String {
      (first == second ? [first] : [first, second])
        .map { $0 < 0 ? "none" : "event \($0)" }.joined(separator: " or ")
    }
  }

  private static let none: Int32 = -1

  private var timelineDeadline = Interval.zero
  private var intentDeadline = Interval.zero
  private var requests = NumberTable<Asked>()
  /// The indices of the events that put timelines in force, by timeline number.
  private var committed = NumberTable<Int32>()
  /// The indices of grants that no request has followed yet, by placed widget.
  private var granted = NumberTable<Int32>()
  private var lastInput: (place: Int32, instant: Instant) = (none, .never)
  private var lastSideEffect = none

  mutating func begin(_ profile: Profile) {
    timelineDeadline = profile.interval(.timelineHardDeadline)
    intentDeadline = profile.interval(.intentDeadline)
    requests.removeAll()
    committed.removeAll()
    granted.removeAll()
    lastInput = (Self.none, .never)
    lastSideEffect = Self.none
  }

  /// Checks the next event, counts the kind of its cause, and describes what is wrong with it.
  mutating func observe(
    _ event: TraceEvent,
    at place: Int,
    _ situations: inout PlaybackSituations
  ) -> String? {
    let place = Int32(truncatingIfNeeded: place)
    let causes: Causes
    switch event.body {
    case .input(let input):
      causes = Causes(cause(of: input))
      record(input, at: place, event.instant)
    case .effect(let effect):
      causes = self.causes(of: effect, at: event.instant)
      record(effect, at: place, event.instant)
    }
    guard event.cause == causes.first || event.cause == causes.second else {
      return """
        event \(place) at \(event.instant) names \(event.cause) as its cause, which is \(causes.words)
        """
    }
    if event.cause >= 0 {
      if event.cause == lastInput.place { situations.byInput += 1 } else { situations.byID += 1 }
    } else if case .effect = event.body {
      situations.byTime += 1
    }
    return nil
  }

  private func place(of id: RequestID) -> Int32 { requests[id.number]?.place ?? Self.none }

  private func cause(of input: Input) -> Int32 {
    switch input {
    case .answered(let id, _, _), .did(let id, _): place(of: id)
    // A call that a widget's code made follows a side effect of that code.
    case .reloadCalled, .reloadAllCalled: lastSideEffect
    default: Self.none
    }
  }

  private func causes(of effect: Effect, at now: Instant) -> Causes {
    var byTime = Self.none
    switch effect {
    case .displayed(_, .entry(let timeline, _)):
      if let place = committed[timeline.number] { return Causes(place) }
    case .requested(_, .timeline, let subject):
      if let place = granted[subject.placement.number], place >= 0 { return Causes(place) }
    case .archived(let id, _), .committed(_, let id, _):
      byTime = place(of: id)
    case .failed(let id, _), .cancelled(let id):
      byTime = place(of: id)
      // Before its deadline, a request does not end by time.
      if lastInput.instant == now, now <= requests[id.number]?.limit ?? .start {
        return Causes(lastInput.place)
      }
    default: break
    }
    // An effect at the instant of an input may still be caused by time.
    return lastInput.instant == now ? Causes(lastInput.place, byTime) : Causes(byTime)
  }

  private mutating func record(_ input: Input, at place: Int32, _ now: Instant) {
    lastSideEffect = Self.none
    switch input {
    case .asked(let id, _, _): requests[id.number] = Asked(place: place)
    case .did: lastSideEffect = place
    default: lastInput = (place, now)
    }
  }

  private mutating func record(_ effect: Effect, at place: Int32, _ now: Instant) {
    switch effect {
    case .requested(let id, let kind, let subject):
      let limit = now + (kind.runsIntent ? intentDeadline : timelineDeadline)
      requests[id.number] = Asked(place: place, limit: limit)
      if kind == .timeline { granted[subject.placement.number] = Self.none }
    case .granted(let id, _, _): granted[id.number] = place
    case .committed(_, _, let timeline): committed[timeline.number] = place
    default: break
    }
  }
}
