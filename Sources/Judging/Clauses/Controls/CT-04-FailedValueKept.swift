import WidgetModel

/// A control whose value fails keeps what it shows, and its value is requested again later.
struct FailedValueKept: ControlShowClause {
  enum Situation: String, ClauseWord {
    case withValue = "a value failed after another value"
    case withoutValue = "a value failed before any other"
    case askedAgain = "a failed value was requested again later"
  }

  enum Violation: String, ClauseWord, ControlShowViolation {
    case notShown = "not shown"
    case otherState = "other state"
    case notRetried = "not retried"
    case tooEarly = "too early"
  }

  enum Guard: String, ClauseWord {
    case isOpen = "a request called for at the exact instant of the failure"
  }

  static let clause = Clause(
    Self.self,
    id: "CT-04.runtime",
    title: "a failed value changes nothing and is requested later",
    statement: """
      When the request for a control's value fails, the control keeps what it shows, and the value \
      is requested again after the back-off of failed reloads, unless something requests it \
      earlier.
      """,
    party: .runtime,
    facts: [.ct04, .tl46],
    assumptions: [.as02, .as18],
    observes: EventKinds.controls.union(
      EventKinds(.controlTapped, .answered, .failed, .requested, .controlShown)
    ),
    inapplicable: withoutControls
  )

  var monitor = ControlMonitor()
  private var retries = ControlMonitor()

  mutating func begin(_ state: ObservedState) {
    monitor.begin()
    retries.begin()
  }

  static func isAbout(_ origin: ControlRecord.Origin) -> Bool { origin == .failedValue }

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.failed(let id, _)):
      guard let request = check.state.requests[id], request.kind == .control,
        let control = check.state.controls.added(request.subject.widget)
      else { return }
      check.see(control.value == nil ? .withoutValue : .withValue)
    case .effect(.requested(_, .control, let subject)):
      retries.stopWaiting(for: subject.widget)
      requested(subject.widget, event.instant, check)
    default: break
    }
  }

  private func requested(_ id: WidgetID, _ now: Instant, _ check: ClauseCheck<Self>) {
    guard let control = check.state.controls.added(id), let failed = control.failed,
      control.asked == nil
    else { return }
    check.see(.askedAgain)
    let earliest = failed + check.profile.interval(.failureBackoff)
    guard now < earliest, !check.skips(.isOpen, if: control.isOpen) else { return }
    check.violated(
      .tooEarly,
      comparing: Comparison(
        expected: "no sooner than at \(earliest)",
        actual: "at \(now)",
        limit: Limit(earliest)
      ),
      "control \(id.number)'s value was requested again \(now - failed) after it had failed"
    )
  }

  mutating func lookFurther(_ now: Instant, _ check: ClauseCheck<Self>) {
    let backoff = check.profile.interval(.failureBackoff)
    check.state.controls.forEachAdded { control in
      guard let failed = control.failed, control.asked == nil,
        retries.reports(control.widget, failed + backoff, at: now, check)
      else { return }
      check.violated(
        .notRetried,
        comparing: check.state.overdue("requested", now - (failed + backoff), at: now),
        "control \(control.widget.number)'s failed value was not requested again"
      )
    }
  }
}
