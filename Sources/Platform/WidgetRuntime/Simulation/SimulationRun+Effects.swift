import WidgetModel

extension SimulationRun {
  /// Carries out for the source what an effect of the subject requires.
  mutating func carryOut<Source: TimelineSource>(_ effect: Effect, _ source: inout Source) {
    switch effect {
    case .requested(let id, let kind, let subject):
      source.begin(Request(id, kind, subject, wall: wall), at: now)
    case .cancelled(let id): source.cancel(id)
    case .activities(let effect): source.notice(effect, at: now)
    case .failed(let id, .outOfMemory):
      guard let widget = causes.widget(of: id) else { return }
      source.killProcess(of: widget)
      dead.append(widget)
    default: break
    }
  }

  /// Returns the index of the event that an effect's ids name, otherwise of the current input,
  /// which is -1 for time alone.
  func cause(of effect: Effect, by input: Input, at place: Int32) -> Int32 {
    switch effect {
    case .archived(let id, _), .committed(_, let id, _), .failed(let id, _):
      // An input is the cause if there is one; a failure by time alone goes back to its request.
      if case .answered(id, _, _) = input { return place }
      return place >= 0 ? place : causes.requested(id) ?? -1
    case .cancelled(let id):
      return place >= 0 ? place : causes.requested(id) ?? -1
    case .displayed(_, .entry(let timeline, _)):
      return causes.committed(timeline) ?? place
    case .requested(_, .timeline, let subject):
      return causes.granted(subject.placement) ?? place
    default: return place
    }
  }

  /// Records the index of an effect, for the causes of later events.
  mutating func record(_ effect: Effect, at place: Int32) {
    switch effect {
    case .requested(let id, let kind, let subject):
      causes.recordRequest(id, of: subject.widget, at: place)
      if kind == .timeline { causes.forgetGranted(subject.placement) }
    case .granted(let placement, _, _): causes.recordGrant(placement, at: place)
    case .displayed(let id, let display): displays[id] = display
    case .committed(_, _, let timeline):
      causes.recordTimeline(timeline, of: trace.timelines.count, at: place)
    default: break
    }
  }

  /// Returns the tree of the entry that a placed widget shows, or `nil` for a placeholder.
  func viewOnDisplay(of id: PlacementID) -> ViewID? {
    guard case .entry(let timeline, let entry) = displays[id],
      let entries = trace.timeline(timeline)?.entries, entries.indices.contains(Int(entry))
    else { return nil }
    return entries[Int(entry)].view
  }
}

extension Request {
  /// Creates the request that an effect makes.
  init(
    _ id: RequestID,
    _ kind: RequestKind,
    _ subject: RequestSubject,
    wall: WallDate
  ) {
    self.init(
      id: id,
      kind: kind,
      widget: subject.widget,
      placement: subject.placement.number < 0 ? nil : subject.placement,
      family: subject.family,
      configuration: Int(subject.configuration),
      intent: Int(subject.intent),
      isPreview: subject.isPreview,
      wall: wall
    )
  }
}
