import WidgetModel

extension Clause {
  /// Of several URLs the outermost is taken.
  static let outermostURLTaken = Clause(
    id: "VW-01.runtime",
    title: "of several widgetURLs the outermost is taken, and reported",
    statement: """
      Where a tree has several widgetURL modifiers a tap leads to one that no other encloses, to \
      the same one each time, and the author is told of it.
      """,
    level: .provisional,
    party: .runtime,
    facts: [.vw01, .vw02],
    assumptions: [.as09],
    situations: [
      ClauseSituation("a tap on a tree with several"),
      ClauseSituation("a tap on a tree with one"),
    ],
    observes: EventKinds(.tapped, .led, .committed, .reported),
    checker: { OutermostURLChecker() }
  )
}

private struct OutermostURLChecker: Checker {
  private struct Choice {
    var tree: ViewTree?
    var target: Int32 = 0
    var isToldOf = false
    /// The place of the commit of which the author was not told yet.
    var commit: Int?
  }

  private var watch = TapWatch()
  private var choices: [Choice] = []

  mutating func begin(_ state: ObservedState) {
    watch.begin()
    choices = Array(repeating: Choice(), count: state.placements.count)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.tapped(let id, let node)):
      watch.take(id, node: node, at: index, event.instant, state)
    case .effect(.led(let id, .widgetURL(let target))):
      guard let tap = watch.tap(of: id, at: event.instant), let reading = tap.reading else {
        return
      }
      led(id, target, tap, reading, at: index, &tally)
    case .effect(.reported(.severalWidgetURLs, let id)):
      if let id {
        if choices.indices.contains(Int(id.number)) { choices[Int(id.number)].isToldOf = true }
      } else {
        for place in choices.indices { choices[place].isToldOf = true }
      }
    case .effect(.committed(let id, _, let timeline)):
      guard choices.indices.contains(Int(id.number)), hasSeveral(timeline, state) else { return }
      choices[Int(id.number)].commit = choices[Int(id.number)].commit ?? index
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    for place in choices.indices where !choices[place].isToldOf {
      guard let commit = choices[place].commit else { continue }
      tally.violated(
        "not reported",
        at: commit,
        placement: PlacementID(place),
        comparing: Comparison(expected: "reported to the author", actual: "not reported"),
        "a timeline with several widgetURL modifiers in one tree was not reported"
      )
    }
  }

  private mutating func led(
    _ id: PlacementID,
    _ target: Int32,
    _ tap: TapWatch.Tap,
    _ reading: TapReading,
    at index: Int,
    _ tally: inout Tally
  ) {
    if reading.urls.count == 1 { tally.see(1) }
    guard reading.urls.count > 1 else { return }
    tally.see(0)
    let place = Int(id.number)
    if !reading.urls.contains(where: { $0.isOutermost && $0.target == target }) {
      tally.violated(
        "not the outermost",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "the URL of an outermost widgetURL",
          actual: "URL \(target)"
        ),
        "a tap led to URL \(target), which is not that of an outermost widgetURL"
      )
    } else if choices[place].tree == tap.tree, choices[place].target != target {
      tally.violated(
        "not the same",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "URL \(choices[place].target), as before",
          actual: "URL \(target)"
        ),
        "a tap led to URL \(target), one before on the same tree to \(choices[place].target)"
      )
    }
    choices[place].tree = tap.tree
    choices[place].target = target
  }

  private func hasSeveral(_ id: TimelineID, _ state: ObservedState) -> Bool {
    state.timeline(id)?.entries.contains { entry in
      let urls = state.view(entry.view)?.nodes.count { $0.kind == .widgetURL && $0.target != 0 }
      return (urls ?? 0) > 1
    } ?? false
  }
}
