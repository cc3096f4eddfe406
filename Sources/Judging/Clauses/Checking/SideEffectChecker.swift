import WidgetModel

/// Judges what code did while it worked on a request.
///
/// The first of a clause's situations is a request that was answered without such a side effect. A
/// violation is recorded once for each request.
struct SideEffectChecker: Checker {
  /// What is found in one side effect.
  enum Finding {
    /// The side effect is of a situation that is as it should be.
    case kept(situation: Int)
    /// The side effect breaks the clause.
    case broken(
      situation: Int,
      kind: StaticString,
      comparing: Comparison? = nil,
      message: String
    )
    /// The side effect leaves the clause undecided.
    case undecided(situation: Int)
    /// The clause says nothing about the side effect.
    case silent
  }

  /// The kinds of events that such a clause observes.
  static let observes = EventKinds(.did, .answered)

  /// The requests with such side effects that are remembered until they are answered.
  private static let memory = 64

  private let requests: Set<RequestKind>
  private let judge: (SideEffect, RequestRecord?, ObservedState) -> Finding
  /// The requests under way with such side effects, and whether one of them broke the clause.
  private var marked: [(id: RequestID, isBroken: Bool)] = []

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - requests: The kinds of requests whose answers count.
  ///   - judge: What is found in a side effect of the code of a request.
  init(
    of requests: Set<RequestKind> = Set(RequestKind.allCases),
    _ judge: @escaping (SideEffect, RequestRecord?, ObservedState) -> Finding
  ) {
    self.requests = requests
    self.judge = judge
  }

  mutating func begin(_ state: ObservedState) { marked.removeAll(keepingCapacity: true) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let sideEffect = state.sideEffect(number) else { return }
      note(sideEffect, on: id, at: index, state, &tally)
    case .input(.answered(let id, _, _)):
      guard let request = state.requests[id], requests.contains(request.kind),
        request.answers == 0
      else { return }
      if let place = marked.firstIndex(where: { $0.id == id }) {
        marked.remove(at: place)
      } else {
        tally.see(0)
      }
    default: break
    }
  }

  private mutating func note(
    _ sideEffect: SideEffect,
    on id: RequestID,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let request = state.requests[id]
    var isBroken = false
    switch judge(sideEffect, request, state) {
    case .silent: return
    case .kept(let situation): tally.see(situation)
    case .undecided(let situation):
      tally.see(situation)
      tally.leaveUndecided()
    case .broken(let situation, let kind, let comparison, let message):
      tally.see(situation)
      isBroken = true
      guard !marked.contains(where: { $0.id == id && $0.isBroken }) else { return }
      tally.violated(
        kind,
        at: index,
        placement: request?.subject.placement,
        request: id,
        place: sideEffect.place,
        comparing: comparison,
        message
      )
    }
    if let place = marked.firstIndex(where: { $0.id == id }) {
      marked[place].isBroken = marked[place].isBroken || isBroken
    } else {
      if marked.count == SideEffectChecker.memory { marked.removeFirst() }
      marked.append((id, isBroken))
    }
  }
}

extension ObservedState {
  /// The network and the store of a run with real code, where they are unfriendly; else nothing.
  var circumstances: String {
    guard isRealCode else { return "" }
    let around = setup.device.surroundings
    var parts: [String] = []
    if around.network != .fixtures { parts.append("the network is \(around.network.words)") }
    if around.store != .present { parts.append("the shared data is \(around.store.rawValue)") }
    if around.values != .ordinary {
      parts.append("the values of answers and shared data are \(around.values.rawValue)")
    }
    return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
  }
}

extension Surroundings.Network {
  /// How the network behaves, in words that follow "the network is".
  fileprivate var words: String {
    switch self {
    case .fixtures: "as the fixtures say"
    case .offline: "offline"
    case .slow: "slow"
    case .silent: "silent"
    case .serverError: "answering with status 500"
    case .notFound: "answering with status 404"
    case .malformed: "answering with spoiled bodies"
    }
  }
}
