import WidgetModel

/// Of several URLs, the outermost wins.
struct OutermostURLTaken: ClauseChecker {
  enum Situation: String, ClauseWord {
    case several = "a tap on a tree with several"
    case one = "a tap on a tree with one"
  }

  enum Violation: String, ClauseWord {
    case falseReport = "false report"
    case notReported = "not reported"
    case notTheOutermost = "not the outermost"
    case notTheSame = "not the same"
  }

  enum Guard: String, ClauseWord {
    case withoutTap = "a URL opened without a tap"
    case isUnreadable = "a tap on a placeholder or on a view that varies"
    case isUnseen = "a tap on a locked phone or on a widget out of view"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-01.runtime",
    title: "the outermost of several widgetURLs wins and is reported",
    statement: """
      If a tree has several `widgetURL` modifiers, a tap leads to one that no other encloses, and \
      to the same one each time. The author is notified at least once for each placed widget, and \
      never if none of its trees has several.
      """,
    level: .exception(
      .provisional,
      because: "Apple calls the behavior undefined; which URL wins is assumed (AS-09)"
    ),
    party: .runtime,
    facts: [.vw01, .vw02],
    assumptions: [.as09],
    observes: EventKinds(.tapped, .led, .answered, .committed, .reported)
  )

  private struct Choice {
    var tree: ViewTree?
    var target: Int32 = 0
    var isToldOf = false
    /// The index of the first report that names the placed widget.
    var report: Int?
    /// True if any answer had such a tree, even one that came too late.
    var hasCause = false
    /// The index of the commit that has not been reported to the author yet.
    var commit: Int?
  }

  private var watch = TapMonitor()
  private var choices = PlacementTable(Choice())

  mutating func begin(_ state: ObservedState) {
    watch.begin()
    choices.reset(count: state.placements.count)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.tapped(let id, let node)):
      watch.recordTap(on: id, node: node, check)
    case .effect(.led(let id, .widgetURL(let target))):
      guard let tap = watch.tap(of: id, at: event.instant) else {
        return check.letPass(.withoutTap)
      }
      guard let reading = tap.reading else { return check.letPass(.isUnreadable) }
      if check.skips(.isUnseen, if: !tap.isSeen) { return }
      led(id, target, tap, reading, check)
    case .effect(.reported(.severalWidgetURLs, let id)):
      if let id {
        choices[id].isToldOf = true
        choices[id].report = choices[id].report ?? check.index
      } else {
        for id in choices.ids { choices[id].isToldOf = true }
      }
    case .input(.answered(let request, let answer, _)):
      guard let id = check.state.requests[request]?.subject.placement, choices.contains(id)
      else { return }
      if hasSeveral(answer, check.state) { choices[id].hasCause = true }
    case .effect(.committed(let id, _, let timeline)):
      guard choices.contains(id), hasSeveral(timeline, check.state) else { return }
      choices[id].commit = choices[id].commit ?? check.index
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for id in choices.ids where !choices[id].hasCause {
      guard let report = choices[id].report else { continue }
      check.violated(
        .falseReport,
        at: report,
        placement: id,
        comparing: Comparison(expected: "no report", actual: "several widgetURLs reported"),
        "several widgetURL modifiers were reported, but no tree of the widget has more than one"
      )
    }
    for id in choices.ids where !choices[id].isToldOf {
      guard let commit = choices[id].commit else { continue }
      check.violated(
        .notReported,
        at: commit,
        placement: id,
        comparing: Comparison(expected: "reported to the author", actual: "not reported"),
        "a timeline with several widgetURL modifiers in one tree was not reported"
      )
    }
  }

  private mutating func led(
    _ id: PlacementID,
    _ target: Int32,
    _ tap: TapMonitor.Tap,
    _ reading: TapReading,
    _ check: ClauseCheck<Self>
  ) {
    if reading.urls.count == 1 { check.see(.one) }
    guard reading.urls.count > 1 else { return }
    check.see(.several)
    if !reading.urls.contains(where: { $0.isOutermost && $0.target == target }) {
      check.violated(
        .notTheOutermost,
        placement: id,
        comparing: Comparison(
          expected: "the URL of an outermost widgetURL",
          actual: "URL \(target)"
        ),
        "a tap led to URL \(target), but not through an outermost widgetURL"
      )
    } else if choices[id].tree == tap.tree, choices[id].target != target {
      check.violated(
        .notTheSame,
        placement: id,
        comparing: Comparison(
          expected: "URL \(choices[id].target), as before",
          actual: "URL \(target)"
        ),
        "a tap led to URL \(target), but an earlier one on the same tree to \(choices[id].target)"
      )
    }
    choices[id].tree = tap.tree
    choices[id].target = target
  }

  private func hasSeveral(_ answer: AnswerKind, _ state: ObservedState) -> Bool {
    switch answer {
    case .timeline(let id): hasSeveral(id, state)
    case .entry(let view): state.urls(of: view) > 1
    case .value, .returned, .threw: false
    }
  }

  private func hasSeveral(_ id: TimelineID, _ state: ObservedState) -> Bool {
    state.timeline(id)?.entries.contains { entry in
      state.urls(of: entry.view) > 1
    } ?? false
  }
}
