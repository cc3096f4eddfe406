import WidgetModel

// The meaning of each event for the owed reloads; the observed state itself is still the one before
// the event.
extension ObservedReloads {
  func book(_ event: TraceEvent) {
    switch event.body {
    case .input(let input): book(input, event)
    case .effect(let effect): book(effect, event)
    }
  }

  private func book(_ input: Input, _ event: TraceEvent) {
    let now = event.instant
    if state.isNoOp(input, at: now) { return }
    switch input {
    case .added(let id): if state.knows(id), !state.isPresent(id) { state.owed.add(id, at: now) }
    case .removed(let id): if state.knows(id) { state.owed.remove(id) }
    case .configured(let id, let number):
      guard state.isPresent(id), state.placements[id].placement.configuration != number else {
        return
      }
      state.owed.ask(id, ReloadCauses(.configurationChange), at: now)
    case .reloadCalled(let kind):
      ask(state.appCauses, at: now) {
        state.setup.kind(of: state.placements[$0].placement.widget) == kind
      }
    case .reloadAllCalled: ask(state.appCauses, at: now) { _ in true }
    case .pushReceived:
      guard state.profile.isOn(.widgetPushes) else { return }
      ask(ReloadCauses(.push), at: now) {
        state.setup.isPushEnabled(state.placements[$0].placement.widget)
      }
    case .localeChanged(let number):
      if number != state.phone.locale { ask(ReloadCauses(.localeChange), at: now) { _ in true } }
    case .textSizeChanged(let number):
      if number != state.phone.textSize {
        ask(ReloadCauses(.textSizeChange), at: now) { _ in true }
      }
    case .systemChanged(.location), .visible(_, true), .locked(false):
      ask(ReloadCauses(.locationChange), at: now) { learnsPlace($0, by: input) }
    case .systemChanged(let change): ask(ReloadCauses(change.cause), at: now) { _ in true }
    case .clockMoved: state.owed.moveClock(event, lastMove: state.phone.clockInstant)
    case .answered(let id, let answer, let memory): bookIntent(id, answer, memory, at: now)
    default: break
    }
  }

  private func book(_ effect: Effect, _ event: TraceEvent) {
    let now = event.instant
    switch effect {
    case .requested(let id, .timeline, let subject): state.owed.begin(id, for: subject.placement)
    case .granted(let id, let causes, let charge):
      guard state.knows(id) else { return }
      if charge > 0 { state.owed.accounts[state.owed.scopes[id]].charge(at: now, wall: event.wall) }
      let isDoubled = state.profile.isOn(.doubleReloadOnIntent)
      state.owed.claim(id, causes, at: now, wall: event.wall, doublesInteraction: isDoubled)
    case .dropped(let id, let causes):
      guard state.knows(id) else { return }
      state.owed.claim(id, causes, at: now, wall: event.wall, doublesInteraction: false)
    case .committed(let id, let request, let timeline):
      bookEnd(of: request, at: now)
      guard state.knows(id) else { return }
      state.owed.commit(
        id,
        policy: state.shape(of: timeline)?.latestDueDate,
        isPolicyDue: state.isPolicyDue(of: id, at: event.wall),
        at: now
      )
    case .failed(let id, _):
      guard let request = state.requests[id], request.state == .underWay,
        state.isPresent(request.subject.placement)
      else { return }
      state.owed.fail(request, at: now, backoff: state.profile.interval(.failureBackoff))
    case .cancelled(let id): bookEnd(of: id, at: now)
    default: break
    }
  }

  private func ask(_ causes: ReloadCauses, at now: Instant, _ addresses: (PlacementID) -> Bool) {
    for id in state.placements.ids where state.placements[id].isPresent && addresses(id) {
      state.owed.ask(id, causes, at: now)
    }
  }

  /// Returns true if a placed widget learns of a new place by an input (RB-19).
  private func learnsPlace(_ id: PlacementID, by input: Input) -> Bool {
    guard state.isPresent(id) else { return false }
    let record = state.placements[id]
    return switch input {
    case .systemChanged(.location): state.isSeen(id)
    case .visible(id, true): record.awaitsSight && !state.phone.isLocked
    case .locked(false): record.awaitsSight && record.isVisible
    default: false
    }
  }

  private func bookIntent(
    _ id: RequestID,
    _ answer: AnswerKind,
    _ memory: Int64,
    at now: Instant
  ) {
    guard let request = state.requests[id], request.kind == .intent, request.state == .underWay,
      state.isPresent(request.subject.placement)
    else { return }
    let isInTime = now <= request.instant + state.profile.interval(.intentDeadline)
    state.owed.endIntent(
      of: request.subject.placement,
      counts: answer == .returned && memory <= state.profile[.memoryLimit] && isInTime,
      at: now
    )
  }

  private func bookEnd(of id: RequestID, at now: Instant) {
    if let request = state.requests[id] { state.owed.end(request, at: now) }
  }
}
