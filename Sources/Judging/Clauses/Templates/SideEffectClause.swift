import WidgetModel

/// A clause that judges the side effects of code during a request, once for each request.
///
/// Its first situation is a request that was answered without such a side effect.
protocol SideEffectClause: ClauseChecker where Guard == SideEffectGuard {
  typealias Finding = SideEffectFinding<Situation, Violation>

  /// The kinds of requests whose answers count.
  static var requests: [RequestKind] { get }

  /// The requests under way with such side effects.
  var marked: MarkedRequests { get set }

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding
}

enum SideEffectGuard: String, ClauseWord {
  case unknownRequest = "an answer to an unknown request"
  case isRepeated = "another violation by the same request"
}

/// The finding for one side effect.
enum SideEffectFinding<Situation, Violation> {
  /// The side effect satisfies the clause in a situation.
  case kept(Situation)
  /// The side effect violates the clause.
  case broken(Situation, Violation, comparing: Comparison? = nil, message: String)
  /// The side effect leaves the clause undecided.
  case undecided(Situation)
  /// The clause does not cover the side effect.
  case silent
}

/// The latest requests under way with side effects that a clause covers.
struct MarkedRequests {
  /// The maximum number of requests kept until they are answered.
  private static let memory = 64

  private var requests: [(id: RequestID, isBroken: Bool)] = []

  mutating func removeAll() { requests.removeAll(keepingCapacity: true) }

  /// Removes a request that was answered; returns true if it was there.
  @inline(never)
  mutating func remove(_ id: RequestID) -> Bool {
    guard let place = requests.firstIndex(where: { $0.id == id }) else { return false }
    requests.remove(at: place)
    return true
  }

  func contains(_ id: RequestID) -> Bool { requests.contains { $0.id == id } }

  /// Returns true if a side effect of a request violated the clause.
  @inline(never)
  func isBroken(_ id: RequestID) -> Bool { requests.contains { $0.id == id && $0.isBroken } }

  /// Records a side effect of a request.
  @inline(never)
  mutating func mark(_ id: RequestID, isBroken: Bool) {
    if let place = requests.firstIndex(where: { $0.id == id }) {
      requests[place].isBroken = requests[place].isBroken || isBroken
      return
    }
    if requests.count == MarkedRequests.memory { requests.removeFirst() }
    requests.append((id, isBroken))
  }
}

extension SideEffectClause {
  static var kinds: EventKinds { EventKinds(.did, .answered) }

  static var requests: [RequestKind] { RequestKind.allCases }

  mutating func begin(_ state: ObservedState) { marked.removeAll() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let effect = check.state.sideEffect(number) else { return }
      handle(effect, on: id, check)
    case .input(.answered(let id, _, _)):
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      guard Self.requests.contains(request.kind), request.answers == 0 else { return }
      if !marked.remove(id), let first = Situation.allCases.first { check.see(first) }
    default: break
    }
  }

  private mutating func handle(_ effect: SideEffect, on id: RequestID, _ check: ClauseCheck<Self>) {
    let request = check.state.requests[id]
    var isBroken = false
    switch judge(effect, on: request, check.state) {
    case .silent: return
    case .kept(let situation): check.see(situation)
    case .undecided(let situation):
      check.see(situation)
      check.leaveUndecided()
    case .broken(let situation, let violation, let comparison, let message):
      check.see(situation)
      isBroken = true
      if check.skips(.isRepeated, if: marked.isBroken(id)) { return }
      check.violated(
        violation,
        placement: request?.subject.placement,
        request: id,
        place: effect.place,
        comparing: comparison,
        message
      )
    }
    marked.mark(id, isBroken: isBroken)
  }
}
