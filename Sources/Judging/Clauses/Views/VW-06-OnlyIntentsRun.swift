import WidgetModel

/// Only intents run.
struct OnlyIntentsRun: ClauseChecker {
  enum Situation: String, ClauseWord {
    case withIntent = "a button or toggle with an intent"
    case withoutIntent = "a button or toggle without one"
    case otherFamily = "a button or toggle with an intent in a family that does not allow them"
  }

  static let optional: [Situation] = [.otherFamily]

  enum Violation: String, ClauseWord {
    case ledToNoIntent = "led to no intent"
    case ranWithoutATap = "ran without a tap"
    case ranAnother = "ran another"
    case didNotRun = "did not run"
  }

  enum Guard: String, ClauseWord {
    case withoutTap = "an intent reached without a tap"
    case isUnreadable = "an intent after a tap on a placeholder or on a view that varies"
    case isUnseen = "a tap on a locked phone or on a widget out of view"
    case isOuter = "a tap on a control without an intent inside one with an intent"
    case isInLink = "a tap on both a control and a link that runs nothing"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-06.runtime",
    title: "a tap runs the tapped button's or toggle's intent only",
    statement: """
      Where the profile's widgets are interactive, and in the families that allow buttons, a tap \
      on a button or toggle with an intent runs that intent. A button or toggle without an intent \
      runs nothing, and nothing runs without a tap.
      """,
    party: .runtime,
    facts: [.vw06, .vw10],
    observes: EventKinds(.tapped, .led, .requested)
  )

  private var watch = TapMonitor()

  mutating func begin(_ state: ObservedState) { watch.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.tapped(let id, let node)):
      reportUnansweredTap(check)
      watch.recordTap(on: id, node: node, check)
      if let tap = watch.tap, tap.isSeen, let hasIntent = tap.reading?.nearestHasIntent {
        let acts = tap.reading?.controls.isEmpty == false
        check.see(!hasIntent ? .withoutIntent : acts ? .withIntent : .otherFamily)
      }
    case .effect(.requested(let id, .intent, let subject)):
      requested(id, subject, event.instant, check)
    case .effect(.led(let id, .intent(let intent))):
      guard let tap = watch.tap(of: id, at: event.instant) else {
        return check.letPass(.withoutTap)
      }
      guard let reading = tap.reading else { return check.letPass(.isUnreadable) }
      guard !reading.controls.contains(where: { $0.intent == intent }) else { return }
      if check.skips(.isUnseen, if: !tap.isSeen) { return }
      check.violated(
        .ledToNoIntent,
        placement: id,
        "a tap led to intent \(intent), which no button or toggle there has"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportUnansweredTap(check) }

  private mutating func requested(
    _ id: RequestID,
    _ subject: RequestSubject,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard let tap = watch.tap(of: subject.placement, at: now), !tap.isAnswered else {
      check.violated(
        .ranWithoutATap,
        placement: subject.placement,
        request: id,
        comparing: Comparison(expected: "run on a tap", actual: "run without one"),
        "intent \(subject.intent) ran without a tap"
      )
      return
    }
    watch.answer()
    guard let reading = tap.reading else { return check.letPass(.isUnreadable) }
    guard !reading.controls.contains(where: { $0.intent == subject.intent }) else { return }
    if check.skips(.isUnseen, if: !tap.isSeen) { return }
    check.violated(
      .ranAnother,
      placement: subject.placement,
      request: id,
      "a tap ran intent \(subject.intent), which no button or toggle there may run"
    )
  }

  /// Reports a tap that hit a control and no link, and has not run the intent by now.
  private mutating func reportUnansweredTap(_ check: ClauseCheck<Self>) {
    guard let tap = watch.tap, let reading = tap.reading, !tap.isAnswered,
      let control = reading.controls.first
    else { return }
    if check.skips(.isUnseen, if: !tap.isSeen) { return }
    if check.skips(.isOuter, if: reading.nearestHasIntent != true) { return }
    if check.skips(.isInLink, if: !reading.links.isEmpty) { return }
    check.violated(
      .didNotRun,
      at: tap.index,
      placement: tap.placement,
      comparing: Comparison(expected: "intent \(control.intent)", actual: "none"),
      "a tap at \(tap.instant) did not run intent \(control.intent)"
    )
    watch.begin()
  }
}
