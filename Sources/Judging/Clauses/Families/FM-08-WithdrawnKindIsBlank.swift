import WidgetModel

/// A placed widget that an update removed with its kind is blank and gets no more requests.
struct WithdrawnKindIsBlank: ClauseChecker {
  enum Situation: String, ClauseWord {
    case placed = "an update removed the kind of a placed widget"
    case underWay = "an update removed a kind while a timeline was under way"
  }

  enum Violation: String, ClauseWord {
    case notBlank = "not blank"
    case asked
    case shown
    case blank = "blank without reason"
  }

  static let clause = Clause(
    Self.self,
    id: "FM-08.runtime",
    title: "a widget whose kind is gone is blank and not updated",
    statement: """
      When an app update removes a widget with its kind, each placed instance of that widget \
      becomes blank, stays blank, and gets no more requests. No other widget becomes blank, \
      even if it shares the kind.
      """,
    party: .runtime,
    facts: [.fm08],
    assumptions: [.as02],
    observes: EventKinds(.kindWithdrawn, .removed, .displayed, .requested)
  )

  /// The widgets whose kinds are gone.
  private var isOrphan = PlacementTable(false)
  /// The orphans that are not blank yet.
  private var watch = PromiseMonitor()

  mutating func begin(_ state: ObservedState) {
    isOrphan.reset(count: state.placements.count)
    watch.begin(state)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    judgeDue(check)
    switch event.body {
    case .input(.kindWithdrawn(let widget)):
      check.state.forEachPlacement { id in
        guard check.state.placements[id].placement.widget == widget else { return }
        check.see(.placed)
        if check.state.owed[id]?.request != nil { check.see(.underWay) }
        isOrphan[id] = true
        watch.expect(id, check)
      }
    case .effect(.displayed(let id, let display)): observe(display, of: id, check)
    case .effect(.requested(let id, let kind, let subject)):
      guard check.state.phone.withdrawn.contains(subject.widget) else { return }
      check.violated(
        .asked,
        request: id,
        comparing: Comparison(expected: "no request", actual: "a \(kind.rawValue) request"),
        "a widget got a \(kind.rawValue) request although its kind is gone"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { judgeDue(check) }

  private mutating func observe(_ display: Display, of id: PlacementID, _ check: ClauseCheck<Self>)
  {
    switch (isOrphan[id], display) {
    case (false, .blank):
      check.violated(
        .blank,
        placement: id,
        comparing: Comparison(expected: "something shown", actual: "blank"),
        "a widget whose kind is still there became blank"
      )
    case (false, _): break
    case (true, .blank): watch.stopWaiting(for: id)
    default:
      check.violated(
        .shown,
        placement: id,
        comparing: Comparison(expected: "blank", actual: "something shown"),
        "a widget showed something although its kind is gone"
      )
    }
  }

  private mutating func judgeDue(_ check: ClauseCheck<Self>) {
    watch.takeOverdue(check) { id, wait in
      check.violated(
        .notBlank,
        at: wait.index,
        placement: id,
        comparing: Comparison(
          expected: "blank",
          actual: "what it showed before",
          limit: check.state.limit(.servicePromise, since: wait.since)
        ),
        "a placed widget's kind was removed at \(wait.since), but the widget did not become blank"
      )
    }
  }
}
