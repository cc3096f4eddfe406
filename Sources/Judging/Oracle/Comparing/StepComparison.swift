import WidgetModel

/// What was due in one step beside what came, both with the oracle's numbers of requests.
struct StepComparison {
  /// An effect that was due, and since when.
  struct Due {
    var effect: Effect
    var since: Instant
  }

  /// An effect that came, and its place in the trace.
  struct Came {
    var effect: Effect
    var event: Int
  }

  /// What was due and did not come.
  private(set) var missing: [Due] = []

  /// What came and was not due.
  private(set) var unfounded: [Came] = []

  /// What came later than it was due.
  private(set) var late: [(due: Due, came: Came)] = []

  /// What came behind what should have come after it.
  private(set) var disordered: [(due: Due, came: Came)] = []

  /// Compares the two as multisets, and what binds an order in its order.
  ///
  /// - Parameters:
  ///   - due: What was due.
  ///   - came: What came.
  ///   - now: When it came.
  ///   - isOrdered: Whether an order is compared at all.
  ///   - isByTime: Whether no input brought the step about; each effect then has its place: the requests whose
  ///     time is over, oldest first, what is shown, and what becomes of reloads, each placed widget in its turn.
  /// - Complexity: O(due × came), since steps are small and nearly all are equal.
  init(due: [Due], came: [Came], at now: Instant, isOrdered: Bool, isByTime: Bool) {
    var open = due
    for came in came {
      let match = open.firstIndex { $0.effect == came.effect }
      guard let match else {
        unfounded.append(came)
        continue
      }
      if open[match].since < now { late.append((open[match], came)) }
      open.remove(at: match)
    }
    missing = open
    guard isOrdered, missing.isEmpty, unfounded.isEmpty else { return }
    if isByTime {
      if let first = zip(due, came).first(where: { $0.effect != $1.effect }) {
        disordered.append(first)
      }
      return
    }
    for chain in Set(due.compactMap { StepComparison.chain(of: $0.effect) }) {
      let due = due.filter { StepComparison.chain(of: $0.effect) == chain }
      let came = came.filter { StepComparison.chain(of: $0.effect) == chain }
      if let first = zip(due, came).first(where: { $0.effect != $1.effect }) {
        disordered.append(first)
      }
    }
  }

  /// Takes the pairs out of what is missing and unfounded that are about one thing and differ in what they
  /// say.
  mutating func takePairs() -> [(due: Due, came: Came)] {
    var pairs: [(due: Due, came: Came)] = []
    var kept: [Due] = []
    for due in missing {
      let match = unfounded.firstIndex { $0.effect.isAboutTheSame(as: due.effect) }
      if let match {
        pairs.append((due, unfounded.remove(at: match)))
      } else {
        kept.append(due)
      }
    }
    missing = kept
    return pairs
  }

  /// The placed widget within whose effects an order is a fact, `nil` of effects that stand anywhere.
  ///
  /// A timeline is in force before it is shown (TL-13), an entry is shown before the policy that comes due
  /// at its date asks, and a grant comes before its request.
  private static func chain(of effect: Effect) -> PlacementID? {
    switch effect {
    case .committed(let id, _, _), .displayed(let id, _), .granted(let id, _, _): id
    case .requested(_, .timeline, let subject): subject.placement
    default: nil
    }
  }
}

extension Effect {
  /// Whether two effects are of one kind and about one placed widget or request.
  fileprivate func isAboutTheSame(as other: Effect) -> Bool {
    switch (self, other) {
    case (.requested(_, let kind, let subject), .requested(_, let otherKind, let otherSubject)):
      kind == otherKind && subject.placement == otherSubject.placement
        && subject.widget == otherSubject.widget
    case (.cancelled(let id), .cancelled(let otherID)): id == otherID
    case (.held(let id, _, _), .held(let otherID, _, _)): id == otherID
    case (.dropped(let id, _), .dropped(let otherID, _)): id == otherID
    case (.granted(let id, _, _), .granted(let otherID, _, _)): id == otherID
    case (.archived(let id, _), .archived(let otherID, _)): id == otherID
    case (.committed(let id, _, _), .committed(let otherID, _, _)): id == otherID
    case (.failed(let id, _), .failed(let otherID, _)): id == otherID
    case (.displayed(let id, _), .displayed(let otherID, _)): id == otherID
    case (.toggled(let id, _, _), .toggled(let otherID, _, _)): id == otherID
    case (.led(let id, _), .led(let otherID, _)): id == otherID
    case (.reported(_, let id), .reported(_, let otherID)): id == otherID
    case (.presented(let item), .presented(let other)): item.isAboutTheSame(as: other)
    case (.activities(let effect), .activities(let other)):
      effect.isAboutTheSame(as: other)
    case (.controls(let effect), .controls(let other)): effect.isAboutTheSame(as: other)
    default: false
    }
  }

  /// The effect with another number in the place of its request's.
  func renamed(_ number: (RequestID) -> RequestID) -> Effect {
    switch self {
    case .requested(let id, let kind, let subject): .requested(number(id), kind, subject)
    case .cancelled(let id): .cancelled(number(id))
    case .archived(let id, let renderings): .archived(number(id), renderings: renderings)
    case .committed(let placement, let id, let timeline):
      .committed(placement, number(id), timeline)
    case .failed(let id, let reason): .failed(number(id), reason)
    case .held, .dropped, .granted, .displayed, .toggled, .led, .reported, .activities, .presented,
      .controls:
      self
    default: renamed(by: { id in (id as? RequestID).map(number) ?? id })
    }
  }
}

extension ControlEffect {
  /// Whether two effects are of one kind and about one control.
  fileprivate func isAboutTheSame(as other: ControlEffect) -> Bool {
    switch (self, other) {
    case (.shown(let id, _), .shown(let otherID, _)): id == otherID
    case (.led(let id, _), .led(let otherID, _)): id == otherID
    default: false
    }
  }
}

extension ActivityEffect {
  /// Whether two effects are of one kind and about one activity, or about the Dynamic Island.
  fileprivate func isAboutTheSame(as other: ActivityEffect) -> Bool {
    switch (self, other) {
    case (.refused(let id, _), .refused(let otherID, _)): id == otherID
    case (.changed(let id, _), .changed(let otherID, _)): id == otherID
    case (.shown(let id, _), .shown(let otherID, _)): id == otherID
    case (.alerted(let id, _), .alerted(let otherID, _)): id == otherID
    case (.led(let id, _), .led(let otherID, _)): id == otherID
    case (.island, .island): true
    default: false
    }
  }
}
