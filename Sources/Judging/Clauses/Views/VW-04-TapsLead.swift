import WidgetModel

/// A tap leads where the tree says.
struct TapsLead: ClauseChecker {
  enum Situation: String, ClauseWord {
    case onLink = "on a link"
    case withURL = "elsewhere, with a widgetURL"
    case withoutURL = "elsewhere, without a widgetURL"
    case onIdleLink = "on a link where links do not work"
  }

  static let optional: [Situation] = [.onIdleLink]

  enum Violation: String, ClauseWord {
    case withoutATap = "without a tap"
    case ledNowhere = "led nowhere"
    case notToTheLink = "not to the link"
    case notToTheWidgeturl = "not to the widgetURL"
    case notToTheApp = "not to the app"
  }

  enum Guard: String, ClauseWord {
    case isUnreadable = "a tap on a placeholder or on a view that varies"
    case isUnseen = "a tap on a locked phone or on a widget out of view"
    case isControl = "a tap on a button or toggle that runs an intent"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-04.runtime",
    title: "a tap leads to the link, else to widgetURL, else to the app",
    statement: """
      A tap on a link leads to the link in families where links work. A tap elsewhere leads to the \
      tree's `widgetURL` or, without one, to the app.
      """,
    party: .runtime,
    facts: [.vw04, .vw03, .sd03],
    observes: EventKinds(.tapped, .led)
  )

  private var watch = TapMonitor()

  mutating func begin(_ state: ObservedState) { watch.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.tapped(let id, let node)):
      reportUnansweredTap(check)
      watch.recordTap(on: id, node: node, check)
    case .effect(.led(let id, let destination)):
      guard let tap = watch.tap(of: id, at: event.instant), !tap.isAnswered else {
        check.violated(
          .withoutATap,
          placement: id,
          "a destination was reached without a tap"
        )
        return
      }
      watch.answer()
      guard let reading = tap.reading else { return check.letPass(.isUnreadable) }
      if check.skips(.isUnseen, if: !tap.isSeen) { return }
      // VW-06 judges what a button or toggle runs.
      if check.skips(.isControl, if: !reading.controls.isEmpty) { return }
      judge(destination, reading, id, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportUnansweredTap(check) }

  private mutating func reportUnansweredTap(_ check: ClauseCheck<Self>) {
    guard let tap = watch.tap, !tap.isAnswered else { return }
    guard tap.reading != nil else { return check.letPass(.isUnreadable) }
    if check.skips(.isUnseen, if: !tap.isSeen) { return }
    check.violated(
      .ledNowhere,
      at: tap.index,
      placement: tap.placement,
      comparing: Comparison(expected: "led somewhere", actual: "led nowhere"),
      "a tap at \(tap.instant) led nowhere"
    )
    watch.begin()
  }

  private func judge(
    _ destination: Destination,
    _ reading: TapReading,
    _ id: PlacementID,
    _ check: ClauseCheck<Self>
  ) {
    if reading.hasIdleLink, reading.links.isEmpty { check.see(.onIdleLink) }
    if !reading.links.isEmpty {
      check.see(.onLink)
      if case .link(let target) = destination, reading.links.contains(target) { return }
      check.violated(
        .notToTheLink,
        placement: id,
        comparing: Comparison(expected: "link \(reading.links[0])", actual: "\(destination.words)"),
        "a tap on a link to URL \(reading.links[0]) led to \(destination.words)"
      )
    } else if !reading.urls.isEmpty {
      check.see(.withURL)
      if case .widgetURL(let target) = destination,
        reading.urls.contains(where: { $0.target == target })
      {
        return
      }
      check.violated(
        .notToTheWidgeturl,
        placement: id,
        comparing: Comparison(
          expected: "widgetURL \(reading.urls[0].target)",
          actual: "\(destination.words)"
        ),
        "a tap outside links led to \(destination.words), although the tree has a widgetURL"
      )
    } else {
      check.see(.withoutURL)
      guard destination != .app else { return }
      check.violated(
        .notToTheApp,
        placement: id,
        comparing: Comparison(expected: "the app", actual: "\(destination.words)"),
        "a tap on a tree without a link or widgetURL led to \(destination.words)"
      )
    }
  }
}

extension Destination {
  fileprivate var words: String {
    switch self {
    case .link(let target): "link \(target)"
    case .widgetURL(let target): "widgetURL \(target)"
    case .app: "the app"
    case .intent(let number): "intent \(number)"
    case .authentication: "authentication"
    }
  }
}
