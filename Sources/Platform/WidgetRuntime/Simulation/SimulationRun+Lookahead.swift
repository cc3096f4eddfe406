import WidgetModel

extension SimulationRun {
  /// The inputs to look ahead: few, because two of five steps make a request to a widget's code.
  private static let reach = 2

  /// Returns the subject's next inputs, or `nil` if the source cannot know.
  func foresight<Source: TimelineSource>(_ source: Source) -> Lookahead? {
    guard let answers = source.foreseenAnswers(SimulationRun.reach + 1) else { return nil }
    let present = answersLeft.filter { !isDead($0.request) }.map { ForeseenAnswer($0, at: now) }
    return foresight(present + answers, source)
  }

  private func foresight<Source: TimelineSource>(
    _ answers: [ForeseenAnswer],
    _ source: Source
  ) -> Lookahead {
    var answers = answers[...]
    var workload = workload
    var timelines = trace.timelines.count
    var foresight = Lookahead(until: end)
    while foresight.coming.count < SimulationRun.reach {
      let stimulus = workload.nextInstant
      if let next = answers.first, next.instant <= stimulus {
        guard next.instant <= end else { break }
        // The subject does not receive the answers to the harness's own requests.
        guard next.answer.request.number >= -1 else { break }
        answers.removeFirst()
        foresight.coming.append(coming(next, &timelines))
      } else {
        guard stimulus <= end, let input = workload.first, !isAsked(input) else { break }
        _ = workload.popFirst()
        guard isPossible(input, source) else { continue }
        foresight.coming.append(Lookahead.Coming(input, at: stimulus))
        // After a kill, the listed answers will not come.
        if isKilling(input) { break }
      }
    }
    // The end depends on what comes next: an answer precedes a wake-up of its instant, a stimulus
    // follows it.
    foresight.end = min(end, workload.nextInstant)
    if let next = answers.first { foresight.end = min(foresight.end, next.instant - .tick) }
    return foresight
  }

  private func coming(_ next: ForeseenAnswer, _ timelines: inout Int) -> Lookahead.Coming {
    let input = Input.answered(next.answer, bringing: TimelineID(timelines))
    guard case .timeline(let timeline) = next.answer.body else {
      return Lookahead.Coming(input, at: next.instant)
    }
    timelines += 1
    return Lookahead.Coming(input, at: next.instant, bringing: timeline)
  }

  /// Returns true if a stimulus makes the harness itself ask a widget's code.
  private func isAsked(_ input: Input) -> Bool {
    if case .asked = input { true } else { false }
  }

  /// Returns true if a stimulus ends a widget's process.
  private func isKilling(_ input: Input) -> Bool {
    switch input {
    case .processKilled, .rebooted: true
    default: false
    }
  }
}

extension Input {
  /// Returns the input that brings an answer to a runtime; a timeline already has its id.
  static func answered(_ answer: Answer, bringing timeline: TimelineID) -> Input {
    let kind: AnswerKind =
      switch answer.body {
      case .timeline: .timeline(timeline)
      case .entry(let view): .entry(view)
      case .value(let isOn): .value(isOn)
      case .returned: .returned
      case .threw: .threw
      }
    return .answered(answer.request, kind, memory: answer.memory)
  }
}
