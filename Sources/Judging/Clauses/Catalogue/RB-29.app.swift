import WidgetModel

extension Clause {
  /// An app does not call for reloads in rapid succession.
  static let callsDebounced = Clause(
    id: "RB-29.app",
    title: "reload calls lie apart",
    statement: """
      The calls with which an app asks to reload one kind, those for all kinds included, lie at \
      least the profile's debounce time apart; of real code only its own calls count, and only \
      those for one request, not those of the workload.
      """,
    level: .recommended,
    party: .app,
    facts: [.rb29],
    situations: [
      ClauseSituation("farther apart"),
      ClauseSituation("exactly the debounce time apart", isRequired: false),
      ClauseSituation("closer together", isRequired: false),
    ],
    observes: EventKinds(.reloadCalled, .reloadAllCalled, .did),
    needs: .reloadCalls,
    checker: { CallsDebouncedChecker() }
  )
}

private struct CallsDebouncedChecker: Checker {
  /// The last call for each kind that was ever named, and the last for all.
  private var kinds: [(kind: String, instant: Instant)] = []
  private var all: Instant?
  /// The request that real code worked on when it called last: how close requests lie is not its choice.
  private var request: RequestID?

  mutating func begin(_ state: ObservedState) {
    forget()
    request = nil
  }

  private mutating func forget() {
    kinds.removeAll(keepingCapacity: true)
    all = nil
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.reloadCalled(let kind)) where !state.isRealCode:
      called("\(kind)", event.instant, at: index, state, &tally)
    case .input(.reloadAllCalled) where !state.isRealCode:
      called(nil, event.instant, at: index, state, &tally)
    case .input(.did(let request, let id)):
      guard let sideEffect = state.sideEffect(id),
        sideEffect.kind == .reloadCalled || sideEffect.kind == .reloadAllCalled
      else { return }
      if request != self.request { forget() }
      self.request = request
      let kind = sideEffect.kind == .reloadCalled ? sideEffect.text : nil
      called(kind, event.instant, at: index, state, &tally)
    default: return
    }
  }

  /// Judges a call for a kind, or for all with `nil`.
  private mutating func called(
    _ kind: String?,
    _ now: Instant,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    var last = all
    if let kind {
      if let place = kinds.firstIndex(where: { $0.kind == kind }) {
        last = max(last ?? .start, kinds[place].instant)
        kinds[place].instant = now
      } else {
        kinds.append((kind, now))
      }
    } else {
      for call in kinds { last = max(last ?? .start, call.instant) }
      all = now
    }
    guard let last else { return }
    let distance = now - last
    let least = state.profile.interval(.callDebounce)
    tally.see(distance > least ? 0 : distance == least ? 1 : 2)
    guard distance < least else { return }
    tally.violated(
      "too close",
      at: index,
      comparing: Comparison(
        expected: "calls \(least) apart or more",
        actual: "two calls \(distance) apart",
        limit: state.limit(.callDebounce, since: last)
      ),
      "two reload calls lie \(distance) apart, less than \(least)"
    )
  }
}
