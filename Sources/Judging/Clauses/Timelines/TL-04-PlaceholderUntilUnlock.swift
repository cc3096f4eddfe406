import WidgetModel

/// The placeholder is shown first, and again from a restart to the first unlock.
struct PlaceholderUntilUnlock: ClauseChecker {
  enum Situation: String, ClauseWord {
    case added = "a widget was added"
    case restarted = "the phone was restarted while entries were shown"
    case lockedAlone = "the phone was locked without a restart"
  }

  enum Violation: String, ClauseWord {
    case nothingShown = "nothing shown"
    case entryBeforeUnlock = "entry before unlock"
    case entryStayed = "entry stayed"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-04.runtime",
    title: "the placeholder is shown first and before the first unlock",
    statement: """
      A newly added widget shows its placeholder until it has an entry to show. After a restart, \
      each placed widget shows its placeholder until the phone is unlocked for the first time.
      """,
    party: .runtime,
    facts: [.tl04],
    assumptions: [.as02, .as07],
    observes: EventKinds(.added, .removed, .rebooted, .locked, .displayed)
  )

  /// The instant from which a placed widget owes its placeholder, or `nil` if it owes none.
  private var owed = PlacementTable<Instant?>(nil)
  private var owing = 0

  mutating func begin(_ state: ObservedState) {
    owed.reset(count: state.placements.count)
    owing = 0
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    if owing > 0 { judgeDue(event.instant, check) }
    switch event.body {
    case .input(.added(let id)):
      guard let record = check.state.placement(id), !record.isPresent else { return }
      check.see(.added)
      owe(id, event.instant)
    case .input(.removed(let id)): stopWaiting(for: id)
    case .input(.rebooted):
      check.state.forEachPlacement { id in
        guard case .entry = check.state.placement(id)?.display else { return }
        check.see(.restarted)
        owe(id, event.instant)
      }
    case .input(.locked(let isLocked)):
      if isLocked, !check.state.phone.isLocked { check.see(.lockedAlone) }
      if !isLocked { for id in owed.ids { stopWaiting(for: id) } }
    case .effect(.displayed(let id, let display)):
      guard owed.contains(id) else { return }
      stopWaiting(for: id)
      guard case .entry = display, check.state.phone.isBeforeFirstUnlock else { return }
      check.violated(
        .entryBeforeUnlock,
        placement: id,
        comparing: Comparison(expected: "the placeholder", actual: "an entry"),
        "an entry was displayed before the first unlock after a restart"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    if owing > 0 { judgeDue(check.now, check) }
  }

  private mutating func owe(_ id: PlacementID, _ now: Instant) {
    guard owed.contains(id) else { return }
    if owed[id] == nil { owing += 1 }
    owed[id] = now
  }

  private mutating func stopWaiting(for id: PlacementID) {
    guard owed.contains(id), owed[id] != nil else { return }
    owed[id] = nil
    owing -= 1
  }

  private mutating func judgeDue(_ now: Instant, _ check: ClauseCheck<Self>) {
    for id in owed.ids {
      guard let since = owed[id], check.state.isOverdue(since: since, at: now) else {
        continue
      }
      stopWaiting(for: id)
      let isAfterRestart = check.state.phone.isBeforeFirstUnlock
      check.violated(
        isAfterRestart ? .entryStayed : .nothingShown,
        placement: id,
        comparing: Comparison(
          expected: "the placeholder",
          actual: isAfterRestart ? "an entry" : "nothing",
          limit: check.state.limit(.servicePromise, since: since)
        ),
        "placed widget \(id.number) did not show its placeholder within \(now - since)"
      )
    }
  }
}
