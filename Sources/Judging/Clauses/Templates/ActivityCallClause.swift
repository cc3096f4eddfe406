import WidgetModel

/// A clause by which something follows soon on what was said of a Live Activity.
protocol ActivityCallClause: ClauseChecker {
  /// What has yet to follow.
  var waiting: ActivityCallMonitor { get set }

  /// Whether nothing has to follow any more once the activity has ended.
  static var isOverWithActivity: Bool { get }

  /// Judges an event, after it was told what is overdue by then.
  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>)

  /// What is wrong when nothing has followed.
  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation>
}

/// What is wrong with something that did not happen to a Live Activity before the service promise ran out (AS-02).
struct OverdueActivity<Violation> {
  let violation: Violation
  /// What should have become of the activity, such as "ended".
  let word: String
  let message: String
}

extension ActivityCallClause {
  static var isOverWithActivity: Bool { true }

  mutating func begin(_ state: ObservedState) { waiting.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    look(event.instant, check)
    judge(event, check)
    guard Self.isOverWithActivity,
      case .effect(.activities(.changed(let id, let phase))) = event.body,
      phase == .ended || phase == .dismissed
    else { return }
    waiting.settle(id)
  }

  mutating func finish(_ check: ClauseCheck<Self>) { look(check.now, check) }

  private mutating func look(_ now: Instant, _ check: ClauseCheck<Self>) {
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
