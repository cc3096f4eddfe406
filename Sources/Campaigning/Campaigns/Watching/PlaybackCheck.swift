import WidgetModel

/// Checks that a run plays all stimuli and scripted answers of its scenario at their instants.
///
/// Nothing may be left out, duplicated, invented or moved, except the answers of dead processes.
/// The check shares no code with the simulation. A problem is the harness's fault: it breaks a law
/// for the harness's own runtime and leaves the case undecided for others.
struct PlaybackCheck {
  private var length = Interval.zero
  private var stimuli = StimulusCheck()
  private var answers = AnswerCheck()
  private var causes = CauseCheck()
  private var clock = WallDate.defaultStart
  /// The widget whose code each request asks, by request number.
  private var widgets = NumberTable<WidgetID>()

  private var lastInput = Instant.never

  private var place = 0

  private(set) var problem: PlaybackProblem?

  /// The counts of each law's situations, in the order of its clause.
  private(set) var situations = PlaybackSituations()

  mutating func begin(_ scenario: Scenario, _ setup: Setup) {
    length = scenario.length
    stimuli.begin(scenario)
    answers.begin(scenario)
    causes.begin(setup.profile)
    clock = setup.device.clock
    widgets.removeAll()
    lastInput = .never
    problem = nil
    situations = PlaybackSituations()
  }

  mutating func observe(_ event: TraceEvent, at place: Int, in trace: borrowing Trace) {
    guard problem == nil else { return }
    self.place = place
    if let wrong = causes.observe(event, at: place, &situations) { report(.otherCause, wrong) }
    if case .input(.clockMoved(let shift)) = event.body {
      clock = clock + shift
      situations.clockMoved += 1
    }
    if event.wall != clock + (event.instant - .start) {
      report(.otherClock, "the clock shows \(event.wall) at \(event.instant)")
    }
    switch event.body {
    case .input: lastInput = event.instant
    case .effect: checkBeforeTimedEffect(event.instant)
    }
    switch event.body {
    case .input(.answered(let id, let answer, let memory)):
      keep(id, answer, memory, event.instant, trace)
    case .input(.did): break
    case .input(let input):
      // A call that a widget's code made is not a stimulus.
      guard event.cause < 0 else { return }
      play(input, event.instant)
      switch input {
      case .processKilled(let widget): died { $0 == widget }
      case .rebooted: died { _ in true }
      case .asked(let id, _, let subject):
        answers.promiseReturn(id, subject.widget, event.instant)
      default: break
      }
    case .effect(.requested(let id, let kind, let subject)):
      widgets[id.number] = subject.widget
      answers.promise(id, kind, subject, event.instant, event.wall)
    case .effect(.failed(let id, .outOfMemory)):
      guard let widget = widgets[id.number] else { return }
      died { $0 == widget }
    default: break
    }
  }

  /// Ends the run and checks that nothing was left out.
  mutating func finish(at end: Instant) {
    if end != .start + length { report(.otherEnd, "it ended at \(end)") }
    if let next = stimuli.leftOut(until: end) {
      report(.leftOut, "nothing happened at \(next.instant), where \(next.input.sentence)")
    }
    reportLateAnswers(before: end + .tick)
  }

  private mutating func report(
    _ kind: PlaybackProblem.Kind,
    request: RequestID? = nil,
    _ words: String
  ) {
    guard problem == nil else { return }
    problem = PlaybackProblem(kind: kind, event: place, request: request, words: words)
  }

  private mutating func died(_ isDead: (WidgetID) -> Bool) {
    if answers.die(isDead) { situations.diedBefore += 1 }
  }

  private mutating func play(_ input: Input, _ now: Instant) {
    reportLateAnswers(before: now + .tick)
    guard let isRepeated = stimuli.takeStimulus(input, at: now) else {
      return report(.notOwed, "at \(now) \(input.sentence), which the workload does not say")
    }
    switch input {
    case .added: situations.placed += 1
    default: if isRepeated { situations.repeated += 1 } else { situations.single += 1 }
    }
  }

  /// Checks that all answers due before an instant have arrived.
  private mutating func reportLateAnswers(before instant: Instant) {
    guard let late = answers.late(before: instant) else { return }
    report(
      .notGiven,
      request: late.request,
      "request \(late.request.number) was not answered at \(late.due)"
    )
  }

  /// Checks that the answers of an instant come before the effects of time there.
  private mutating func checkBeforeTimedEffect(_ now: Instant) {
    guard lastInput != now, let late = answers.due(at: now) else { return }
    report(
      .notGiven,
      request: late,
      "request \(late.number) was not answered before time advanced at \(now)"
    )
  }

  private mutating func keep(
    _ id: RequestID,
    _ answer: AnswerKind,
    _ memory: Int64,
    _ now: Instant,
    _ trace: borrowing Trace
  ) {
    reportLateAnswers(before: now)
    if let wrong = answers.keep(id, answer, memory, now, trace) {
      return report(.givenOtherwise, request: id, wrong)
    }
    switch answer {
    case .timeline: situations.timeline += 1
    case .entry: situations.entry += 1
    case .value: situations.value += 1
    case .returned: situations.returned += 1
    case .threw: situations.threw += 1
    }
  }
}
