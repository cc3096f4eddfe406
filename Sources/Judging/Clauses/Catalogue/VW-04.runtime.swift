import WidgetModel

extension Clause {
  /// A tap leads where the tree says.
  static let tapsLead = Clause(
    id: "VW-04.runtime",
    title: "a tap leads to the link, else to widgetURL, else to the app",
    statement: """
      A tap on a link leads to the link where links act; a tap elsewhere leads to the tree's \
      widgetURL, and if there is none, to the app.
      """,
    level: .required,
    party: .runtime,
    facts: [.vw04, .vw03],
    situations: [
      ClauseSituation("on a link"),
      ClauseSituation("elsewhere, with a widgetURL"),
      ClauseSituation("elsewhere, without a widgetURL"),
      ClauseSituation("on a link where links do not act", isRequired: false),
    ],
    observes: EventKinds(.tapped, .led),
    checker: { TapsLeadChecker() }
  )
}

private struct TapsLeadChecker: Checker {
  private var watch = TapWatch()

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
    case .effect(.led(let id, let destination)):
      guard let tap = watch.tap(of: id, at: event.instant), !tap.isAnswered else {
        tally.violated(
          "without a tap",
          at: index,
          placement: id,
          "a tap that there was not led somewhere"
        )
        return
      }
      watch.answer()
      guard let reading = tap.reading, reading.controls.isEmpty else { return }
      judge(destination, reading, id, at: index, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) { settle(&tally) }

  private mutating func settle(_ tally: inout Tally) {
    guard let tap = watch.tap, tap.reading != nil, !tap.isAnswered else { return }
    tally.violated(
      "led nowhere",
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
    at index: Int,
    _ tally: inout Tally
  ) {
    if reading.hasIdleLink, reading.links.isEmpty { tally.see(3) }
    if !reading.links.isEmpty {
      tally.see(0)
      if case .link(let target) = destination, reading.links.contains(target) { return }
      tally.violated(
        "not to the link",
        at: index,
        placement: id,
        comparing: Comparison(expected: "link \(reading.links[0])", actual: "\(destination.words)"),
        "a tap on a link to URL \(reading.links[0]) led to \(destination.words)"
      )
    } else if !reading.urls.isEmpty {
      tally.see(1)
      if case .widgetURL(let target) = destination,
        reading.urls.contains(where: { $0.target == target })
      {
        return
      }
      tally.violated(
        "not to the widgetURL",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "widgetURL \(reading.urls[0].target)",
          actual: "\(destination.words)"
        ),
        "a tap beside links led to \(destination.words), though the tree has a widgetURL"
      )
    } else {
      tally.see(2)
      guard destination != .app else { return }
      tally.violated(
        "not to the app",
        at: index,
        placement: id,
        comparing: Comparison(expected: "the app", actual: "\(destination.words)"),
        "a tap on a tree without links and widgetURL led to \(destination.words)"
      )
    }
  }
}

extension Destination {
  /// The destination as a reader sees it.
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
