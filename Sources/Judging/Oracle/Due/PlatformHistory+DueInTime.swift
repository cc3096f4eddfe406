import WidgetModel

extension PlatformHistory {
  /// The first instant at which something is due if nothing happens, never a later one than that.
  var nextInstant: Instant {
    var next = requests.firstLimit + .tick
    for place in placements.indices { next = min(next, placements[place].nextQuestion) }
    return next
  }

  /// Lists what is due at an instant by time alone, and notes it.
  ///
  /// First the requests whose time is over, then what each placed widget shows, what asks for a reload of
  /// each, and what becomes of each one's reload. Nothing is asked of a placed widget whose answers cannot
  /// have changed.
  mutating func settle(at now: Instant, _ due: inout [Effect], in trace: borrowing Trace) {
    for number in requests.overdue(at: now) {
      fail(number, .timedOut, at: now, &due, in: trace)
      due.append(.cancelled(RequestID(number)))
    }
    forEachInQuestion(at: now) { $0.display($1, at: now, &due) }
    forEachInQuestion(at: now) { $0.ask($1, at: now) }
    forEachInQuestion(at: now) { $0.grant($1, at: now, &due) }
    forEachInQuestion(at: now) { $0.placements[$1].nextQuestion = $0.nextQuestion($1, at: now) }
  }

  private mutating func forEachInQuestion(
    at now: Instant,
    _ body: (inout PlatformHistory, Int) -> Void
  ) {
    for place in placements.indices
    where placements[place].nextQuestion <= now && placements[place].isPresent {
      body(&self, place)
    }
  }

  /// Says that the answers about a placed widget may have changed.
  mutating func question(_ place: Int) {
    if placements[place].isPresent { placements[place].nextQuestion = .start }
  }

  /// Says so of all placed widgets.
  mutating func questionAll() {
    for place in placements.indices { question(place) }
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
        forgetAsked(place)
        due.append(.dropped(id, causes))
      case .granted(let charge):
        let isGrantedAgain = placements[place].isAskedTwice
        forgetAsked(place)
        if isGrantedAgain { placements[place].asked.insert(.interaction) }
        placements[place].granted = now
        if charge > 0 { budgets[budget(of: place)].charge(at: now, clock) }
        due.append(.granted(id, causes, charge: charge))
        placements[place].timelineRequest = request(.timeline, for: place, at: now, &due)
      }
    }
  }

  /// Notes that nothing is asked any more.
  mutating func forgetAsked(_ place: Int) {
    placements[place].asked = []
    placements[place].held = nil
    placements[place].isAskedTwice = false
  }
}
