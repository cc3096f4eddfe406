import WidgetModel

/// What a scenario owes to a run: its stimuli, each repetition at its instant, and the answers of its scripts.
///
/// The simulation plays the scenario, and this looks whether it does: nothing may be left out, doubled,
/// invented or moved, only what a process has begun before it died goes unanswered, and each event names its
/// cause. It shares no code
/// with the simulation. What it finds is a fault of the harness and not of the subject. Where the harness's own
/// runtime is judged it breaks a law; the case of any other subject is undecided.
struct ScenarioLedger {
  /// A stimulus with what is left of its repetitions.
  private struct Owed {
    let input: Input
    let every: Interval
    var left: Int
  }

  /// The next time of a stimulus that is owed.
  private struct Turn {
    var instant: Instant
    /// Its place among all that is owed.
    let place: Int

    /// Whether it comes before another; of one instant, the first of the workload does.
    func precedes(_ other: Turn) -> Bool {
      instant == other.instant ? place < other.place : instant < other.instant
    }
  }

  /// An answer that a script has promised.
  private struct Promise {
    let request: RequestID
    let widget: WidgetID
    let asked: Instant
    let instant: Instant
    let content: Content
    let memory: Int64
  }

  private enum Content {
    /// The timeline of an answer to a call, by their places in the widget's script for such requests.
    case timeline(RequestKind, call: Int, answer: Int, since: WallDate)
    case plainTimeline(WallDate)
    case entry, returned, threw
  }

  /// How often a widget was asked for what its scripts answer.
  private struct Calls {
    var timelines = 0
    var placeholders = 0
    var snapshots = 0

    /// Counts another call of a kind, and gives the number of those before it.
    mutating func next(_ kind: RequestKind) -> Int {
      switch kind {
      case .placeholder:
        defer { placeholders += 1 }
        return placeholders
      case .snapshot:
        defer { snapshots += 1 }
        return snapshots
      default:
        defer { timelines += 1 }
        return timelines
      }
    }
  }

  private var scenario = Scenario()
  private var owed: [Owed] = []
  /// The turns of all that is owed, the next one last.
  private var turns: [Turn] = []
  private var promises: [Promise] = []
  /// When the first of the promises is due.
  private var firstDue = Instant.never
  /// What each widget was asked.
  private var calls: [Calls] = []
  private var clock = WallDate.defaultStart
  private var causes = CauseLedger()
  /// Whose code each request asks, by the request's number.
  private var widgets = NumberTable<WidgetID>()

  /// When the last input came.
  private var lastInput = Instant.never

  /// The place of the event that was observed last.
  private var place = 0

  /// What was wrong first, `nil` as long as nothing is.
  private(set) var problem: PlaybackProblem?

  /// How often each law was exercised in each of its situations, in the order of its clause.
  private(set) var situations = PlaybackSituations()

  /// Prepares for a run of a scenario.
  mutating func begin(_ scenario: Scenario, _ setup: Setup) {
    self.scenario = scenario
    clock = setup.device.clock
    problem = nil
    lastInput = .never
    situations = PlaybackSituations()
    causes.begin(setup.profile)
    widgets.removeAll()
    owed.removeAll(keepingCapacity: true)
    turns.removeAll(keepingCapacity: true)
    promises.removeAll(keepingCapacity: true)
    firstDue = .never
    calls.removeAll(keepingCapacity: true)
    calls.append(contentsOf: repeatElement(Calls(), count: scenario.widgets.count))
    var placement = 0
    for widget in scenario.widgets {
      for placed in widget.placements {
        owe(Input.added(PlacementID(placement)), Stimulus(nil, at: placed.added))
        placement += 1
      }
    }
    for stimulus in scenario.workload {
      if let input = stimulus.input { owe(input, stimulus) }
    }
    turns.sort { $1.precedes($0) }
  }

