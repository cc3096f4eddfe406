import WidgetModel

/// A clause about the states that controls show after certain events.
protocol ControlShowClause: ClauseChecker where Violation: ControlShowViolation {
  /// The controls already reported as overdue.
  var monitor: ControlMonitor { get set }

  /// Returns true if the clause covers states of an origin.
  static func isAbout(_ origin: ControlRecord.Origin) -> Bool

  /// Returns true if states of an origin have to be shown at once.
  static func isAtOnce(_ origin: ControlRecord.Origin) -> Bool

  /// Judges an event, after overdue states were reported.
  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>)

  /// Reports anything else that is overdue.
  mutating func lookFurther(_ now: Instant, _ check: ClauseCheck<Self>)
}

protocol ControlShowViolation {
  /// A control does not show the expected state.
  static var notShown: Self { get }
  /// A control shows another state.
  static var otherState: Self { get }
}

extension ControlShowClause {
  static func isAtOnce(_ origin: ControlRecord.Origin) -> Bool { false }

  mutating func begin(_ state: ObservedState) { monitor.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    reportOverdue(event.instant, check)
    if case .effect(.controls(.shown(let id, let state))) = event.body {
      monitor.stopWaiting(for: id)
      shown(id, state, check)
    }
    judge(event, check)
  }

  mutating func lookFurther(_ now: Instant, _ check: ClauseCheck<Self>) {}

  mutating func finish(_ check: ClauseCheck<Self>) { reportOverdue(check.now, check) }

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

  private mutating func reportOverdue(_ now: Instant, _ check: ClauseCheck<Self>) {
    lookFurther(now, check)
    check.state.controls.forEachAdded { control in
      guard !control.showsExpected, let expected = control.expected, Self.isAbout(expected.origin),
        monitor.reports(
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
  var inWords: String {
    switch self {
    case .preview: "its preview"
    case .off: "that it is off"
    case .on: "that it is on"
    }
  }
}
