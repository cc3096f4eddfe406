import WidgetModel

struct ReloadHistory {
  enum Answer {
    case granted(charge: Int32)
    case held(HoldReason)
    /// It is dropped.
    case dropped
  }

  private(set) var asked: ReloadCauses = []

  /// True if the requested reload is to be granted twice, for the defect of VW-13.
  var isAskedTwice = false

  /// The causes and the reason with which the requested reload was last reported as held.
  private var held: (causes: ReloadCauses, reason: HoldReason)?

  private var granted: Instant?

  /// The time of the last failed timeline request, or `nil` after a later commit or retry.
  private var failed: Instant?

  private var timelineRequest: Int?

  mutating func ask(for causes: ReloadCauses) { asked.formUnion(causes) }

  mutating func forgetAsked() {
    asked = []
    held = nil
    isAskedTwice = false
  }

  /// Records that the requested reload is held, and returns true if that was not so before.
  mutating func hold(_ causes: ReloadCauses, _ reason: HoldReason) -> Bool {
    if let held, held == (causes, reason) { return false }
    held = (causes, reason)
    return true
  }

  /// Records that the requested reload is granted; one that is due twice is requested again.
  mutating func grant(at now: Instant) {
    let isGrantedAgain = isAskedTwice
    forgetAsked()
    if isGrantedAgain { asked.insert(.interaction) }
    granted = now
  }

  mutating func begin(_ request: Int) { timelineRequest = request }

  /// Records that a timeline is put into effect, which drops the request of the previous policy.
  mutating func commit() {
    timelineRequest = nil
    failed = nil
    asked = asked.removing(.policy)
    if asked.isEmpty { forgetAsked() }
  }

  mutating func fail(at now: Instant) {
    timelineRequest = nil
    failed = now
  }

  /// Asks for the retry of a failed reload, if it is due (TL-46).
  mutating func retry(at now: Instant, after backoff: Interval) {
    guard nextRetry(after: backoff) <= now else { return }
    failed = nil
    asked.insert(.retry)
  }

  /// Returns the instant of the retry of a failed reload.
  func nextRetry(after backoff: Interval) -> Instant { failed.map { $0 + backoff } ?? .never }

  /// Returns the outcome of the requested reload at this instant.
  func answer(
    at now: Instant,
    isSeen: Bool,
    _ budgets: borrowing BudgetsHistory,
    of place: Int,
    _ clock: borrowing ClockHistory
  ) -> Answer {
    if timelineRequest != nil { return .held(.inFlight) }
    if !asked.isDisjoint(with: budgets.profile.exemptCauses) { return .granted(charge: 0) }
    if !isSeen { return .held(.unseen) }
    if nextSpaced(budgets.profile) > now { return .held(.spacing) }
    if budgets.allows(place, at: now, clock) { return .granted(charge: 1) }
    return budgets.profile.isOn(.dropsOverBudget) ? .dropped : .held(.budget)
  }

  /// Returns the first instant at which the outcome of a held reload changes, if nothing happens.
  func nextAnswer(
    at now: Instant,
    _ budgets: borrowing BudgetsHistory,
    of place: Int,
    _ clock: borrowing ClockHistory
  ) -> Instant {
    switch held?.reason {
    case .spacing: nextSpaced(budgets.profile)
    case .budget: budgets.opening(place, after: now, clock)
    case .unseen, .inFlight, nil: .never
    }
  }

  /// Returns the first instant at which the interval after the last reload has passed (TL-14).
  private func nextSpaced(_ profile: borrowing Profile) -> Instant {
    granted.map { $0 + profile.interval(.minReloadInterval) } ?? .start
  }
}