  /// Takes an event of the run.
  mutating func observe(_ event: TraceEvent, at place: Int, in trace: borrowing Trace) {
    guard problem == nil else { return }
    self.place = place
    if let wrong = causes.observe(event, at: place, &situations) { note(.otherCause, wrong) }
    if case .input(.clockMoved(let shift)) = event.body {
      clock = clock + shift
      situations.clockMoved += 1
    }
    if event.wall != clock + (event.instant - .start) {
      note(.otherClock, "the clock shows \(event.wall) at \(event.instant)")
    }
    switch event.body {
    case .input: lastInput = event.instant
    case .effect: lookBeforeTimedEffect(event.instant)
    }
    switch event.body {
    case .input(.answered(let id, let answer, let memory)):
      keep(id, answer, memory, event.instant, trace)
    case .input(.did): break
    case .input(let input):
      // A call that a widget's code made is no stimulus.
      guard event.cause < 0 else { return }
      play(input, event.instant)
      switch input {
      case .processKilled(let widget): died { $0 == widget }
      case .rebooted: died { _ in true }
      case .asked(let id, _, let subject):
        // Nobody's code is asked of a widget that is not installed.
        guard scenario.widgets.indices.contains(Int(subject.widget.number)) else { return }
        promise(id, subject.widget, .returned, from: event.instant)
      default: break
      }
    case .effect(.requested(let id, let kind, let subject)):
      promise(id, kind, subject, event.instant, event.wall)
    case .effect(.failed(let id, .outOfMemory)):
      guard let widget = widgets[id.number] else { return }
      died { $0 == widget }
    default: break
    }
  }

  /// Ends the run: what has not come by now has been left out.
  mutating func finish(at end: Instant) {
    if end != .start + scenario.length { note(.otherEnd, "it ended at \(end)") }
    if let next = turns.last, next.instant <= end {
      let input = owed[next.place].input
      note(.leftOut, "nothing happened at \(next.instant), where \(input.sentence)")
    }
    look(before: end + .tick)
  }

  private mutating func note(
    _ kind: PlaybackProblem.Kind,
    request: RequestID? = nil,
    _ words: String
  ) {
    guard problem == nil else { return }
    problem = PlaybackProblem(kind: kind, event: place, request: request, words: words)
  }

  /// Forgets what the processes of some widgets had still to answer.
  private mutating func died(_ isDead: (WidgetID) -> Bool) {
    let before = promises.count
    promises.removeAll { isDead($0.widget) }
    guard promises.count < before else { return }
    situations.diedBefore += 1
    findFirstDue()
  }

  // MARK: Stimuli

  private mutating func owe(_ input: Input, _ stimulus: Stimulus) {
    turns.append(Turn(instant: stimulus.at, place: owed.count))
    owed.append(Owed(input: input, every: stimulus.every, left: max(1, stimulus.times)))
  }

  /// Compares a stimulus with the earliest that is owed.
  private mutating func play(_ input: Input, _ now: Instant) {
    look(before: now + .tick)
    guard let turn = turns.last, turn.instant == now, isSame(owed[turn.place].input, input) else {
      return note(.notOwed, "at \(now) \(input.sentence), which the workload does not say")
    }
    turns.removeLast()
    let every = owed[turn.place].every
    switch input {
    case .added: situations.placed += 1
    default: if every > .zero { situations.repeated += 1 } else { situations.single += 1 }
    }
    owed[turn.place].left -= 1
    if owed[turn.place].left > 0 { queue(Turn(instant: now + every, place: turn.place)) }
  }

  /// Puts a turn where it belongs.
  private mutating func queue(_ turn: Turn) {
    var place = turns.count
    while place > 0, turns[place - 1].precedes(turn) { place -= 1 }
    turns.insert(turn, at: place)
  }

  /// Whether a stimulus is what was owed; the number of a request of the harness's own is free.
  private func isSame(_ owed: Input, _ played: Input) -> Bool {
    if case .asked(_, let kind, let subject) = owed, case .asked(_, kind, subject) = played {
      return true
    }
    return owed == played
  }

  // MARK: Answers

  private mutating func findFirstDue() {
    firstDue = .never
    for promise in promises { firstDue = min(firstDue, promise.instant) }
  }

  /// Looks whether all answers have come that were promised before an instant.
  private mutating func look(before instant: Instant) {
    guard firstDue < instant, let late = promises.first(where: { $0.instant < instant }) else {
      return
    }
    note(
      .notGiven,
      request: late.request,
      "request \(late.request.number) was not answered at \(late.instant)"
    )
  }

  /// Looks whether the answers of an instant come before what time alone brings about there.
  private mutating func lookBeforeTimedEffect(_ now: Instant) {
    guard firstDue <= now, lastInput != now,
      let late = promises.first(where: { $0.instant == now && $0.asked < now })
    else { return }
    note(
      .notGiven,
      request: late.request,
      "request \(late.request.number) was not answered before time went on at \(now)"
    )
  }

