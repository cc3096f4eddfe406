import WidgetModel

extension PlatformHistory {
  /// The first instant at which something is due if nothing happens; possibly too early, never too
  /// late.
  var nextInstant: Instant {
    min(requests.firstLimit + .tick, firstQuestion, activities.firstChange, firstRetry)
  }

  /// Appends the effects due at an instant by time alone, and records them.
  ///
  /// First the timed-out requests, then the display of each placed widget, its reasons to reload,
  /// and the outcome of its reload. Placed widgets whose answers cannot have changed are skipped.
  mutating func appendDueEffects(at now: Instant, _ due: inout [Effect], in trace: borrowing Trace)
  {
    if requests.firstLimit < now { failOverdue(at: now, &due, in: trace) }
    if firstQuestion <= now { answerQuestions(at: now, &due) }
    settleActivities(at: now, &due)
    settleContexts(&due)
    settleControls(at: now, &due)
  }

  private mutating func answerQuestions(at now: Instant, _ due: inout [Effect]) {
    for place in placements.indices where isInQuestion(place, at: now) {
      display(place, at: now, &due)
    }
    for place in placements.indices where isInQuestion(place, at: now) { ask(place, at: now) }
    for place in placements.indices
    where isInQuestion(place, at: now) && !placements[place].asked.isEmpty {
      grant(place, at: now, &due)
    }
    for place in placements.indices where isInQuestion(place, at: now) {
      placements[place].nextQuestion = nextQuestion(place, at: now)
    }
    noteFirstQuestion()
  }

  private mutating func failOverdue(
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    for number in requests.overdue(at: now) {
      fail(number, .timedOut, at: now, &due, in: trace)
      due.append(.cancelled(RequestID(number)))
    }
  }

  /// Returns true if the answers about a placed widget may have changed.
  private func isInQuestion(_ place: Int, at now: Instant) -> Bool {
    placements[place].nextQuestion <= now && placements[place].isPresent
  }

  private func nextQuestion(_ place: Int, at now: Instant) -> Instant {
    let next = min(
      min(nextEntry(place, at: now), nextPolicy(place)),
      min(nextRetry(place), nextAnswer(toReloadOf: place, at: now))
    )
    return max(next, now + .tick)
  }

  private mutating func display(_ place: Int, at now: Instant, _ due: inout [Effect]) {
    let entry = entryOnDisplay(place, at: now)
    let display = entry.map { Display.entry($0.timeline, $0.showing.place) } ?? .placeholder
    guard display != placements[place].displayed else { return }
    placements[place].displayed = display
    placements[place].displayedView = entry?.showing.view
    due.append(.displayed(PlacementID(place), display))
  }

  private mutating func ask(_ place: Int, at now: Instant) {
    if policyAsks(place, at: now) {
      placements[place].newest?.hasAsked = true
      placements[place].asked.insert(.policy)
    }
    if nextRetry(place) <= now {
      placements[place].failed = nil
      placements[place].asked.insert(.retry)
    }
  }

  private mutating func grant(_ place: Int, at now: Instant, _ due: inout [Effect]) {
    let id = PlacementID(place)
    while !placements[place].asked.isEmpty {
      let causes = placements[place].asked
      switch answer(toReloadOf: place, at: now) {
      case .held(let reason):
        if let held = placements[place].held, held == (causes, reason) { return }
        placements[place].held = (causes, reason)
        return due.append(.held(id, causes, reason))
      case .dropped:
        placements[place].forgetAsked()
        due.append(.dropped(id, causes))
      case .granted(let charge):
        placements[place].grant(at: now)
        if charge > 0 { budgets[budget(of: place)].charge(at: now, clock) }
        due.append(.granted(id, causes, charge: charge))
        placements[place].timelineRequest = request(.timeline, for: place, at: now, &due)
      }
    }
  }
}
