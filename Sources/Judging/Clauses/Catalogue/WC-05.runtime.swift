import WidgetModel

extension Clause {
  /// A call for an unknown kind does nothing.
  static let unknownKindIgnored = Clause(
    id: "WC-05.runtime",
    title: "an unknown kind reloads nothing and is reported",
    statement: """
      A call to reload a kind that no widget has reloads nothing and is reported to the author; a \
      call for a kind that is placed is not reported.
      """,
    level: .provisional,
    party: .runtime,
    facts: [.wc05],
    situations: [
      ClauseSituation("a kind that no widget has"),
      ClauseSituation("a kind that is placed"),
      ClauseSituation("a kind of which no widget is placed", isRequired: false),
    ],
    observes: EventKinds(.reloadCalled, .granted, .held, .reported),
    checker: { UnknownKindChecker() }
  )
}

private struct UnknownKindChecker: Checker {
  private struct Call {
    let kind: Int
    let instant: Instant
    let index: Int
    let isPlaced: Bool
    var awaitsReport: Bool
  }

  private var call: Call?

  mutating func begin(_ state: ObservedState) { call = nil }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.reloadCalled(let kind)):
      settle(&tally)
      let isPlaced = state.placements.indices.contains {
        state.placements[$0].isPresent && state.kind(of: $0) == kind
      }
      let isDeclared = state.setup.widgets.contains { $0.kind == kind }
      call = Call(
        kind: kind,
        instant: event.instant,
        index: index,
        isPlaced: isPlaced,
        awaitsReport: !isDeclared
      )
      tally.see(isPlaced ? 1 : isDeclared ? 2 : 0)
    case .effect(.reported(.unknownKind, _)):
      if let call, !call.isPlaced {
        self.call?.awaitsReport = false
      } else {
        tally.violated("reported a known kind", at: index, "no unknown kind was named by a call")
      }
    case .effect(.granted(let id, let causes, _)), .effect(.held(let id, let causes, _)):
      guard let call, !call.isPlaced, call.instant == event.instant,
        let record = state.owedReload(id),
        !causes.intersection(.calls).isSubset(of: record.explained)
      else { return }
      tally.violated(
        "reloaded",
        at: index,
        placement: id,
        "a reload for the call of kind \(call.kind), which the widget does not have"
      )
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) { settle(&tally) }

  private mutating func settle(_ tally: inout Tally) {
    guard let call, call.awaitsReport else { return }
    tally.violated(
      "not reported",
      at: call.index,
      comparing: Comparison(expected: "reported as unknown", actual: "not reported"),
      "a call for kind \(call.kind), unknown, was not reported"
    )
    self.call = nil
  }
}