  private mutating func promise(
    _ id: RequestID,
    _ kind: RequestKind,
    _ subject: RequestSubject,
    _ now: Instant,
    _ wall: WallDate
  ) {
    let number = Int(subject.widget.number)
    widgets[id.number] = subject.widget
    guard scenario.widgets.indices.contains(number) else { return }
    let widget = subject.widget
    switch kind {
    case .timeline, .placeholder, .snapshot: break
    case .intent: return promiseIntent(id, subject, now)
    default: return promise(id, widget, .returned, from: now)
    }
    let script = script(of: kind, widget)
    guard !script.isEmpty else {
      return promise(id, widget, kind == .timeline ? .plainTimeline(wall) : .entry, from: now)
    }
    let call = calls[number].next(kind) % script.count
    for (place, answer) in script[call].answers.enumerated() {
      let content: Content =
        switch answer.kind {
        case .timeline: .timeline(kind, call: call, answer: place, since: wall)
        case .entry: .entry
        case .error: .threw
        }
      promise(id, widget, content, from: now, after: answer.delay, memory: answer.memory)
    }
  }

  /// What a widget's code answers to the requests of a kind.
  private func script(of kind: RequestKind, _ widget: WidgetID) -> [ScriptedCall] {
    let number = Int(widget.number)
    return switch kind {
    case .placeholder: scenario.widgets[number].placeholders
    case .snapshot: scenario.widgets[number].snapshots
    default: scenario.widgets[number].timelines
    }
  }

  private mutating func promiseIntent(
    _ id: RequestID,
    _ subject: RequestSubject,
    _ now: Instant
  ) {
    let scripted = scenario.widgets[Int(subject.widget.number)].intents
    let place = Int(subject.intent) - 1
    let intent = scripted.indices.contains(place) ? scripted[place] : ScriptedIntent()
    guard intent.outcome != .hangs else { return }
    promise(
      id,
      subject.widget,
      intent.outcome == .returns ? .returned : .threw,
      from: now,
      after: intent.delay,
      memory: intent.memory
    )
  }

  private mutating func promise(
    _ id: RequestID,
    _ widget: WidgetID,
    _ content: Content,
    from asked: Instant,
    after delay: Interval = .zero,
    memory: Int64 = 0
  ) {
    let instant = asked + delay
    promises.append(
      Promise(
        request: id,
        widget: widget,
        asked: asked,
        instant: instant,
        content: content,
        memory: memory
      )
    )
    firstDue = min(firstDue, instant)
  }

  /// Compares an answer with what was promised.
  private mutating func keep(
    _ id: RequestID,
    _ answer: AnswerKind,
    _ memory: Int64,
    _ now: Instant,
    _ trace: borrowing Trace
  ) {
    look(before: now)
    let place = promises.firstIndex { $0.request == id && $0.instant == now }
    guard let place, promises[place].memory == memory,
      isSame(promises[place], answer, trace.timelines)
    else {
      let due = promises.filter { $0.request == id }.map { "\($0.content) at \($0.instant)" }
      return note(
        .givenOtherwise,
        request: id,
        """
        request \(id.number) was answered at \(now) with \(answer) and \(amount(memory, "byte")), and its \
        script says \(due.isEmpty ? "nothing" : due.joined(separator: ", "))
        """
      )
    }
    switch answer {
    case .timeline: situations.timeline += 1
    case .entry: situations.entry += 1
    case .returned: situations.returned += 1
    case .threw: situations.threw += 1
    }
    promises.remove(at: place)
    findFirstDue()
  }

  private func isSame(
    _ promise: Promise,
    _ answer: AnswerKind,
    _ timelines: [Timeline]
  ) -> Bool {
    switch (promise.content, answer) {
    case (.entry, .entry), (.returned, .returned), (.threw, .threw): return true
    case (.plainTimeline(let wall), .timeline(let id)):
      guard timelines.indices.contains(Int(id.number)) else { return false }
      let entries = timelines[Int(id.number)].entries
      return entries.count == 1 && entries[0].date == wall
    case (.timeline(let kind, let call, let place, let wall), .timeline(let id)):
      guard timelines.indices.contains(Int(id.number)) else { return false }
      let script = script(of: kind, promise.widget)
      return isSame(script[call].answers[place], since: wall, timelines[Int(id.number)])
    default: return false
    }
  }

  /// Whether a timeline is the scripted one of a request of some date.
  private func isSame(
    _ scripted: ScriptedAnswer,
    since wall: WallDate,
    _ timeline: Timeline
  ) -> Bool {
    guard timeline.entries.count == scripted.entries.count else { return false }
    for (entry, owed) in zip(timeline.entries, scripted.entries)
    where entry.date != wall + owed.offset {
      return false
    }
    return switch (scripted.policy, timeline.policy) {
    case (.never, .never), (.atEnd, .atEnd): true
    case (.after, .after(let date)): date == wall + scripted.after
    default: false
    }
  }
}
