import WidgetModel

/// A tap on a locked phone leads to authentication and nowhere else.
struct LockedTapAuthenticates: ClauseChecker {
  enum Situation: String, ClauseWord {
    case locked = "tapped while the phone was locked"
    case beforeFirstUnlock = "tapped before the first unlock after a restart"
    case unlocked = "tapped while the phone was unlocked"
  }

  static let optional: [Situation] = [.beforeFirstUnlock]

  enum Violation: String, ClauseWord {
    case ledPastTheLock = "led past the lock"
    case ranPastTheLock = "ran past the lock"
    case flippedPastTheLock = "flipped past the lock"
    case ledNowhere = "led nowhere"
    case withoutALock = "without a lock"
  }

  enum Guard: String, ClauseWord {
    case mayGoBack = "a toggle that flips after a tap when an intent of its widget has failed"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-09.runtime",
    title: "a tap on a locked phone leads to authentication",
    statement: """
      While the phone is locked, a tap on a placed widget leads to authentication: no link opens, \
      no intent runs and no toggle flips. While the phone is unlocked, no tap leads to \
      authentication.
      """,
    party: .runtime,
    facts: [.vw09],
    observes: EventKinds(.tapped, .led, .requested, .toggled, .answered, .failed)
  )

  /// The last tap on a locked phone, until it has led to authentication.
  private var tap: (placement: PlacementID, instant: Instant, index: Int?)?
  private var isAnswered = false
  /// True if an intent of the widget failed since, so that a toggle may go back.
  private var hasIntentFailed = false

  mutating func begin(_ state: ObservedState) { tap = nil }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.tapped(let id, _)):
      reportUnansweredTap(check)
      tapped(id, event.instant, check)
    case .effect(.led(let id, let destination)): led(id, destination, event.instant, check)
    case .effect(.requested(let id, .intent, let subject)):
      guard isHeld(subject.placement, event.instant) else { return }
      check.violated(
        .ranPastTheLock,
        placement: subject.placement,
        request: id,
        "an intent ran for a tap on a locked phone"
      )
    case .effect(.toggled(let id, _, _)):
      guard isHeld(id, event.instant) else { return }
      if check.skips(.mayGoBack, if: hasIntentFailed) { return }
      check.violated(.flippedPastTheLock, placement: id, "a toggle flipped on a locked phone")
    case .effect(.failed(let id, _)), .input(.answered(let id, .threw, _)):
      guard let request = check.state.requests[id], request.kind == .intent,
        request.subject.placement == tap?.placement
      else { return }
      hasIntentFailed = true
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportUnansweredTap(check) }

  private mutating func tapped(_ id: PlacementID, _ now: Instant, _ check: ClauseCheck<Self>) {
    tap = nil
    guard check.state.isPresent(id) else { return }
    let phone = check.state.phone
    guard phone.isLocked else { return check.see(.unlocked) }
    check.see(phone.isBeforeFirstUnlock ? .beforeFirstUnlock : .locked)
    tap = (id, now, check.index)
    isAnswered = false
    hasIntentFailed = false
  }

  private mutating func led(
    _ id: PlacementID,
    _ destination: Destination,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard isHeld(id, now) else {
      guard destination == .authentication, !check.state.phone.isLocked else { return }
      return check.violated(
        .withoutALock,
        placement: id,
        "a tap led to authentication although the phone was unlocked"
      )
    }
    isAnswered = true
    guard destination != .authentication else { return }
    check.violated(
      .ledPastTheLock,
      placement: id,
      comparing: Comparison(expected: "led to authentication", actual: "led elsewhere"),
      "a tap on a locked phone did not lead to authentication"
    )
  }

  /// Returns true if an effect belongs to the last tap on a locked phone.
  private func isHeld(_ id: PlacementID, _ now: Instant) -> Bool {
    guard let tap else { return false }
    return tap.placement == id && tap.instant == now
  }

  private mutating func reportUnansweredTap(_ check: ClauseCheck<Self>) {
    guard let tap, !isAnswered else { return }
    check.violated(
      .ledNowhere,
      at: tap.index,
      placement: tap.placement,
      comparing: Comparison(expected: "led to authentication", actual: "led nowhere"),
      "a tap on a locked phone at \(tap.instant) led nowhere"
    )
    self.tap = nil
  }
}
