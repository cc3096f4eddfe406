import WidgetModel

/// A clause that requires an effect soon after an input about a Live Activity.
protocol ActivityCallClause: ClauseChecker {
  /// The inputs that still wait for their effects.
  var waiting: ActivityCallMonitor { get set }

  /// True if no effect is expected any more once the activity has ended.
  static var isOverWithActivity: Bool { get }

  /// Judges an event, after overdue effects were reported.
  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>)

  /// Returns the violation for a missing effect.
  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation>
}

/// A violation by an overdue effect on a Live Activity (AS-02).
struct OverdueActivity<Violation> {
  let violation: Violation
  /// The expected outcome, such as "ended".
  let word: String
  let message: String
}

extension ActivityCallClause {
  static var isOverWithActivity: Bool { true }

  mutating func begin(_ state: ObservedState) { waiting.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    reportOverdue(event.instant, check)
    judge(event, check)
    guard Self.isOverWithActivity,
      case .effect(.activities(.changed(let id, let phase))) = event.body,
      phase == .ended || phase == .dismissed
    else { return }
    waiting.stopWaiting(for: id)
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportOverdue(check.now, check) }

  private mutating func reportOverdue(_ now: Instant, _ check: ClauseCheck<Self>) {
    guard let first = waiting.takeOverdue(check.state, at: now) else { return }
    let overdue = Self.overdue(first)
    check.violated(
      overdue.violation,
      at: first.index,
      comparing: check.state.overdue(overdue.word, now - first.since, at: now),
      overdue.message
    )
  }
}
