import WidgetModel

/// The names that a run has announced to a subject, for checking its effects.
///
/// A subject that uses an unknown name is rejected, because its meaning would be a guess.
struct KnownNames {
  private var widgets = 0
  private var placements = 0
  private var entries: [Int] = []
  private var requests: Set<Int32> = []
  private var observations = EventKinds.all

  mutating func begin(_ setup: Setup, observations: EventKinds) {
    widgets = setup.widgets.count
    placements = setup.placements.count
    entries.removeAll(keepingCapacity: true)
    requests.removeAll(keepingCapacity: true)
    self.observations = observations
  }

  /// Records a timeline; they are announced in the order of their ids.
  mutating func record(_ timeline: Timeline) { entries.append(timeline.entries.count) }

  /// Returns the problem with the first faulty effect, or `nil` if all names are known.
  mutating func problem(of effects: [Effect]) -> String? {
    for effect in effects {
      if let problem = problem(of: effect) { return problem }
    }
    return nil
  }

  /// Returns the problem with an effect, or `nil` if all its names are known.
  mutating func problem(of effect: Effect) -> String? {
    guard observations.contains(effect.kind) else {
      return
        "it reports \(effect.kind.rawValue), which is missing from the observations in its hello; "
        + "add the kind there, or do not report it"
    }
    switch effect {
    case .requested(let id, let kind, let subject): return problem(id, kind, subject)
    case .displayed(let id, .entry(let timeline, let entry)):
      return problem(id) ?? problem(timeline) ?? problem(entry, of: timeline)
    case .reported(_, let id): return id.flatMap(problem)
    case .activities(let effect): return problem(of: effect)
    case .presented(let item): return problem(of: item.content)
    default:
      for name in effect.names {
        if let problem = problem(naming: name) { return problem }
      }
      return nil
    }
  }

  private func problem(naming id: any RunIdentifier) -> String? {
    switch id {
    case let id as WidgetID: problem(id)
    case let id as PlacementID: problem(id)
    case let id as RequestID: problem(id)
    case let id as TimelineID: problem(id)
    default: nil
    }
  }

  /// Accepts any activity number that a scenario can name; clauses judge which the app uses.
  private func problem(of effect: ActivityEffect) -> String? {
    let named: [ActivityID?] =
      if case .island(let attached, let detached) = effect { [attached, detached] } else {
        [effect.activity]
      }
    let unknown = named.compactMap { $0 }.first { !(0...999).contains($0.number) }
    return unknown.map { "there is no activity \($0.number); their numbers are 0 to 999" }
  }

  private func problem(of content: PresentedContent) -> String? {
    switch content {
    case .placement(let id): problem(id)
    case .activity(let id): problem(of: .tokenGiven(id))
    case .widget(let id): problem(id)
    }
  }

  private func problem(_ id: WidgetID) -> String? {
    (0..<widgets).contains(Int(id.number))
      ? nil : "there is no widget \(id.number); the setup has \(widgets)"
  }

  private mutating func problem(
    _ id: RequestID,
    _ kind: RequestKind,
    _ subject: RequestSubject
  ) -> String? {
    guard id.number >= 0 else { return "request \(id.number) has a negative number" }
    guard requests.insert(id.number).inserted else {
      return "two requests have the number \(id.number); count them through the run"
    }
    guard kind.isAskedByRuntime else { return "a runtime does not ask for \(kind.rawValue)" }
    // A person may look at any widget in the gallery, even one that is not in the setup.
    if subject.placement.number == -1 { return nil }
    return problem(subject.widget) ?? problem(subject.placement)
  }

  private func problem(_ id: PlacementID) -> String? {
    (0..<placements).contains(Int(id.number))
      ? nil : "there is no placement \(id.number); the setup has \(placements)"
  }

  private func problem(_ id: RequestID) -> String? {
    requests.contains(id.number) ? nil : "there is no request \(id.number)"
  }

  private func problem(_ id: TimelineID) -> String? {
    entries.indices.contains(Int(id.number))
      ? nil : "there is no timeline \(id.number); \(entries.count) were announced"
  }

  private func problem(_ entry: Int32, of id: TimelineID) -> String? {
    let count = entries[Int(id.number)]
    return (0..<count).contains(Int(entry))
      ? nil : "timeline \(id.number) has no entry \(entry); it has \(count), counted from 0"
  }
}
