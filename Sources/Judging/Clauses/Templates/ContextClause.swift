import WidgetModel

/// A clause about the items in a context of the phone, or about their presentation: the expected
/// and the reported ones are compared once after each change, when the service promise has expired
/// (AS-02).
protocol ContextClause: ClauseChecker {
  /// True if everything was compared since the last change.
  var isCompared: Bool { get set }

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation]

  /// Returns the violation in how an expected item is shown or not shown, or `nil` if none is
  /// covered.
  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation?

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation?

  static func other(_ state: ObservedState) -> (Violation, Comparison)?
}

extension ContextClause {
  /// Returns the reason that a clause about rooms does not apply.
  static func withoutRoom(_ profile: Profile) -> String? {
    profile.isOn(.mounting)
      ? nil : "the profile is not for visionOS, where widgets are mounted in a room"
  }

  static var kinds: EventKinds {
    EventKinds(
      .contextChanged,
      .relevanceChanged,
      .presented,
      .added,
      .removed,
      .appInstalled,
      .kindWithdrawn,
      .activityChanged,
      .activityShown,
      .islandChanged
    )
  }

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation? {
    nil
  }

  static func other(_ state: ObservedState) -> (Violation, Comparison)? { nil }

  mutating func begin(_ state: ObservedState) { isCompared = false }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    compare(at: event.instant, check)
    isCompared = false
  }

  mutating func finish(_ check: ClauseCheck<Self>) { compare(at: check.now, check) }

  private mutating func compare(at now: Instant, _ check: ClauseCheck<Self>) {
    let state = check.state
    guard !isCompared, !state.contexts.isIdle || state.profile.isOn(.mounting),
      state.isOverdue(since: state.contexts.change, at: now)
    else { return }
    isCompared = true
    let expected = state.expectedInContexts
    for situation in Self.situations(expected, state) { check.see(situation) }
    for item in expected {
      let actual = state.contexts.presented.first(where: item.isAboutTheSame)
      guard let violation = Self.violation(item, shownAs: actual?.presentation, state)
      else { continue }
      report(violation, item, due: item.presentation, came: actual?.presentation, check)
    }
    for item in state.contexts.presented where !expected.contains(where: item.isAboutTheSame) {
      guard let violation = Self.violation(ofUnexpected: item, state) else { continue }
      report(violation, item, due: nil, came: item.presentation, check)
    }
    guard let (violation, comparison) = Self.other(state) else { return }
    check.violated(
      violation,
      comparing: comparison,
      "\(comparison.actual) instead of \(comparison.expected)"
    )
  }

  private func report(
    _ violation: Violation,
    _ item: PresentedItem,
    due: Presentation?,
    came: Presentation?,
    _ check: ClauseCheck<Self>
  ) {
    let (expected, actual) = (due?.text ?? "not shown", came?.text ?? "not shown")
    var placement: PlacementID?
    if case .placement(let id) = item.content { placement = id }
    check.violated(
      violation,
      placement: placement,
      comparing: Comparison(expected: expected, actual: actual),
      "\(item.noun) is \(came == nil ? "not shown" : "shown") \(item.presentation.place.inWords)"
        + (came.map { " \($0.text)" } ?? "") + ", due: \(expected)"
    )
  }
}
