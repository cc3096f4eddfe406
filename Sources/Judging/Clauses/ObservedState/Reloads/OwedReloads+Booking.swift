import WidgetModel

// Changes by each event. The observed state finds out what an event means for reloads before it
// changes itself.
extension OwedReloads {
  mutating func add(_ id: PlacementID, at now: Instant) {
    records[id] = OwedReload()
    records[id].idleSince = now
    ask(id, ReloadCauses(.added), at: now)
  }

  mutating func remove(_ id: PlacementID) { records[id] = OwedReload() }

  func begin(_ request: RequestID, for id: PlacementID) { change(id) { $0.request = request } }

  /// Books the end of a button's or toggle's intent (VW-12); it counts if it returned in time.
  mutating func endIntent(of id: PlacementID, counts: Bool, at now: Instant) {
    guard counts else {
      records[id].permitted.insert(.interaction)
      return
    }
    let record = records[id]
    if record.asked.union(record.permitted).contains(.interaction) {
      records[id].askedAgain = now
    }
    ask(id, ReloadCauses(.interaction), at: now)
  }

  func moveClock(_ event: TraceEvent, lastMove: Instant) {
    let before = event.wallBefore
    for index in accounts.indices {
      accounts[index].turn(at: event.instant, wall: before)
      accounts[index].turn(at: event.instant, wall: event.wall, isMoved: true)
    }
    for id in records.ids {
      guard let date = records[id].policy, records[id].policyInstant == nil else { continue }
      if date <= before {
        records[id].policyInstant = date.reachedSince(
          now: event.instant,
          wall: before,
          clockMove: lastMove
        )
      } else if date <= event.wall {
        records[id].policyInstant = event.instant
      }
    }
  }

  /// Books that a timeline is put into effect, with the date at which its policy comes due;
  /// `isPolicyDue` if that of the previous one has.
  func commit(_ id: PlacementID, policy: WallDate?, isPolicyDue: Bool, at now: Instant) {
    change(id) {
      if $0.policy != nil, isPolicyDue { $0.permitted.insert(.policy) }
      $0.policy = policy
      $0.policyInstant = nil
      if let retry = $0.firstRetry, retry <= now { $0.permitted.insert(.retry) }
      $0.firstRetry = nil
      $0.lastRetry = nil
    }
  }

  /// Books the failure of a placed widget's request that was under way.
  func fail(_ request: RequestRecord, at now: Instant, backoff: Interval) {
    let placed = request.subject.placement
    if request.kind == .intent { change(placed) { $0.permitted.insert(.interaction) } }
    guard request.kind == .timeline else { return }
    let retry = now + backoff
    change(placed) {
      $0.firstRetry = min($0.firstRetry ?? retry, retry)
      $0.lastRetry = retry
    }
    end(request, at: now)
  }

  func end(_ request: RequestRecord, at now: Instant) {
    change(request.subject.placement) {
      guard $0.request == request.id else { return }
      $0.request = nil
      $0.idleSince = now
    }
  }

  private func change(_ id: PlacementID, _ change: (inout OwedReload) -> Void) {
    guard records.contains(id) else { return }
    change(&records[id])
  }
}

extension TraceEvent {
  /// The date on the phone's clock just before the event.
  var wallBefore: WallDate {
    guard case .input(.clockMoved(let shift)) = body else { return wall }
    return wall - shift
  }
}
