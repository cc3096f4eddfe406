import WidgetModel

/// Which cause each event of a run has to have: the event that its ids name, or the input that was being
/// processed, or none where time alone brought it about.
///
/// It shares no code with the simulation, which writes the causes.
struct CauseLedger {
  private var requested: [RequestID: Int32] = [:]
  /// When the time of each request is over.
  private var limits: [RequestID: Instant] = [:]
  private var profile = Profile.iOS26
  private var committed: [TimelineID: Int32] = [:]
  /// The places of grants for which nothing was requested yet.
  private var granted: [PlacementID: Int32] = [:]
  private var lastInput: (place: Int32, instant: Instant) = (-1, .never)
  private var lastSideEffect: Int32 = -1

  /// Starts another run.
  mutating func begin(_ profile: Profile) {
    self.profile = profile
    requested.removeAll(keepingCapacity: true)
    limits.removeAll(keepingCapacity: true)
    committed.removeAll(keepingCapacity: true)
    granted.removeAll(keepingCapacity: true)
    lastInput = (-1, .never)
    lastSideEffect = -1
  }

  /// Takes the next event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - place: Its place in the trace.
  ///   - situations: Where the kind of its cause is counted.
  /// - Returns: What is wrong with its cause, `nil` where it is right.
  mutating func observe(
    _ event: TraceEvent,
    at place: Int,
    _ situations: inout PlaybackSituations
  ) -> String? {
    let place = Int32(truncatingIfNeeded: place)
    let causes: [Int32]
    switch event.body {
    case .input(let input):
      causes = [cause(of: input)]
      note(input, at: place, event.instant)
    case .effect(let effect):
      causes = self.causes(of: effect, at: event.instant)
      note(effect, at: place, event.instant)
    }
    guard !causes.contains(event.cause) else {
      if event.cause >= 0 {
        if event.cause == lastInput.place { situations.byInput += 1 } else { situations.byID += 1 }
      } else if case .effect = event.body {
        situations.byTime += 1
      }
      return nil
    }
    let named = causes.map { $0 < 0 ? "none" : "event \($0)" }.joined(separator: " or ")
    return "event \(place) at \(event.instant) names \(event.cause) as its cause, which is \(named)"
  }

  private func cause(of input: Input) -> Int32 {
    switch input {
    case .answered(let id, _, _), .did(let id, _): requested[id] ?? -1
    // A call that a widget's code made follows what the code did.
    case .reloadCalled, .reloadAllCalled: lastSideEffect
    default: -1
    }
  }

  private func causes(of effect: Effect, at now: Instant) -> [Int32] {
    var byTime: Int32 = -1
    switch effect {
    case .displayed(_, .entry(let timeline, _)):
      if let place = committed[timeline] { return [place] }
    case .requested(_, .timeline, let subject):
      if let place = granted[subject.placement] { return [place] }
    case .archived(let id, _), .committed(_, let id, _):
      byTime = requested[id] ?? -1
    case .failed(let id, _), .cancelled(let id):
      byTime = requested[id] ?? -1
      // While its time is not over, time alone ends no request.
      if lastInput.instant == now, now <= limits[id] ?? .start { return [lastInput.place] }
    default: break
    }
    // What comes at the instant of an input may come by time all the same.
    return lastInput.instant == now ? [lastInput.place, byTime] : [byTime]
  }

  private mutating func note(_ input: Input, at place: Int32, _ now: Instant) {
    lastSideEffect = -1
    switch input {
    case .asked(let id, _, _): requested[id] = place
    case .did: lastSideEffect = place
    default: lastInput = (place, now)
    }
  }

  private mutating func note(_ effect: Effect, at place: Int32, _ now: Instant) {
    switch effect {
    case .requested(let id, let kind, let subject):
      requested[id] = place
      limits[id] =
        now + profile.interval(kind == .intent ? .intentDeadline : .timelineHardDeadline)
      if kind == .timeline { granted[subject.placement] = nil }
    case .granted(let id, _, _): granted[id] = place
    case .committed(_, _, let timeline): committed[timeline] = place
    default: break
    }
  }
}
