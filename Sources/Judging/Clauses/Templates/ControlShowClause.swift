import WidgetModel

/// A clause about what controls show on account of something.
protocol ControlShowClause: ClauseChecker where Violation: ControlShowViolation {
  /// What was told to be overdue.
  var told: ControlMonitor { get set }

  /// Whether the clause is about what controls show because of something.
  static func isAbout(_ origin: ControlRecord.Origin) -> Bool

  /// Whether what controls show because of something has to be shown at that very instant.
  static func isAtOnce(_ origin: ControlRecord.Origin) -> Bool

  /// Judges an event, after it was told what is overdue by then.
  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>)

  /// Looks for what else is overdue.
  mutating func lookFurther(_ now: Instant, _ check: ClauseCheck<Self>)
}

/// The violations of a clause about what controls show.
protocol ControlShowViolation {
  /// A control does not show what it should.
  static var notShown: Self { get }
  /// A control shows something else.
  static var otherState: Self { get }
}

extension ControlShowClause {
  static func isAtOnce(_ origin: ControlRecord.Origin) -> Bool { false }

  mutating func begin(_ state: ObservedState) { told.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    look(event.instant, check)
    if case .effect(.controls(.shown(let id, let state))) = event.body {
      told.settle(id)
      shown(id, state, check)
    }
    judge(event, check)
  }

  mutating func lookFurther(_ now: Instant, _ check: ClauseCheck<Self>) {}

  mutating func finish(_ check: ClauseCheck<Self>) { look(check.now, check) }

  private func shown(_ id: WidgetID, _ state: ControlState, _ check: ClauseCheck<Self>) {
    guard let control = check.state.controls.added(id), let expected = control.expected,
      Self.isAbout(expected.origin), expected.state != state
    else { return }
    check.violated(
      .otherState,
      comparing: Comparison(expected: expected.state.rawValue, actual: state.rawValue),
      "control \(id.number) shows \(state.inWords) instead of \(expected.state.inWords)"
    )
  }

  private mutating func look(_ now: Instant, _ check: ClauseCheck<Self>) {
    lookFurther(now, check)
    check.state.forEachControl { control in
      guard !control.showsExpected, let expected = control.expected, Self.isAbout(expected.origin),
        told.tells(
          control.widget,
          if: Self.isAtOnce(expected.origin)
            ? now > expected.since : check.state.isOverdue(since: expected.since, at: now)
        )
      else { return }
      check.violated(
        .notShown,
        comparing: check.state.overdue("shown", now - expected.since, at: now),
        "control \(control.widget.number) does not show \(expected.state.inWords)"
      )
    }
  }
}

extension ControlState {
  /// The state as a reader sees it.
  var inWords: String {
    switch self {
    case .preview: "its preview"
    case .off: "that it is off"
    case .on: "that it is on"
    }
  }
}
