import WidgetModel

/// Choosing another configuration reloads a widget.
struct EditedConfigurationServed: ClauseChecker {
  enum Situation: String, ClauseWord {
    case another = "another configuration was chosen"
    case same = "the same configuration was chosen again"
  }

  enum Violation: String, ClauseWord {
    case notReloaded = "not reloaded"
    case notEdited = "not edited"
  }

  static let clause = Clause(
    Self.self,
    id: "AI-18.runtime",
    title: "an edited configuration causes a reload",
    statement: """
      When a person chooses another configuration for a placed widget, a reload is granted for it \
      as soon as nothing prevents one. Without such a choice, and after choosing the same \
      configuration again, no reload names this cause.
      """,
    party: .runtime,
    facts: [.ai18, .rb02],
    assumptions: [.as02],
    observes: ServiceMonitor.observes.union(EventKinds(.configured, .held))
  )

  private static let cause = ReloadCauses(.configurationChange)

  private var watch = ServiceMonitor(cause)

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    for wait in watch.overdue(event, check.state) { Self.miss(wait, check) }
    switch event.body {
    case .input(.configured(let id, let number)):
      guard check.state.isPresent(id) else { return }
      check.see(check.state.placements[id].placement.configuration == number ? .same : .another)
    case .effect(.granted(let id, let causes, _)), .effect(.held(let id, let causes, _)):
      guard causes.contains(.configurationChange), let record = check.state.owed[id],
        !record.explained.contains(.configurationChange)
      else { return }
      check.violated(
        .notEdited,
        placement: id,
        "a reload for another configuration although nobody chose one since the last such reload"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for wait in watch.overdue(atTheEndOf: check.state) { Self.miss(wait, check) }
  }

  private static func miss(_ wait: ServiceMonitor.Overdue, _ check: ClauseCheck<Self>) {
    check.violated(
      .notReloaded,
      placement: wait.placement,
      comparing: check.state.overdue("granted", wait.waited, at: check.now),
      """
      the person chose another configuration, but no reload was granted for it although nothing \
      prevented it for \(wait.waited)
      """
    )
  }
}
