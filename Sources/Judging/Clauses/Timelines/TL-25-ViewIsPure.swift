import WidgetModel

/// A view is a function of its entry.
struct ViewIsPure: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case same = "every entry produced the same tree twice"
    case different = "an entry produced two different trees"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.different, .placeholder, .snapshot]

  enum Violation: String, ClauseWord {
    case impure
  }

  enum Guard: String, ClauseWord, TimelineReplyGuard {
    case unknownRequest = "a timeline for an unknown request"
    case isLater = "a timeline that is not the first answer to its request"
    case isBetweenClocks = "a timeline that code made while the phone's clock was moved"
    case isRepeated = "another differing drawing of the same placeholder or snapshot"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-25.view",
    title: "a view depends only on its entry",
    statement: """
      The content closure builds the same view tree from an entry and its environment every time \
      it runs.
      """,
    party: .view,
    facts: [.tl25],
    observes: EventKinds(.answered, .did),
    needs: .timelines,
    advice: """
      Build the view only from its entry. Move everything else that it reads, such as the clock, a \
      random number or shared data, into the provider, and pass it in the entry.
      """
  )

  static let seededFaults = [
    SeededFault(
      .impureView,
      "The content closure builds another tree when it runs again.",
      faulty: { _ in
        impure(ViewTree(nodes: [ViewNode(.containerBackground), ViewNode(.image, depth: 1)]))
      },
      nearMiss: { _ in impure(.plain) }
    )
  ]

  /// Returns a widget whose closure makes `tree` the first time and the plain tree the second time.
  private static func impure(_ tree: ViewTree) -> Widget {
    var widget = Widget.showing(tree)
    widget.timelines[0].answers[0].entries[0].isImpure = true
    return widget
  }

  /// The kinds of request, other than timelines, whose drawings are judged.
  private static let drawings: [RequestKind] = [.placeholder, .snapshot]

  private static let comparison = Comparison(
    expected: "the same tree each time",
    actual: "another tree the second time"
  )

  /// The last request, other than one for a timeline, that broke the clause.
  private var lastBroken: RequestID?

  mutating func begin(_ state: ObservedState) { lastBroken = nil }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.answered(let id, .entry, _)):
      guard check.state.isRealCode, let request = check.state.requests[id],
        let situation = Drawings.situation(of: request, as: Situation.self)
      else { return }
      check.see(situation)
      if lastBroken != id { check.see(.same) }
    case .input(.did(let id, let number)):
      guard let sideEffect = check.state.sideEffect(number), sideEffect.kind == .viewReadClock,
        let request = check.state.requests[id], Self.drawings.contains(request.kind)
      else { return }
      if check.skips(.isRepeated, if: lastBroken == id) { return }
      lastBroken = id
      check.see(.different)
      check.violated(
        .impure,
        placement: request.subject.placement,
        request: id,
        place: sideEffect.place,
        comparing: Self.comparison,
        "the code drew \(sideEffect.text) differently the second time"
      )
    default: judge(event, check)
    }
  }

  /// Judges a timeline, whose entries carry both trees.
  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    guard !reply.timeline.entries.isEmpty else { return }
    let place = reply.timeline.entries.firstIndex { Self.isImpure($0, check.state) }
    check.see(place == nil ? .same : .different)
    guard let place else { return }
    check.violated(
      .impure,
      by: reply,
      place: Self.origin(of: reply.timeline.entries[place], check.state),
      comparing: Self.comparison,
      "the content closure built another tree from entry \(place) the second time"
    )
  }

  /// Returns the location where the view read the differing value, or else the view; if neither is
  /// known, the runner of the code has to name the function that draws the entry.
  private static func origin(of entry: TimelineEntry, _ state: ObservedState) -> SourcePlace {
    guard !entry.place.isKnown, let first = state.view(entry.view),
      let second = state.view(entry.viewAgain)
    else { return entry.place }
    return zip(first.nodes, second.nodes).first { $0 != $1 }?.0.place ?? .unknown
  }

  private static func isImpure(_ entry: TimelineEntry, _ state: ObservedState) -> Bool {
    // Trees that the trace does not contain are distinguished by their numbers alone.
    entry.view != entry.viewAgain
      && (state.view(entry.view) != state.view(entry.viewAgain)
        || state.view(entry.view) == nil)
  }
}
