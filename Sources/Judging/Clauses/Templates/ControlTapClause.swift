import WidgetModel

/// A clause about the destinations of taps on certain controls, or at certain times.
protocol ControlTapClause: ClauseChecker where Violation: ControlTapViolation {
  /// The controls already reported as overdue.
  var monitor: ControlMonitor { get set }

  /// Returns true if the clause covers a tap, given the state before it.
  static func isAbout(_ control: ControlRecord, isLocked: Bool) -> Bool

  func see(_ control: ControlRecord, isLocked: Bool, _ check: ClauseCheck<Self>)

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>)

  /// Reports anything else of a control that is overdue.
  mutating func lookFurther(_ control: ControlRecord, _ now: Instant, _ check: ClauseCheck<Self>)
}

protocol ControlTapViolation {
  static var nowhere: Self { get }
  static var elsewhere: Self { get }
  /// A destination was reported without a tap.
  static var unfounded: Self { get }
}

extension ControlTapClause {
  mutating func begin(_ state: ObservedState) { monitor.begin() }

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}

  mutating func lookFurther(
    _ control: ControlRecord,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    reportOverdue(event.instant, check)
    switch event.body {
    case .input(.controls(.tapped(let id))):
      let isLocked = check.state.phone.isLocked
      guard let control = check.state.controls.added(id),
        Self.isAbout(control, isLocked: isLocked)
      else { return }
      see(control, isLocked: isLocked, check)
    case .effect(.controls(.led(let id, let destination))):
      monitor.stopWaiting(for: id)
      led(id, destination, check)
    default: judge(event, check)
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportOverdue(check.now, check) }

  private func led(_ id: WidgetID, _ destination: Destination, _ check: ClauseCheck<Self>) {
    guard let control = check.state.controls.record(id) else { return }
    guard let tap = control.taps.first else {
      guard Self.isAbout(control, isLocked: check.state.phone.isLocked) else { return }
      return check.violated(
        .unfounded,
        comparing: Comparison(expected: "nothing", actual: destination.text),
        "control \(id.number) led to \(destination.text) without a tap"
      )
    }
    guard Self.isAbout(control, isLocked: tap.isLocked), tap.destination != destination
    else { return }
    check.violated(
      .elsewhere,
      comparing: Comparison(expected: tap.destination.text, actual: destination.text),
      "a tap on control \(id.number) led to \(destination.text) instead of \(tap.destination.text)"
    )
  }

  private mutating func reportOverdue(_ now: Instant, _ check: ClauseCheck<Self>) {
    check.state.controls.forEachAdded { control in
      lookFurther(control, now, check)
      guard let tap = control.taps.first, Self.isAbout(control, isLocked: tap.isLocked),
        monitor.reports(control.widget, tap.since, at: now, check)
      else { return }
      check.violated(
        .nowhere,
        comparing: check.state.overdue("answered", now - tap.since, at: now),
        "a tap on control \(control.widget.number) had no effect"
      )
    }
  }
}
