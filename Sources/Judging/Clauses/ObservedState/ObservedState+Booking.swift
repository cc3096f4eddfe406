import WidgetModel

// Changes of the owed reloads by each event; the observed state itself is still the one before the
// event.
extension ObservedState {
  func book(_ event: TraceEvent) {
    switch event.body {
    case .input(let input): book(input, event)
    case .effect(let effect): book(effect, event)
    }
  }

  private func book(_ input: Input, _ event: TraceEvent) {
    let now = event.instant
    if isNoOp(input, at: now) { return }
    switch input {
    case .added(let id):
      guard knows(id), !isPresent(id) else { return }
      owed.records[id] = OwedReload()
      owed.records[id].idleSince = now
      owed.ask(id, ReloadCauses(.added), at: now)
    case .removed(let id):
      guard knows(id) else { return }
      owed.records[id] = OwedReload()
    case .configured(let id, let number):
      guard isPresent(id), placements[id].placement.configuration != number else { return }
      owed.ask(id, ReloadCauses(.configurationChange), at: now)
    case .reloadCalled(let kind): ask(appCauses, at: now) { self.kind(of: $0) == kind }
    case .reloadAllCalled: ask(appCauses, at: now) { _ in true }
    case .pushReceived:
      guard profile.isOn(.widgetPushes) else { return }
      ask(ReloadCauses(.push), at: now) { self.isPushEnabled($0) }
    case .localeChanged(let number):
      if number != phone.locale { ask(ReloadCauses(.localeChange), at: now) { _ in true } }
    case .textSizeChanged(let number):
      if number != phone.textSize { ask(ReloadCauses(.textSizeChange), at: now) { _ in true } }
    case .systemChanged(.location), .visible(_, true), .locked(false):
      ask(ReloadCauses(.locationChange), at: now) { self.hearsOfPlace($0, by: input) }
    case .systemChanged(let change): ask(ReloadCauses(change.cause), at: now) { _ in true }
    case .clockMoved: bookClockMove(event)
    case .answered(let id, let answer, let memory): bookIntent(id, answer, memory, at: now)
    default: break
    }
  }

  private func book(_ effect: Effect, _ event: TraceEvent) {
    let now = event.instant
    switch effect {
    case .requested(let id, .timeline, let subject):
      change(subject.placement) { $0.request = id }
    case .granted(let id, let causes, let charge):
      guard knows(id) else { return }
      if charge > 0 { owed.accounts[scope(of: id)].charge(at: now, wall: event.wall) }
      owed.claim(
        id,
        causes,
        at: now,
        wall: event.wall,
        doublesInteraction: profile.isOn(.doubleReloadOnIntent)
      )
    case .dropped(let id, let causes):
      guard knows(id) else { return }
      owed.claim(
        id,
        causes,
        at: now,
        wall: event.wall,
        doublesInteraction: false
      )
    case .committed(let id, let request, let timeline):
      bookEnd(of: request, at: now)
      bookCommit(of: timeline, to: id, event)
    case .failed(let id, _): bookFailure(of: id, at: now)
    case .cancelled(let id): bookEnd(of: id, at: now)
    default: break
    }
  }

  private func ask(_ causes: ReloadCauses, at now: Instant, _ addresses: (PlacementID) -> Bool) {
    for id in placements.ids where placements[id].isPresent && addresses(id) {
      owed.ask(id, causes, at: now)
    }
  }

  /// Books the end of a button's or toggle's intent (VW-12).
  private func bookIntent(
    _ id: RequestID,
    _ answer: AnswerKind,
    _ memory: Int64,
    at now: Instant
  ) {
    guard let request = requests[id], request.kind == .intent, request.state == .underWay,
      isPresent(request.subject.placement)
    else { return }
    let placed = request.subject.placement
    if answer == .returned, memory <= profile[.memoryLimit],
      now <= request.instant + profile.interval(.intentDeadline)
    {
      let record = owed.records[placed]
      if record.asked.union(record.permitted).contains(.interaction) {
        owed.records[placed].askedAgain = now
      }
      owed.ask(placed, ReloadCauses(.interaction), at: now)
    } else {
      owed.records[placed].permitted.insert(.interaction)
    }
  }

  private func bookClockMove(_ event: TraceEvent) {
    let before = event.wallBefore
    for index in owed.accounts.indices {
      owed.accounts[index].turn(at: event.instant, wall: before)
      owed.accounts[index].turn(at: event.instant, wall: event.wall, isMoved: true)
    }
    for id in owed.records.ids {
      guard let date = owed.records[id].policy, owed.records[id].policyInstant == nil else {
        continue
      }
      if date <= before {
        owed.records[id].policyInstant = reachedSince(date, now: event.instant, wall: before)
      } else if date <= event.wall {
        owed.records[id].policyInstant = event.instant
      }
    }
  }

  private func bookCommit(of timeline: TimelineID, to id: PlacementID, _ event: TraceEvent) {
    guard knows(id) else { return }
    let isPolicyDue = isPolicyDue(of: id, at: event.wall)
    let date = latestDueDate(of: timeline)
    change(id) {
      if $0.policy != nil, isPolicyDue { $0.permitted.insert(.policy) }
      $0.policy = date
      $0.policyInstant = nil
      if let retry = $0.firstRetry, retry <= event.instant { $0.permitted.insert(.retry) }
      $0.firstRetry = nil
      $0.lastRetry = nil
    }
  }

  private func bookFailure(of id: RequestID, at now: Instant) {
    guard let request = requests[id], request.state == .underWay else { return }
    let placed = request.subject.placement
    guard isPresent(placed) else { return }
    if request.kind == .intent { change(placed) { $0.permitted.insert(.interaction) } }
    guard request.kind == .timeline else { return }
    let retry = now + profile.interval(.failureBackoff)
    change(placed) {
      $0.firstRetry = min($0.firstRetry ?? retry, retry)
      $0.lastRetry = retry
    }
    bookEnd(of: id, at: now)
  }

  private func bookEnd(of id: RequestID, at now: Instant) {
    guard let request = requests[id] else { return }
    change(request.subject.placement) {
      guard $0.request == id else { return }
      $0.request = nil
      $0.idleSince = now
    }
  }

  private func change(_ id: PlacementID, _ change: (inout OwedReload) -> Void) {
    guard owed.records.contains(id) else { return }
    change(&owed.records[id])
  }

  /// Returns the kind of a placed widget, or `nil` if the setup is inconsistent.
  ///
  /// - Precondition: There is a placed widget of that id.
  func kind(of id: PlacementID) -> Int? {
    let widget = Int(placements[id].placement.widget.number)
    return setup.widgets.indices.contains(widget) ? setup.widgets[widget].kind : nil
  }

  private func isPushEnabled(_ id: PlacementID) -> Bool {
    let widget = Int(placements[id].placement.widget.number)
    return setup.widgets.indices.contains(widget) && setup.widgets[widget].isPushEnabled
  }
}
