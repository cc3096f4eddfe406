import WidgetModel

extension ReferenceRuntime {
  /// Does what is due at the present instant: gives up what took too long, switches entries, lets
  /// policies and retries ask, and grants what can be granted.
  ///
  /// Each phase goes through the placements in their order. Only those are looked at whose time has
  /// come or that an input touched; a wish may be too early, never too late.
  mutating func serveWhatIsDue(_ effects: inout [Effect]) {
    if nextDeadline <= core.now { giveUpLateRequests(&effects) }
    due.removeAll(keepingCapacity: true)
    for index in wishes.indices where wishes[index] <= core.now { due.append(index) }
    guard !due.isEmpty else { return }
    // By place: a loop over the array itself would retain it while the phases change the runtime.
    for place in due.indices { switchEntries(of: due[place], &effects) }
    for place in due.indices { askForPolicy(of: due[place]) }
    for place in due.indices { askForRetry(of: due[place]) }
    for place in due.indices { grant(due[place], &effects) }
    for place in due.indices { wishes[due[place]] = nextWish(of: due[place]) }
  }

  /// Has a placement looked at again before time goes on.
  mutating func touch(_ index: Int) { wishes[index] = .start }

  /// Has every placement looked at again before time goes on.
  mutating func touchAll() {
    for index in wishes.indices { wishes[index] = .start }
  }

  /// The earliest instant at which anything may become due.
  var earliestWish: Instant {
    var earliest = nextDeadline
    for wish in wishes where wish < earliest { earliest = wish }
    return earliest
  }

  /// When time alone may next change something for a placement.
  private func nextWish(of index: Int) -> Instant {
    guard core.placements[index].isPlaced else { return .never }
    var wish = Instant.never
    if let moment = core.placements[index].shown.next {
      wish = min(wish, firstInstant(of: moment.date, .entryReached))
    }
    if core.placements[index].waiting.timeline != nil,
      let moment = core.placements[index].waiting.next
    {
      wish = min(wish, firstInstant(of: moment.date, .entryReached))
    }
    if let date = core.placements[index].policy {
      wish = min(wish, firstInstant(of: date, .policyReached))
    }
    if let instant = core.placements[index].retry {
      wish = min(wish, firstInstant(at: instant, .retryReached, with: instant.microseconds))
    }
    return min(wish, nextPermission(of: index))
  }

  private func firstInstant(of date: WallDate, _ comparison: BoundaryComparison) -> Instant {
    firstInstant(at: core.phone.instant(of: date), comparison, with: date.microseconds)
  }
}
