import WidgetModel

/// View code runs when a timeline is archived, once for each entry and appearance.
struct ClosuresRunOnce: ClauseChecker {
  enum Situation: String, ClauseWord {
    case oneEntry = "a timeline of one entry"
    case severalEntries = "a timeline of several entries"
    case afterEnvironmentChange = "another run after a change of the environment"
  }

  static let optional: [Situation] = [.afterEnvironmentChange]

  enum Violation: String, ClauseWord {
    case again
    case count
    case notArchived = "not archived"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a commit or a run of closures for an unknown request"
    case isAnsweredAgain = "the number of runs for a request that was answered a second time"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-25.runtime",
    title: "content closures run once, to archive the timeline",
    statement: """
      The content closure runs once for each entry and appearance of a timeline, no later than the \
      timeline's commit, and not again unless the environment changes.
      """,
    party: .runtime,
    facts: [.tl25, .tl26],
    observes: EventKinds(.archived, .committed, .failed, .localeChanged, .textSizeChanged)
  )

  /// A timeline that was committed without having been archived before.
  private struct Unarchived {
    let request: RequestID
    let placement: PlacementID
    let instant: Instant
    let index: Int?
  }

  /// The latest requests that were archived and have neither been committed nor failed since.
  private var archived: [RequestID] = []
  private var unarchived: [Unarchived] = []
  private var environmentChange: Instant?

  mutating func begin(_ state: ObservedState) {
    archived.removeAll(keepingCapacity: true)
    unarchived.removeAll(keepingCapacity: true)
    environmentChange = nil
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    if !unarchived.isEmpty { report(before: event.instant, check) }
    switch event.body {
    // Setting the current value again changes nothing.
    case .input(.localeChanged(let number)) where number == check.state.phone.locale: break
    case .input(.textSizeChanged(let number)) where number == check.state.phone.textSize: break
    case .input: environmentChange = event.instant
    case .effect(.archived(let id, let renderings)):
      archive(id, renderings, event.instant, check)
    case .effect(.failed(let id, _)): archived.removeAll { $0 == id }
    case .effect(.committed(let placement, let id, let timeline)):
      guard check.state.requests[id] != nil else { return check.letPass(.unknownRequest) }
      guard check.state.timeline(timeline) != nil else { return }
      if let place = archived.firstIndex(of: id) {
        archived.remove(at: place)
      } else {
        unarchived.append(
          Unarchived(request: id, placement: placement, instant: event.instant, index: check.index)
        )
      }
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    report(before: .never, check)
  }

  private mutating func archive(
    _ id: RequestID,
    _ renderings: Int32,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
    guard case .timeline(let number)? = request.answer, let timeline = check.state.timeline(number)
    else { return }
    if let place = unarchived.firstIndex(where: { $0.request == id }) {
      unarchived.remove(at: place)
    } else if archived.contains(id) || request.state == .committed {
      if let change = environmentChange, change >= request.instant {
        return check.see(.afterEnvironmentChange)
      }
      return check.violated(
        .again,
        placement: request.subject.placement,
        comparing: Comparison(expected: "once", actual: "a second time"),
        "the content closures ran again at \(now) for request \(id.number)"
      )
    } else {
      // Older requests have left the request table, too.
      if archived.count == RequestTable.memory { archived.removeFirst() }
      archived.append(id)
    }
    examine(renderings, of: timeline, request, check)
  }

  private func examine(
    _ renderings: Int32,
    of timeline: KnownTimeline,
    _ request: RequestRecord,
    _ check: ClauseCheck<Self>
  ) {
    // A second answer may be in force (TL-35); its entries are not those of the first.
    if check.skips(.isAnsweredAgain, if: request.answers != 1) { return }
    let count = Int64(timeline.entries.count)
    if count > 0 { check.see(count == 1 ? .oneEntry : .severalEntries) }
    // A profile may contain any figure, so the product may overflow.
    let (runs, overflow) = count.multipliedReportingOverflow(by: check.profile[.appearances])
    let expected = overflow ? Int64(Int32.max) : min(runs, Int64(Int32.max))
    guard Int64(renderings) != expected else { return }
    check.violated(
      .count,
      placement: request.subject.placement,
      comparing: Comparison(
        expected: amount(expected, "run"),
        actual: amount(renderings, "run"),
        limit: check.state.limit(.appearances)
      ),
      "the content closures of \(amount(count, "entry", "entries")) ran "
        + "\(amount(renderings, "time")) instead of \(expected)"
    )
  }

  private mutating func report(before now: Instant, _ check: ClauseCheck<Self>) {
    // Within one instant the archive may follow the commit.
    for commit in unarchived where commit.instant < now {
      check.violated(
        .notArchived,
        at: commit.index,
        placement: commit.placement,
        comparing: Comparison(expected: "archived before the commit", actual: "not archived"),
        "request \(commit.request.number) was committed without a run of its content closures"
      )
    }
    unarchived.removeAll { $0.instant < now }
  }
}
