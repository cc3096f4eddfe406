import WidgetModel

/// Judges how long code took for its first answers, except where the time is the network's.
///
/// How slow a slow network is the scenario says, and how long a silent one keeps code waiting its time-out;
/// code that asked for something in such a network is not judged, unless it has set a time-out itself and
/// that counts. Elsewhere an answer of the
/// network takes a moment, so that what is late waits of its own accord or for very many answers in a row.
struct OwnTimeChecker: Checker {
  private var answers: FirstAnswerChecker
  private let kind: RequestKind
  private let countsOwnTimeouts: Bool
  /// The requests under way for which something was asked over a slow or silent network; the latest few.
  private var waiting: [RequestID] = []

  /// The networks whose time is not the code's own.
  private static let excused: Set<Surroundings.Network> = [.slow, .silent]

  /// Creates a checker that passes each answer whose time is the code's own to a function.
  ///
  /// - Parameters:
  ///   - kind: The kind of the requests.
  ///   - countsOwnTimeouts: Whether code is judged that waits in a silent network for a time-out which it
  ///     has set itself.
  ///   - judge: What is found in an answer.
  init(
    of kind: RequestKind,
    countingOwnTimeouts countsOwnTimeouts: Bool = false,
    _ judge: @escaping (FirstAnswerChecker.Reply, ObservedState, inout Tally) -> Void
  ) {
    self.kind = kind
    self.countsOwnTimeouts = countsOwnTimeouts
    answers = FirstAnswerChecker(of: kind, judge)
  }

  mutating func begin(_ state: ObservedState) {
    answers.begin(state)
    waiting.removeAll(keepingCapacity: true)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.did(let id, let number)):
      let network = state.setup.device.surroundings.network
      guard state.isRealCode, OwnTimeChecker.excused.contains(network),
        let sideEffect = state.sideEffect(number), sideEffect.kind == .networkRequested,
        !waiting.contains(id)
      else { return }
      if network == .silent, countsOwnTimeouts, sideEffect.amount > 0 { return }
      if waiting.count == 64 { waiting.removeFirst() }
      waiting.append(id)
    case .input(.answered(let id, _, _)):
      if let place = waiting.firstIndex(of: id) {
        if state.requests[id]?.kind == kind { waiting.remove(at: place) }
        return
      }
      answers.observe(event, at: index, state, &tally)
    default: break
    }
  }
}
