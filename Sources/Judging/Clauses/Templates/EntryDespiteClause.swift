import WidgetModel

/// A clause that requires an entry for a timeline request despite an obstacle: it judges the first
/// answer, and the timeout if it observes failures.
protocol EntryDespiteClause: ClauseChecker {
  /// The situations with and without an entry.
  static var outcomes: (entry: Situation, none: Situation) { get }

  /// The violation of an answer without an entry, or of no answer.
  static var noEntry: Violation { get }

  /// The guards for an obstacle whose request is unknown or already answered.
  static var passes: (unknown: Guard, answered: Guard) { get }

  /// The purpose of the entry, in a few words.
  static var expected: String { get }

  /// The timeline requests under way that met an obstacle.
  var hindered: HinderedRequests { get set }

  /// Returns the obstacle in the words of the violation, or `nil` if the side effect is not one.
  func hindrance(_ effect: SideEffect, _ state: ObservedState) -> String?
}

/// The latest requests under way that met an obstacle, with the first obstacle of each.
struct HinderedRequests {
  private static let memory = 64

  private var requests: [(id: RequestID, hindrance: String)] = []

  mutating func removeAll() { requests.removeAll(keepingCapacity: true) }

  /// Records an obstacle; the first one of a request counts.
  mutating func record(_ hindrance: String, _ id: RequestID) {
    guard !requests.contains(where: { $0.id == id }) else { return }
    if requests.count == HinderedRequests.memory { requests.removeFirst() }
    requests.append((id, hindrance))
  }

  /// Removes a request and returns its obstacle.
  mutating func remove(_ id: RequestID) -> String? {
    guard let place = requests.firstIndex(where: { $0.id == id }) else { return nil }
    return requests.remove(at: place).hindrance
  }
}

extension EntryDespiteClause {
  mutating func begin(_ state: ObservedState) { hindered.removeAll() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let effect = check.state.sideEffect(number),
        let hindrance = hindrance(effect, check.state)
      else { return }
      guard let request = check.state.requests[id] else {
        return check.letPass(Self.passes.unknown)
      }
      guard request.kind == .timeline else { return }
      if check.skips(Self.passes.answered, if: request.answers != 0) { return }
      hindered.record(hindrance, id)
    case .input(.answered(let id, let answer, _)):
      guard let hindrance = hindered.remove(id) else { return }
      if case .timeline(let timeline) = answer,
        check.state.timeline(timeline)?.entries.isEmpty == false
      {
        return check.see(Self.outcomes.entry)
      }
      miss(id, hindrance, check)
    case .effect(.failed(let id, .timedOut)):
      if let hindrance = hindered.remove(id) { miss(id, hindrance, check) }
    default: break
    }
  }

  private func miss(_ id: RequestID, _ hindrance: String, _ check: ClauseCheck<Self>) {
    check.see(Self.outcomes.none)
    check.violated(
      Self.noEntry,
      placement: check.state.requests[id]?.subject.placement,
      request: id,
      comparing: Comparison(expected: Self.expected, actual: "no entry"),
      "no entry was given after \(hindrance)"
    )
  }
}
