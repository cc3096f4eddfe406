import WidgetModel

/// A call reaches the placed widgets that it names.
struct CallsAddress: ClauseChecker {
  enum Situation: String, ClauseWord {
    case severalOfKind = "a kind with several placed widgets"
    case anotherKind = "a kind while another kind is placed"
    case all = "all kinds"
  }

  enum Violation: String, ClauseWord {
    case notReached = "not reached"
    case notAddressed = "not addressed"
  }

  static let clause = Clause(
    Self.self,
    id: "WC-01.runtime",
    title: "a reload call reaches exactly the widgets it names",
    statement: """
      A call to reload one kind requests a reload of every placed widget of that kind and of no \
      other; a call to reload all kinds requests one of every placed widget.
      """,
    party: .runtime,
    facts: [.wc01],
    assumptions: [.as02, .as05],
    observes: ServiceMonitor.observes.union(EventKinds(.reloadCalled, .reloadAllCalled, .held))
  )

  private var watch = ServiceMonitor(.calls)

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    for wait in watch.overdue(event, check.state) { Self.miss(wait, check) }
    switch event.body {
    case .input(.reloadCalled(let kind)): called(kind, check)
    case .input(.reloadAllCalled):
      if check.state.counts.present > 0 { check.see(.all) }
    case .effect(.granted(let id, let causes, _)), .effect(.held(let id, let causes, _)):
      guard let record = check.state.owed[id] else { return }
      let unfounded = causes.intersection(watch.causes).subtracting(record.explained)
      guard !unfounded.isEmpty else { return }
      check.violated(
        .notAddressed,
        placement: id,
        "a reload for \(unfounded.words), although no such call named the widget since its last one"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for wait in watch.overdue(atTheEndOf: check.state) { Self.miss(wait, check) }
  }

  private func called(_ kind: Int, _ check: ClauseCheck<Self>) {
    let same = check.state.counts.present(ofKind: kind)
    if same > 1 { check.see(.severalOfKind) }
    if same > 0, check.state.counts.present > same { check.see(.anotherKind) }
  }

  private static func miss(_ wait: ServiceMonitor.Overdue, _ check: ClauseCheck<Self>) {
    check.violated(
      .notReached,
      placement: wait.placement,
      comparing: check.state.overdue("granted", wait.waited, at: check.now),
      "a requested reload was not granted although nothing prevented it for \(wait.waited)"
    )
  }
}
