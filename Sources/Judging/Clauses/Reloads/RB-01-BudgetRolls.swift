import WidgetModel

/// The budget's window rolls.
struct BudgetRolls: ClauseChecker {
  enum Situation: String, ClauseWord {
    case withinOneDay = "at least half of the number, within one calendar day"
    case acrossMidnight = "at least half of the number, on both sides of midnight"
  }

  enum Violation: String, ClauseWord {
    case tooMany = "too many"
  }

  static let clause = Clause(
    Self.self,
    id: "RB-01.runtime",
    title: "the budget's 24-hour window rolls",
    statement: """
      In any 24 hours, a budget is charged for at most the profile's daily number of reloads; the \
      count does not reset at midnight.
      """,
    party: .runtime,
    facts: [.rb01, .rb02],
    assumptions: [.as01],
    observes: EventKinds(.granted),
    inapplicable: { profile in
      switch profile.budgetModel {
      case .unlimited: "the profile has no budget"
      case .anchoredWindow: "the profile's budget resets at a fixed hour"
      case .tokenBucket, .slidingWindow: nil
      }
    }
  )

  private struct Charge {
    var instant: Instant
    var day: Int64
  }

  /// The charges of the last 24 hours, at most as many as are allowed, oldest first from `oldest`.
  private struct Window {
    var charges: [Charge] = []
    var oldest = 0
  }

  private var windows: [Window] = []

  mutating func begin(_ state: ObservedState) {
    windows = Array(repeating: Window(), count: state.owed.accounts.count)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.granted(let id, _, let charge)) = event.body, charge > 0,
      check.state.knows(id)
    else { return }
    let scope = check.state.owed.scopes[id]
    let limit = Int(clamping: max(0, check.profile[.dailyReloads]))
    while windows[scope].oldest < windows[scope].charges.count,
      event.instant - windows[scope].charges[windows[scope].oldest].instant >= .day
    {
      windows[scope].oldest += 1
    }
    let count = windows[scope].charges.count - windows[scope].oldest
    if count >= limit {
      check.violated(
        .tooMany,
        placement: id,
        comparing: Comparison(
          expected: "at most \(limit) charged reloads in 24 hours",
          actual: "\(count + 1) charged reloads",
          limit: check.state.limit(.dailyReloads)
        ),
        "the charged reload at \(event.instant) is one more than \(limit) in 24 hours"
      )
      // Makes room for the new charge, so that each reload too many is reported once.
      if count > 0 { windows[scope].oldest += 1 }
    }
    let day = event.day
    add(Charge(instant: event.instant, day: day), to: scope)
    let window = windows[scope]
    guard (window.charges.count - window.oldest) * 2 >= limit else { return }
    check.see(window.charges[window.oldest].day == day ? .withinOneDay : .acrossMidnight)
  }

  private mutating func add(_ charge: Charge, to scope: Int) {
    windows[scope].charges.append(charge)
    let oldest = windows[scope].oldest
    // Removing charges in bulk keeps the average cost of a charge constant.
    guard oldest > 32, oldest * 2 > windows[scope].charges.count else { return }
    windows[scope].charges.removeFirst(oldest)
    windows[scope].oldest = 0
  }
}
