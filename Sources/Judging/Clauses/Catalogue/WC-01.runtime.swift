import WidgetModel

extension Clause {
  /// A call reaches the placed widgets that it names.
  static let callsAddress = Clause(
    id: "WC-01.runtime",
    title: "a reload call reaches all it names and no others",
    statement: """
      A call to reload one kind asks for a reload of every placed widget of that kind and of no \
      other; a call to reload all asks for one of every placed widget.
      """,
    level: .required,
    party: .runtime,
    facts: [.wc01],
    assumptions: [.as02, .as05],
    situations: [
      ClauseSituation("a kind of which several widgets are placed"),
      ClauseSituation("a kind beside which another one is placed"),
      ClauseSituation("all kinds"),
    ],
    observes: ServiceWatch.observes.union(EventKinds(.reloadCalled, .reloadAllCalled, .held)),
    checker: { CallsAddressChecker() }
  )
}

private struct CallsAddressChecker: Checker {
  private var watch = ServiceWatch(.calls)

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    watch.observe(event, state) { id, waited in
      tally.violated(
        "not reached",
        at: index,
        placement: id,
        comparing: state.overdue("granted", waited, at: event.instant),
        Self.lateness(waited)
      )
    }
    switch event.body {
    case .input(.reloadCalled(let kind)): called(kind, state, &tally)
    case .input(.reloadAllCalled):
      if state.placements.contains(where: \.isPresent) { tally.see(2) }
    case .effect(.granted(let id, let causes, _)), .effect(.held(let id, let causes, _)):
      guard let record = state.owedReload(id) else { return }
      let unfounded = causes.intersection(.calls).subtracting(record.explained)
      guard !unfounded.isEmpty else { return }
      tally.violated(
        "not addressed",
        at: index,
        placement: id,
        "a reload for \(unfounded.words), though no such call named the widget since its last one"
      )
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    watch.finish(state) { id, waited in
      tally.violated(
        "not reached",
        at: nil,
        placement: id,
        comparing: state.overdue("granted", waited, at: state.now),
        Self.lateness(waited)
      )
    }
  }

  private func called(_ kind: Int, _ state: ObservedState, _ tally: inout Tally) {
    var same = 0
    var others = 0
    for index in state.placements.indices where state.placements[index].isPresent {
      if state.kind(of: index) == kind { same += 1 } else { others += 1 }
    }
    if same > 1 { tally.see(0) }
    if same > 0, others > 0 { tally.see(1) }
  }

  private static func lateness(_ waited: Interval) -> String {
    "a reload that was called for was not granted although nothing stood in its way for \(waited)"
  }
}
