import WidgetModel

/// The violations of a clause that requires certain commits to be reported to the author.
protocol NoticeViolation {
  /// A report of a commit that does not deserve it.
  static var falseReport: Self { get }
  /// A missing report of a commit.
  static var notReported: Self { get }
}

/// The guards of a clause that requires certain commits to be reported.
protocol NoticeGuard {
  /// The report came at a different instant from the commit after it.
  static var isApart: Self { get }
}

/// Checks that commits of some kind, and no others, are reported to the author.
///
/// A report belongs to its widget's commit at the instant; a missing one may follow within the
/// service promise.
struct DiagnosticMonitor {
  private struct Wait {
    let instant: Instant
    let index: Int?
  }

  private let notice: Diagnostic
  private var reported = PlacementTable<Instant?>(nil)
  private var waiting = PlacementTable<Wait?>(nil)

  init(_ notice: Diagnostic) { self.notice = notice }

  mutating func begin(_ state: ObservedState) {
    reported.reset(count: state.placements.count)
    waiting.reset(count: state.placements.count)
  }

  mutating func report(_ notice: Diagnostic, _ id: PlacementID?, at now: Instant) {
    guard notice == self.notice, let id else { return }
    if waiting[id] == nil { reported[id] = now }
    waiting[id] = nil
  }

  /// Handles a commit, which either has to be reported or must not be.
  mutating func commit<Clause: ClauseChecker>(
    _ id: PlacementID,
    isToBeReported: Bool,
    _ check: ClauseCheck<Clause>
  ) where Clause.Violation: NoticeViolation, Clause.Guard: NoticeGuard {
    let now = check.now
    if let wait = waiting[id] { miss(id, wait, check) }
    waiting[id] = nil
    let isReported = reported[id] != nil && !check.skips(.isApart, if: reported[id] != now)
    reported[id] = nil
    if isToBeReported, !isReported { waiting[id] = Wait(instant: now, index: check.index) }
    guard isReported, !isToBeReported else { return }
    check.violated(
      .falseReport,
      placement: id,
      comparing: Comparison(expected: "no report", actual: "\(notice.rawValue) reported"),
      "\(notice.rawValue) was reported of a timeline that is not so"
    )
  }

  func finish<Clause: ClauseChecker>(_ check: ClauseCheck<Clause>)
  where Clause.Violation: NoticeViolation {
    for id in waiting.ids {
      guard let wait = waiting[id],
        check.state.isOverdue(since: wait.instant, at: check.now)
      else { continue }
      miss(id, wait, check)
    }
  }

  private func miss<Clause: ClauseChecker>(
    _ id: PlacementID,
    _ wait: Wait,
    _ check: ClauseCheck<Clause>
  ) where Clause.Violation: NoticeViolation {
    check.violated(
      .notReported,
      at: wait.index,
      placement: id,
      comparing: Comparison(expected: "\(notice.rawValue) reported", actual: "no report"),
      "\(notice.rawValue) was not reported of the timeline committed at \(wait.instant)"
    )
  }
}
