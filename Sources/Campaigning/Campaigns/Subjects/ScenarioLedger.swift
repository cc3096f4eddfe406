import WidgetModel

/// What a scenario owes to a run: its stimuli, each repetition at its instant, and the answers of its scripts.
///
/// The simulation plays the scenario, and this looks whether it does: nothing may be left out, doubled,
/// invented or moved, only what a process has begun before it died goes unanswered, and each event names its
/// cause. It shares no code
/// with the simulation. What it finds is a fault of the harness and not of the subject. Where the harness's own
/// runtime is judged it breaks a law; the case of any other subject is undecided.
final class ScenarioLedger {
  /// A stimulus with what is left of its repetitions.
  private struct Upcoming {
    var instant: Instant
    let input: Input
    let every: Interval
    var left: Int
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
    case timeline(ScriptedAnswer, since: WallDate)
    case entry, returned, threw
    case plainTimeline(WallDate)
  }

  private var scenario = Scenario()
  private var upcoming: [Upcoming] = []
  private var promises: [Promise] = []
  /// How often each widget was asked for timelines, placeholders and snapshots.
  private var asked: [[Int]] = []
  private var clock = WallDate.defaultStart
  private var causes = CauseLedger()

  /// When the last input came.
  private var lastInput = Instant.never

  /// The place of the event that was observed last.
  private var place = 0

  /// What was wrong first, `nil` as long as nothing is.
  private(set) var problem: PlaybackProblem?

  /// How often each law was exercised in each of its situations, in the order of its clause.
  private(set) var situations = PlaybackSituations()
  /// Whose code each request asks.
  private var widgets: [RequestID: WidgetID] = [:]

  /// Prepares for a run of a scenario.
  func begin(_ scenario: Scenario, _ setup: Setup) {
    self.scenario = scenario
    clock = setup.device.clock
    problem = nil
    lastInput = .never
    situations = PlaybackSituations()
    causes.begin(setup.profile)
    widgets.removeAll(keepingCapacity: true)
    promises.removeAll(keepingCapacity: true)
    asked = Array(repeating: [0, 0, 0], count: scenario.widgets.count)
    upcoming.removeAll(keepingCapacity: true)
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
  }

