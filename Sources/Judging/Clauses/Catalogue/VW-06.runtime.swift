import WidgetModel

extension Clause {
  /// Only intents run.
  static let onlyIntentsRun = Clause(
    id: "VW-06.runtime",
    title: "buttons and toggles run their intent, closures never run",
    statement: """
      A tap on a button or toggle with an intent runs that intent where widgets are interactive; \
      one without an intent runs nothing, and nothing runs without a tap.
      """,
    level: .required,
    party: .runtime,
    facts: [.vw06, .vw10],
    situations: [
      ClauseSituation("a button or toggle with an intent"),
      ClauseSituation("a button or toggle without one"),
    ],
    observes: EventKinds(.tapped, .led, .requested),
    checker: { OnlyIntentsRunChecker() }
  )
}

private struct OnlyIntentsRunChecker: Checker {
  private var watch = TapWatch()
  private var isFamilyOpen = false

  mutating func begin(_ state: ObservedState) { watch.begin() }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.tapped(let id, let node)):
      settle(&tally)
      watch.take(id, node: node, at: index, event.instant, state)
      // Whether a control of an inline widget can be hit at all is not this clause's matter.
      isFamilyOpen = state.placement(id)?.placement.family == .accessoryInline
      if let hasIntent = watch.tap?.reading?.nearestHasIntent { tally.see(hasIntent ? 0 : 1) }
    case .effect(.requested(let id, .intent, let subject)):
      requested(id, subject, event.instant, at: index, &tally)
    case .effect(.led(let id, .intent(let intent))):
      guard let reading = watch.tap(of: id, at: event.instant)?.reading,
        !reading.controls.contains(where: { $0.intent == intent })
      else { return }
      tally.violated(
        "led to no intent",
        at: index,
        placement: id,
        "a tap led to intent \(intent), which no button or toggle there has"
      )
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) { settle(&tally) }

  private mutating func requested(
    _ id: RequestID,
    _ subject: RequestSubject,
    _ now: Instant,
    at index: Int,
    _ tally: inout Tally
  ) {
    guard let tap = watch.tap(of: subject.placement, at: now), !tap.isAnswered else {
      tally.violated(
        "ran without a tap",
        at: index,
        placement: subject.placement,
        request: id,
        comparing: Comparison(expected: "run on a tap", actual: "run without one"),
        "intent \(subject.intent) ran without a tap"
      )
      return
    }
    watch.answer()
    guard let reading = tap.reading,
      !reading.controls.contains(where: { $0.intent == subject.intent })
    else { return }
    tally.violated(
      "ran another",
      at: index,
      placement: subject.placement,
      request: id,
      "a tap ran intent \(subject.intent), which no button or toggle there may run"
    )
  }

  /// A tap on one control and on no link has to have run its intent by now.
  private mutating func settle(_ tally: inout Tally) {
    guard let tap = watch.tap, let reading = tap.reading, !tap.isAnswered, !isFamilyOpen,
      reading.nearestHasIntent == true, !reading.controls.isEmpty, reading.links.isEmpty
    else { return }
    tally.violated(
      "did not run",
      at: tap.index,
      placement: tap.placement,
      comparing: Comparison(expected: "intent \(reading.controls[0].intent)", actual: "none"),
      "a tap at \(tap.instant) did not run intent \(reading.controls[0].intent)"
    )
    watch.begin()
  }
}
