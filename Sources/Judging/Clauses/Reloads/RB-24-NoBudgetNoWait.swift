import WidgetModel

/// Without a budget nothing waits for one.
struct NoBudgetNoWait: ClauseChecker {
  enum Situation: String, ClauseWord {
    case withinTheNumber = "within the number that a device grants in 24 hours"
    case beyondTheNumber = "beyond that number"
  }

  enum Violation: String, ClauseWord {
    case held
    case dropped
  }

  static let clause = Clause(
    Self.self,
    id: "RB-24.runtime",
    title: "without a budget, no reload waits for one",
    statement: """
      If the profile has no budget, no reload is held for lack of budget or dropped, no matter how \
      many came before.
      """,
    party: .runtime,
    facts: [.rb24, .rb25],
    observes: EventKinds(.granted, .held, .dropped),
    inapplicable: { $0.budgetModel == .unlimited ? nil : "the profile has a budget" }
  )

  /// The start of the 24 hours over which the grants of each placed widget are counted.
  private var first = PlacementTable(Instant.start)
  private var counts = PlacementTable<Int64>(0)

  mutating func begin(_ state: ObservedState) {
    first.reset(count: state.placements.count)
    counts.reset(count: state.placements.count)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(let effect) = event.body else { return }
    switch effect {
    case .granted(let id, _, _):
      guard counts.contains(id) else { return }
      if event.instant - first[id] >= .day || counts[id] == 0 {
        first[id] = event.instant
        counts[id] = 0
      }
      counts[id] += 1
      check.see(counts[id] <= check.profile[.dailyReloads] ? .withinTheNumber : .beyondTheNumber)
    case .held(let id, let causes, .budget):
      check.violated(
        .held,
        placement: id,
        comparing: Comparison(
          expected: "granted, because there is no budget",
          actual: "held for lack of budget"
        ),
        "a reload for \(causes.words) was held for lack of budget, although there is no budget"
      )
    case .dropped(let id, let causes):
      check.violated(
        .dropped,
        placement: id,
        comparing: Comparison(expected: "granted", actual: "dropped"),
        "a reload for \(causes.words) was dropped"
      )
    default: break
    }
  }
}
