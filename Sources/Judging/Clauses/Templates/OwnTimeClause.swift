import WidgetModel

/// A clause that judges the time that code took for its first answers, without the network's.
///
/// In a slow or silent network the scenario determines the waiting time, so code that made a
/// request there is not judged, unless it set a timeout itself and the clause counts that.
/// Elsewhere late code waits by itself or for very many answers in a row.
protocol OwnTimeClause: FirstAnswerClause where Guard == OwnTimeGuard {
  /// True if code is judged that waits in a silent network for a timeout of its own.
  static var countsOwnTimeouts: Bool { get }

  /// The requests that wait for such a network.
  var waiting: NetworkWaits { get set }
}

enum OwnTimeGuard: String, ClauseWord, AnswerGuard {
  case unknownRequest = "an answer to an unknown request"
  case isLater = "an answer that is not the first to its request"
  case waitsForNetwork = "an answer for which the code used a slow or silent network"
}

extension OwnTimeClause {
  static var countsOwnTimeouts: Bool { false }

  mutating func begin(_ state: ObservedState) { waiting.removeAll() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      waiting.record(number, on: id, countsOwnTimeouts: Self.countsOwnTimeouts, check.state)
    case .input(.answered(let id, _, _)):
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      guard request.kind == Self.requests else { return }
      let isWaiting = waiting.contains(id)
      if isWaiting { waiting.remove(id) }
      if check.skips(.isLater, if: request.answers != 0) { return }
      if check.skips(.waitsForNetwork, if: isWaiting) { return }
      judge(event, check)
    default: break
    }
  }
}

/// The latest requests under way for which code used a slow or silent network.
struct NetworkWaits {
  /// The networks whose waiting time is not the code's own.
  private static let excused: Set<Surroundings.Network> = [.slow, .silent]

  private var requests: [RequestID] = []

  /// Returns true if a request waits for such a network.
  func contains(_ id: RequestID) -> Bool { requests.contains(id) }

  mutating func remove(_ id: RequestID) { requests.removeAll { $0 == id } }

  mutating func removeAll() { requests.removeAll(keepingCapacity: true) }

  mutating func record(
    _ number: SideEffectID,
    on id: RequestID,
    countsOwnTimeouts: Bool,
    _ state: ObservedState
  ) {
    let network = state.setup.device.surroundings.network
    guard state.isRealCode, NetworkWaits.excused.contains(network),
      let effect = state.sideEffect(number), effect.kind == .networkRequested,
      !requests.contains(id)
    else { return }
    if network == .silent, countsOwnTimeouts, effect.amount > 0 { return }
    if requests.count == 64 { requests.removeFirst() }
    requests.append(id)
  }
}
