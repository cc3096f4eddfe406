import WidgetModel

/// A comparison of the due and the actual effects of one step, both with the oracle's request
/// numbers.
struct StepComparison {
  /// An effect that was due, with the time since which it was due.
  struct Due {
    var effect: Effect
    var since: Instant
  }

  /// An effect that happened, with its index in the trace.
  struct Came {
    var effect: Effect
    var event: Int
  }

  /// The due effects that did not happen.
  private(set) var missing: [Due] = []

  /// The effects that happened without being due.
  private(set) var unfounded: [Came] = []

  /// The effects that happened later than they were due.
  private(set) var late: [(due: Due, came: Came)] = []

  /// The effects that happened after one that they should have preceded.
  private(set) var disordered: [(due: Due, came: Came)] = []

  /// Compares the two as multisets, and also in order where an order is binding.
  ///
  /// - Parameters:
  ///   - due: The effects that were due.
  ///   - came: The effects that happened.
  ///   - now: The time of the step.
  ///   - isOrdered: True if an order is compared at all.
  ///   - isByTime: True if no input caused the step. Each effect then has a fixed position: the
  ///     timed-out requests, oldest first, the displays, and the outcomes of reloads, by placed
  ///     widget.
  /// - Complexity: O(due × came), because steps are small and nearly all are equal.
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

  /// Removes from the missing and unfounded effects the pairs about one subject with different
  /// contents, and returns them.
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

  /// Returns the placed widget within whose effects the order is a fact, or `nil` for effects
  /// without an order.
  ///
  /// A timeline is in effect before it is shown (TL-13), an entry is shown before the policy due at
  /// its date asks, and a grant precedes its request.
  private static func chain(of effect: Effect) -> PlacementID? {
    switch effect {
    case .committed(let id, _, _), .displayed(let id, _), .granted(let id, _, _): id
    case .requested(_, .timeline, let subject): subject.placement
    default: nil
    }
  }
}

extension Effect {
  /// Returns true if two effects are of the same kind and about the same placed widget or request.
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
  /// Returns true if two effects are of the same kind and about the same control.
  fileprivate func isAboutTheSame(as other: ControlEffect) -> Bool {
    switch (self, other) {
    case (.shown(let id, _), .shown(let otherID, _)): id == otherID
    case (.led(let id, _), .led(let otherID, _)): id == otherID
    default: false
    }
  }
}

extension ActivityEffect {
  /// Returns true if two effects have the same kind and activity, or are about the Dynamic
  /// Island.
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
