import WidgetModel

/// Pushes are charged and reach the widgets that handle them.
struct PushesCharged: ClauseChecker {
  enum Situation: String, ClauseWord {
    case reloadForPush = "a reload for a push"
    case noPushHandler = "a push while a widget without a push handler is placed"
    case callInForeground = "a reload that the app requested in the foreground"
  }

  enum Violation: String, ClauseWord {
    case notReached = "not reached"
    case notAddressed = "not addressed"
    case free
    case callCharged = "call charged"
  }

  enum Guard: String, ClauseWord {
    case isExempt = "a reload for a push and for an exempt cause"
    case chargesCalls = "a reload requested in the foreground under a profile that charges it"
  }

  static let clause = Clause(
    Self.self,
    id: "RB-22.runtime",
    title: "pushes are charged and reach push-enabled widgets",
    statement: """
      A widget push reloads every placed widget that has a push handler, and no other, and the \
      reload is charged; a reload that the app requests in the foreground is free unless the \
      profile charges it.
      """,
    party: .runtime,
    facts: [.rb22, .wc13],
    assumptions: [.as02, .as04],
    observes: ServiceMonitor.observes.union(EventKinds(.pushReceived, .held)),
    inapplicable: { $0.isOn(.widgetPushes) ? nil : "the profile has no widget pushes" }
  )

  private var watch = ServiceMonitor(ReloadCauses(.push))

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    for wait in watch.overdue(event, check.state) { Self.miss(wait, check) }
    switch event.body {
    case .input(.pushReceived):
      let isOtherPlaced = check.state.placements.ids.contains { id in
        let widget = Int(check.state.placements[id].placement.widget.number)
        return check.state.placements[id].isPresent
          && check.state.setup.widgets.indices.contains(widget)
          && !check.state.setup.widgets[widget].isPushEnabled
      }
      if isOtherPlaced { check.see(.noPushHandler) }
    case .effect(.granted(let id, let causes, let charge)):
      judge(id, causes, check)
      charged(id, causes, charge, event, check)
    case .effect(.held(let id, let causes, _)): judge(id, causes, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for wait in watch.overdue(atTheEndOf: check.state) { Self.miss(wait, check) }
  }

  /// Reports a reload for a push that did not address the placed widget.
  private func judge(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ check: ClauseCheck<Self>
  ) {
    guard causes.contains(.push), let record = check.state.owed[id],
      !record.explained.contains(.push)
    else { return }
    check.violated(
      .notAddressed,
      placement: id,
      comparing: Comparison(expected: "reloaded for a push to it", actual: "reloaded without one"),
      "a reload for a push, although none addressed the widget since its last reload"
    )
  }

  private func charged(
    _ id: PlacementID,
    _ claimed: ReloadCauses,
    _ charge: Int32,
    _ event: TraceEvent,
    _ check: ClauseCheck<Self>
  ) {
    let causes = check.state.owed.binding(id, claimed: claimed, at: event.instant)
    let isExempt = check.state.reloads.isExempt(id, claimed: claimed, at: event.instant)
    if causes.contains(.push), !check.skips(.isExempt, if: isExempt) {
      check.see(.reloadForPush)
      if charge == 0 {
        check.violated(
          .free,
          placement: id,
          comparing: Comparison(expected: "charged 1", actual: "charged 0"),
          "a reload for a push was not charged"
        )
      }
    }
    let isFree = check.profile.exemptCauses.contains(.appInForeground)
    if causes.contains(.appInForeground), !check.skips(.chargesCalls, if: !isFree) {
      check.see(.callInForeground)
      if charge > 0 {
        check.violated(
          .callCharged,
          placement: id,
          comparing: Comparison(expected: "charged 0", actual: "charged \(charge)"),
          "a reload that the app requested in the foreground was charged \(charge)"
        )
      }
    }
  }

  private static func miss(_ wait: ServiceMonitor.Overdue, _ check: ClauseCheck<Self>) {
    check.violated(
      .notReached,
      placement: wait.placement,
      comparing: check.state.overdue("granted", wait.waited, at: check.now),
      "a reload for a push was not granted although nothing prevented it for \(wait.waited)"
    )
  }
}
