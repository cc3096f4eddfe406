import WidgetModel

extension Clause {
  /// Pushes are charged and reach the widgets that handle them.
  static let pushesCharged = Clause(
    id: "RB-22.runtime",
    title: "pushes are charged and reach push-enabled widgets",
    statement: """
      A widget push reloads every placed widget that has a push handler and no other, and is \
      charged; a call while the app runs in the foreground is not.
      """,
    level: .required,
    party: .runtime,
    facts: [.rb22, .wc13],
    assumptions: [.as02, .as04],
    situations: [
      ClauseSituation("a reload for a push"),
      ClauseSituation("a push while a widget without a push handler is placed"),
      ClauseSituation("a reload for a call in the foreground"),
    ],
    observes: ServiceWatch.observes.union(EventKinds(.pushReceived, .held)),
    inapplicable: { $0.isOn(.widgetPushes) ? nil : "the profile has no widget pushes" },
    checker: { PushesChargedChecker() }
  )
}

private struct PushesChargedChecker: Checker {
  private var watch = ServiceWatch(ReloadCauses(.push))

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
    case .input(.pushReceived):
      let isOtherPlaced = state.placements.contains { record in
        let widget = Int(record.placement.widget.number)
        return record.isPresent && state.setup.widgets.indices.contains(widget)
          && !state.setup.widgets[widget].isPushEnabled
      }
      if isOtherPlaced { tally.see(1) }
    case .effect(.granted(let id, let causes, let charge)):
      judge(id, causes, at: index, state, &tally)
      charged(id, causes, charge, event, at: index, state, &tally)
    case .effect(.held(let id, let causes, _)): judge(id, causes, at: index, state, &tally)
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

  /// A placed widget that no push addressed has no reload for one.
  private func judge(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard causes.contains(.push), let record = state.owedReload(id),
      !record.explained.contains(.push)
    else { return }
    tally.violated(
      "not addressed",
      at: index,
      placement: id,
      comparing: Comparison(expected: "reloaded for a push to it", actual: "reloaded without one"),
      "a reload for a push, though none addressed the widget since its last reload"
    )
  }

  private func charged(
    _ id: PlacementID,
    _ claimed: ReloadCauses,
    _ charge: Int32,
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let causes = state.binding(id, claimed: claimed, at: event.instant)
    let isExempt = state.isExempt(id, claimed: claimed, at: event.instant)
    if causes.contains(.push), !isExempt {
      tally.see(0)
      if charge == 0 {
        tally.violated(
          "free",
          at: index,
          placement: id,
          comparing: Comparison(expected: "charged 1", actual: "charged 0"),
          "a reload for a push was not charged"
        )
      }
    }
    let isFree = state.profile.exemptCauses.contains(.appInForeground)
    if causes.contains(.appInForeground), isFree {
      tally.see(2)
      if charge > 0 {
        tally.violated(
          "call charged",
          at: index,
          placement: id,
          comparing: Comparison(expected: "charged 0", actual: "charged \(charge)"),
          "a reload that the app called for in the foreground was charged \(charge)"
        )
      }
    }
  }

  private static func lateness(_ waited: Interval) -> String {
    "a pushed reload was not granted although nothing stood in its way for \(waited)"
  }
}
