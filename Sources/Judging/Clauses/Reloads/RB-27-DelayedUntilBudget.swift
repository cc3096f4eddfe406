import WidgetModel

/// Without budget, reloads wait while entries continue to be shown.
struct DelayedUntilBudget: ClauseChecker {
  enum Situation: String, ClauseWord {
    case whenThereIsBudget = "granted the moment there is budget again"
    case entryWhileWaiting = "an entry shown while a reload waits for budget"
    case later = "granted later, because something else prevented it"
  }

  static let optional: [Situation] = [.later]

  enum Violation: String, ClauseWord {
    case heldWithBudget = "held with budget"
    case grantedWithoutBudget = "granted without budget"
    case entriesStandStill = "entries stand still"
  }

  enum Guard: String, ClauseWord {
    case isUnseen = "a due entry while the widget is out of sight"
  }

  static let clause = Clause(
    Self.self,
    id: "RB-27.runtime",
    title: "without budget, reloads wait and entries continue",
    statement: """
      A charged reload is granted only with budget left, and held for lack of budget only while \
      none is left; meanwhile the existing entries appear on time.
      """,
    party: .runtime,
    facts: [.rb27],
    assumptions: [.as01, .as02],
    observes: EventKinds.interruptions.union(EventKinds(.granted, .held, .displayed)),
    inapplicable: { $0.budgetModel == .unlimited ? "the profile has no budget" : nil }
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let now = event.instant
    let wall = event.wallBefore
    switch event.body {
    case .effect(.granted(let id, let causes, let charge)):
      reportOverdue(id, now, wall, check)
      if charge > 0 { granted(id, causes, event, check) }
    case .effect(.held(let id, _, .budget)):
      guard let account = check.state.owed.budget(of: id), account.allows(at: now, wall: wall)
      else {
        return
      }
      check.violated(
        .heldWithBudget,
        placement: id,
        comparing: Comparison(
          expected: "granted, with budget left",
          actual: "held for lack of budget"
        ),
        "a reload was held for lack of budget at \(now), although budget was left"
      )
    case .effect(.displayed(let id, .entry)):
      reportOverdue(id, now, wall, check)
      if waitingSince(id, now, wall, check.state) != nil { check.see(.entryWhileWaiting) }
    default:
      check.state.forEachInterrupted(by: event) { reportOverdue($0, now, wall, check) }
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    check.state.forEachPlacement { reportOverdue($0, check.now, check.state.wall, check) }
  }

  private func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ event: TraceEvent,
    _ check: ClauseCheck<Self>
  ) {
    let now = event.instant
    guard let account = check.state.owed.budget(of: id) else { return }
    let free = account.freeInstant(at: now, wall: event.wall)
    guard free <= now else {
      let next = free < .never ? "until \(free)" : "ever again"
      check.violated(
        .grantedWithoutBudget,
        placement: id,
        comparing: Comparison(
          expected: "granted \(free < .never ? "at \(free) or later" : "never again")",
          actual: "granted at \(now)",
          limit: Limit(free)
        ),
        "a charged reload was granted at \(now), although there was no budget \(next)"
      )
      return
    }
    guard let since = check.state.reloads.owedSince(id, .all, now: now, wall: event.wall),
      free > since
    else {
      return
    }
    check.see(free == now ? .whenThereIsBudget : .later)
  }

  /// Returns the instant since which a reload has waited for budget, or `nil` if none does.
  private func waitingSince(
    _ id: PlacementID,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Instant? {
    // Fast path: most often there is budget left.
    guard let account = state.owed.budget(of: id), let spent = account.lastCharge,
      account.freeInstant(at: now, wall: wall) > spent,
      let record = state.owed[id], record.request == nil,
      record.asked.isDisjoint(with: state.profile.exemptCauses),
      let since = state.reloads.owedSince(id, .all, now: now, wall: wall)
    else { return nil }
    return max(since, spent)
  }

  /// Reports an entry that should have been shown long ago, in the time without budget.
  private func reportOverdue(
    _ id: PlacementID,
    _ now: Instant,
    _ wall: WallDate,
    _ check: ClauseCheck<Self>
  ) {
    guard let waiting = waitingSince(id, now, wall, check.state),
      let record = check.state.placement(id), case .entry(let timeline, let entry) = record.display,
      let steps = record.schedule.entries(of: timeline),
      let shown = check.state.timeline(timeline)?.entries, shown.indices.contains(Int(entry)),
      let next = steps.firstDate(after: shown[Int(entry)].date),
      let due = check.state.reachedSince(next, now: now, wall: wall),
      let account = check.state.owed.budget(of: id)
    else { return }
    let seen = check.state.seenSince(id)
    // Only the time counts in which a reload waits for budget and nothing prevents the display.
    let from = max(max(due, waiting), max(seen ?? .start, record.commitInstant ?? .start))
    let until = min(now, account.freeInstant(at: now, wall: wall))
    guard until - from > check.profile.interval(.servicePromise) else { return }
    if check.skips(.isUnseen, if: seen == nil) { return }
    check.violated(
      .entriesStandStill,
      placement: id,
      comparing: Comparison(
        expected: "the next entry shown, due since \(from)",
        actual: "not shown in \(until - from)",
        limit: check.state.limit(.servicePromise, since: from)
      ),
      "the entry due at \(next) was not shown for \(until - from) while a reload waited for budget"
    )
  }
}
