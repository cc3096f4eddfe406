import WidgetModel

extension Clause {
  /// View code runs when a timeline is archived, once for each entry and appearance.
  static let closuresRunOnce = Clause(
    id: "TL-25.runtime",
    title: "content closures run once, for the archive",
    statement: """
      The content closure runs once for each entry and appearance of a timeline, before the \
      timeline is in force, and not again unless the environment changes.
      """,
    level: .required,
    party: .runtime,
    facts: [.tl25, .tl26],
    situations: [
      ClauseSituation("a timeline of one entry"),
      ClauseSituation("a timeline of several entries"),
      ClauseSituation("another run after a change of the environment", isRequired: false),
    ],
    observes: EventKinds(.archived, .committed, .failed, .localeChanged, .textSizeChanged),
    checker: { ClosuresRunOnceChecker() }
  )
}

private struct ClosuresRunOnceChecker: Checker {
  /// A timeline that was committed at an instant without having been archived before it.
  private struct Unarchived {
    let request: RequestID
    let placement: PlacementID
    let instant: Instant
    let index: Int
  }

  /// The requests that were archived and neither committed nor failed since, the latest few.
  private var archived: [RequestID] = []
  private var unarchived: [Unarchived] = []
  private var environmentChange: Instant?

  mutating func begin(_ state: ObservedState) {
    archived.removeAll(keepingCapacity: true)
    unarchived.removeAll(keepingCapacity: true)
    environmentChange = nil
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    if !unarchived.isEmpty { report(before: event.instant, &tally) }
    switch event.body {
    case .input: environmentChange = event.instant
    case .effect(.archived(let id, let renderings)):
      archive(id, renderings, at: index, event.instant, state, &tally)
    case .effect(.failed(let id, _)): archived.removeAll { $0 == id }
    case .effect(.committed(let placement, let id, let timeline)):
      guard state.requests[id] != nil, state.timeline(timeline) != nil else { return }
      if let place = archived.firstIndex(of: id) {
        archived.remove(at: place)
      } else {
        unarchived.append(
          Unarchived(request: id, placement: placement, instant: event.instant, index: index)
        )
      }
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    report(before: .never, &tally)
  }

  private mutating func archive(
    _ id: RequestID,
    _ renderings: Int32,
    at index: Int,
    _ now: Instant,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard let request = state.requests[id], case .timeline(let number)? = request.answer,
      let timeline = state.timeline(number)
    else { return }
    if let place = unarchived.firstIndex(where: { $0.request == id }) {
      unarchived.remove(at: place)
    } else if archived.contains(id) || request.state == .committed {
      if let change = environmentChange, change >= request.instant { return tally.see(2) }
      return tally.violated(
        "again",
        at: index,
        placement: request.subject.placement,
        comparing: Comparison(expected: "once", actual: "a second time"),
        "the content closures ran again at \(now) for request \(id.number)"
      )
    } else {
      if archived.count == RequestTable.memory { archived.removeFirst() }
      archived.append(id)
    }
    check(renderings, of: timeline, request, at: index, state, &tally)
  }

  private func check(
    _ renderings: Int32,
    of timeline: Timeline,
    _ request: RequestRecord,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    // A second answer may have been put in force (TL-35); its entries are not those of the first.
    guard request.answers == 1 else { return }
    let count = Int64(timeline.entries.count)
    if count > 0 { tally.see(count == 1 ? 0 : 1) }
    let (runs, overflow) = count.multipliedReportingOverflow(by: state.profile[.appearances])
    let expected = overflow ? Int64(Int32.max) : min(runs, Int64(Int32.max))
    guard Int64(renderings) != expected else { return }
    tally.violated(
      "count",
      at: index,
      placement: request.subject.placement,
      comparing: Comparison(
        expected: amount(expected, "run"),
        actual: amount(renderings, "run"),
        limit: state.limit(.appearances)
      ),
      "the content closures of \(amount(count, "entry", "entries")) ran "
        + "\(amount(renderings, "time")) instead of \(expected)"
    )
  }

  private mutating func report(before now: Instant, _ tally: inout Tally) {
    for commit in unarchived where commit.instant < now {
      tally.violated(
        "not archived",
        at: commit.index,
        placement: commit.placement,
        comparing: Comparison(expected: "archived before the commit", actual: "not archived"),
        "request \(commit.request.number) was committed without a run of its content closures"
      )
    }
    unarchived.removeAll { $0.instant < now }
  }
}
