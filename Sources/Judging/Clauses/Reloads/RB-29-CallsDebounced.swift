import WidgetModel

/// An app does not call for reloads in rapid succession.
struct CallsDebounced: ClauseChecker {
  enum Situation: String, ClauseWord {
    case farther = "farther apart"
    case exactly = "exactly the debounce interval apart"
    case closer = "closer together"
  }

  static let optional: [Situation] = [.exactly, .closer]

  enum Violation: String, ClauseWord {
    case tooClose = "too close"
  }

  enum Guard: String, ClauseWord {
    case isWorkload = "a call from the workload in a run of real code"
    case isFirst = "a call without a previous one"
  }

  static let clause = Clause(
    Self.self,
    id: "RB-29.app",
    title: "reload calls are spaced out",
    statement: """
      An app's reload calls for one kind, including calls for all kinds, are at least the \
      profile's debounce interval apart. In real code only the code's own calls during one request \
      count, and a network load in between starts a new count.
      """,
    level: .exception(
      .recommended,
      because: "Apple merges calls, but only a brief advises leaving time between them"
    ),
    party: .app,
    facts: [.rb29],
    observes: EventKinds(.reloadCalled, .reloadAllCalled, .did),
    needs: .reloadCalls,
    advice: """
      Request a reload once, after all data has changed, and only for the kinds that show it. \
      Repeated calls are merged at best and spend the budget at worst.
      """
  )

  /// A kind as a call names it: by number in a workload, by name in real code.
  private enum Kind: Equatable {
    case number(Int)
    case name(String)
  }

  /// The last call for each kind named so far, and the last for all kinds.
  private var kinds: [(kind: Kind, instant: Instant)] = []
  private var all: Instant?
  /// The request of real code's last call, since code does not choose how close requests are.
  private var request: RequestID?

  mutating func begin(_ state: ObservedState) {
    forget()
    request = nil
  }

  private mutating func forget() {
    kinds.removeAll(keepingCapacity: true)
    all = nil
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.reloadCalled(let kind)):
      if check.skips(.isWorkload, if: check.state.isRealCode) { return }
      called(.number(kind), event.instant, check)
    case .input(.reloadAllCalled):
      if check.skips(.isWorkload, if: check.state.isRealCode) { return }
      called(nil, event.instant, check)
    case .input(.did(let request, let id)):
      guard let sideEffect = check.state.sideEffect(id) else { return }
      switch sideEffect.kind {
      case .reloadCalled, .reloadAllCalled:
        // Two calls outside a request of the runtime may come from two processes, each as it
        // starts.
        if request != self.request || request.isOfHarness { forget() }
      case .networkRequested:
        // On a phone the answer takes longer than the debounce time.
        if request == self.request { forget() }
        return
      default: return
      }
      self.request = request
      let kind = sideEffect.kind == .reloadCalled ? Kind.name(sideEffect.text) : nil
      called(kind, event.instant, check)
    default: return
    }
  }

  /// Judges a call for one kind, or for all kinds if `kind` is `nil`.
  private mutating func called(
    _ kind: Kind?,
    _ now: Instant,
    _ check: ClauseCheck<Self>
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
    guard let last else { return check.letPass(.isFirst) }
    let distance = now - last
    let least = check.profile.interval(.callDebounce)
    check.see(distance > least ? .farther : distance == least ? .exactly : .closer)
    guard distance < least else { return }
    check.violated(
      .tooClose,
      comparing: Comparison(
        expected: "calls at least \(least) apart",
        actual: "two calls \(distance) apart",
        limit: check.state.limit(.callDebounce, since: last)
      ),
      "two reload calls are \(distance) apart, less than \(least)"
    )
  }
}