  /// Takes an event of the run.
  func observe(_ event: TraceEvent, at place: Int, in trace: borrowing Trace) {
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
      guard let widget = widgets[id] else { return }
      died { $0 == widget }
    default: break
    }
  }

  /// Ends the run: what has not come by now has been left out.
  func finish(at end: Instant) {
    if end != .start + scenario.length { note(.otherEnd, "it ended at \(end)") }
    if let next = upcoming.first(where: { $0.instant <= end }) {
      note(.leftOut, "nothing happened at \(next.instant), where \(next.input.sentence)")
    }
    look(before: end + .tick)
  }

  private func note(_ kind: PlaybackProblem.Kind, request: RequestID? = nil, _ words: String) {
    guard problem == nil else { return }
    problem = PlaybackProblem(kind: kind, event: place, request: request, words: words)
  }

  /// Forgets what the processes of some widgets had still to answer.
  private func died(_ isDead: (WidgetID) -> Bool) {
    let before = promises.count
    promises.removeAll { isDead($0.widget) }
    if promises.count < before { situations.diedBefore += 1 }
  }

  private func owe(_ input: Input, _ stimulus: Stimulus) {
    upcoming.append(
      Upcoming(
        instant: stimulus.at,
        input: input,
        every: stimulus.every,
        left: max(1, stimulus.times)
      )
    )
  }

  /// Compares a stimulus with the earliest that is owed; of one instant, the first of the workload.
  private func play(_ input: Input, _ now: Instant) {
    look(before: now + .tick)
    var place: Int?
    for index in upcoming.indices
    where place.map({ upcoming[index].instant < upcoming[$0].instant }) ?? true {
      place = index
    }
    guard let place, upcoming[place].instant == now, isSame(upcoming[place].input, input) else {
      return note(.notOwed, "at \(now) \(input.sentence), which the workload does not say")
    }
    switch input {
    case .added: situations.placed += 1
    default:
      if upcoming[place].every > .zero { situations.repeated += 1 } else { situations.single += 1 }
    }
    upcoming[place].left -= 1
    if upcoming[place].left > 0 {
      upcoming[place].instant = now + upcoming[place].every
    } else {
      upcoming.remove(at: place)
    }
  }

  /// Whether a stimulus is what was owed; the number of a request of the harness's own is free.
  private func isSame(_ owed: Input, _ played: Input) -> Bool {
    if case .asked(_, let kind, let subject) = owed, case .asked(_, kind, subject) = played {
      return true
    }
    return owed == played
  }

  /// Looks whether all answers have come that were promised before an instant.
  private func look(before instant: Instant) {
    guard problem == nil, let late = promises.first(where: { $0.instant < instant }) else { return }
    note(
      .notGiven,
      request: late.request,
      "request \(late.request.number) was not answered at \(late.instant)"
    )
  }

  /// Looks whether the answers of an instant come before what time alone brings about there.
  private func lookBeforeTimedEffect(_ now: Instant) {
    guard lastInput != now else { return }
    guard let late = promises.first(where: { $0.instant == now && $0.asked < now }) else { return }
    note(
      .notGiven,
      request: late.request,
      "request \(late.request.number) was not answered before time went on at \(now)"
    )
  }

  private func promise(
    _ id: RequestID,
    _ kind: RequestKind,
    _ subject: RequestSubject,
    _ now: Instant,
    _ wall: WallDate
  ) {
    let number = Int(subject.widget.number)
    widgets[id] = subject.widget
    guard scenario.widgets.indices.contains(number) else { return }
    let widget = scenario.widgets[number]
    let (script, calls): (Int, [ScriptedCall])
    switch kind {
    case .timeline: (script, calls) = (0, widget.timelines)
    case .placeholder: (script, calls) = (1, widget.placeholders)
    case .snapshot: (script, calls) = (2, widget.snapshots)
    case .intent:
      let place = Int(subject.intent) - 1
      let intent =
        place >= 0 && place < widget.intents.count ? widget.intents[place] : ScriptedIntent()
      guard intent.outcome != .hangs else { return }
      return promise(
        id,
        subject.widget,
        intent.outcome == .returns ? .returned : .threw,
        from: now,
        after: intent.delay,
        memory: intent.memory
      )
    default: return promise(id, subject.widget, .returned, from: now)
    }
    guard !calls.isEmpty else {
      let content: Content = kind == .timeline ? .plainTimeline(wall) : .entry
      return promise(id, subject.widget, content, from: now)
    }
    let call = calls[asked[number][script] % calls.count]
    asked[number][script] += 1
    for answer in call.answers {
      let content: Content =
        switch answer.kind {
        case .timeline: .timeline(answer, since: wall)
        case .entry: .entry
        case .error: .threw
        }
      promise(
        id,
        subject.widget,
        content,
        from: now,
        after: answer.delay,
        memory: answer.memory
      )
    }
  }

  private func promise(
    _ id: RequestID,
    _ widget: WidgetID,
    _ content: Content,
    from asked: Instant,
    after delay: Interval = .zero,
    memory: Int64 = 0
  ) {
    promises.append(
      Promise(
        request: id,
        widget: widget,
        asked: asked,
        instant: asked + delay,
        content: content,
        memory: memory
      )
    )
  }

  /// Compares an answer with what was promised.
  private func keep(
    _ id: RequestID,
    _ answer: AnswerKind,
    _ memory: Int64,
    _ now: Instant,
    _ trace: borrowing Trace
  ) {
    look(before: now)
    let place = promises.firstIndex { $0.request == id && $0.instant == now }
    guard let place, promises[place].memory == memory,
      isSame(promises[place].content, answer, trace.timelines)
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
  }

  private func isSame(_ content: Content, _ answer: AnswerKind, _ timelines: [Timeline]) -> Bool {
    switch (content, answer) {
    case (.entry, .entry), (.returned, .returned), (.threw, .threw): return true
    case (.plainTimeline(let wall), .timeline(let id)):
      guard timelines.indices.contains(Int(id.number)) else { return false }
      return timelines[Int(id.number)].entries.map(\.date) == [wall]
    case (.timeline(let scripted, let wall), .timeline(let id)):
      guard timelines.indices.contains(Int(id.number)) else { return false }
      let timeline = timelines[Int(id.number)]
      guard timeline.entries.count == scripted.entries.count else { return false }
      for (entry, owed) in zip(timeline.entries, scripted.entries)
      where entry.date != wall + owed.offset {
        return false
      }
      switch (scripted.policy, timeline.policy) {
      case (.never, .never), (.atEnd, .atEnd): return true
      case (.after, .after(let date)): return date == wall + scripted.after
      default: return false
      }
    default: return false
    }
  }
}
