import WidgetModel

/// Code that starts an activity ends it.
struct ActivitiesAreEnded: ClauseChecker {
  enum Situation: String, ClauseWord {
    case inTime = "ended in time"
    case notInTime = "not ended in time"
    case noOccasion = "the code had no opportunity to end it"
    case byOthers = "ended by a push or dismissed by the person"
    case endsNone = "not ended in time, by code that ended none"
  }

  static let optional: [Situation] = [.notInTime, .noOccasion, .byOthers, .endsNone]

  enum Violation: String, ClauseWord {
    case notEnded = "not ended"
  }

  enum Guard: String, ClauseWord {
    case clockMoves = "an activity not ended, during whose life the clock was moved"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-35.app",
    title: "code ends the Live Activities that it starts",
    statement: """
      Code ends each Live Activity that it started before the system ends it eight hours after its \
      start. This holds only for code that ends Live Activities at all, that ran in the second \
      half of that time, and for which every action that the widgets and controls offer was taken \
      after the start.
      """,
    level: .exception(
      .recommended,
      because: "Apple says when the system ends an activity; ending it earlier is advice"
    ),
    party: .app,
    facts: [.la35, .la02],
    observes: EventKinds(.did, .answered, .clockMoved, .activityChanged),
    needs: [.realCode, .activities],
    advice: """
      End the activity when the event that it shows is over, also when the app launches later: \
      iterate over `Activity.activities` at launch and end those that are left.
      """
  )

  /// An action that a person can take.
  private enum Offer: Hashable {
    /// The intent of a button or toggle.
    case intent(Int32)
    /// The button of a control.
    case button(WidgetID)
    /// The toggle of a control, turned on or off.
    case toggle(WidgetID, isOn: Bool)
  }

  private struct Activity {
    let name: String
    /// The runtime's number of the activity: that of its start among those of the code.
    let number: Int
    let request: RequestID
    let start: Instant
    let index: Int?
    /// The actions taken since its start, except the one that started it.
    var done: Set<Offer> = []
    /// True if the code answered after every offered action in the second half of the activity's
    /// life, so that the button that ends it, if any, was pressed.
    var hadOccasion = false
    /// True if the clock was moved meanwhile, from which code may know that the activity has ended.
    var sawClockMove = false
  }

  /// The running activities in the order of their start, without those that are overdue.
  private var running: [Activity] = []

  /// The number of activities that the code has started.
  private var started = 0

  /// The actions offered so far.
  private var offers: Set<Offer> = []

  private var known: Set<ViewID> = []

  /// The location where code last ended an activity.
  private var end: SourcePlace?

  mutating func begin(_ state: ObservedState) {
    running.removeAll(keepingCapacity: true)
    started = 0
    offers.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    end = nil
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    takeOverdue(at: event.instant, check)
    switch event.body {
    case .input(.answered(let id, let answer, _)):
      guard let request = check.state.requests[id] else { return }
      learn(from: answer, to: request, check.state)
      answered(request, at: event.instant)
    case .input(.clockMoved):
      for place in running.indices { running[place].sawClockMove = true }
    case .input(.did(let id, let number)):
      guard let sideEffect = check.state.sideEffect(number) else { return }
      did(sideEffect, on: id, event.instant, check)
    case .effect(.activities(.changed(let id, .ended))),
      .effect(.activities(.changed(let id, .dismissed))):
      leave(Int(id.number), at: event.instant, check)
    default: break
    }
  }

  /// Records the actions that a drawing offers, unless it is for the gallery or a placeholder.
  private mutating func learn(
    from answer: AnswerKind,
    to request: RequestRecord,
    _ state: ObservedState
  ) {
    switch (request.kind, answer) {
    case (.timeline, .timeline(let number)):
      guard let timeline = state.timeline(number) else { return }
      for entry in timeline.entries { learn(from: entry.view, to: request, state) }
    case (.control, .entry(let view)), (.activity, .entry(let view)):
      learn(from: view, to: request, state)
    default: break
    }
  }

  private mutating func learn(
    from view: ViewID,
    to request: RequestRecord,
    _ state: ObservedState
  ) {
    guard known.insert(view).inserted, let tree = state.view(view) else { return }
    let widget = request.subject.widget
    for node in tree.nodes where node.kind == .button || node.kind == .toggle {
      if request.kind != .control {
        // A button without an intent runs nothing (VW-06), so it cannot end the activity.
        if node.target > 0 { offers.insert(.intent(Int32(truncatingIfNeeded: node.target))) }
      } else if node.kind == .button {
        offers.insert(.button(widget))
      } else {
        offers.formUnion([.toggle(widget, isOn: true), .toggle(widget, isOn: false)])
      }
    }
  }

  private mutating func answered(_ request: RequestRecord, at now: Instant) {
    let subject = request.subject
    let done: [Offer] =
      switch request.kind {
      case .intent: [.intent(subject.intent)]
      case .controlAction:
        [.button(subject.widget), .toggle(subject.widget, isOn: subject.isOn)]
      default: []
      }
    for place in running.indices {
      // The request that started the activity cannot be the one that ends it.
      if running[place].request != request.id { running[place].done.formUnion(done) }
      // The second half of the eight hours after which the system ends an activity (LA-02).
      guard now - running[place].start > .hours(4), offers.isSubset(of: running[place].done) else {
        continue
      }
      running[place].hadOccasion = true
    }
  }

  private mutating func did(
    _ sideEffect: SideEffect,
    on id: RequestID,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    switch sideEffect.kind {
    case .activityRequested:
      running.append(
        Activity(
          name: sideEffect.text,
          number: started,
          request: id,
          start: now,
          index: check.index
        )
      )
      started += 1
    case .activityEnded:
      end = sideEffect.place
      guard let place = running.firstIndex(where: { $0.name == sideEffect.text }) else { return }
      running.remove(at: place)
      check.see(.inTime)
    default: break
    }
  }

  /// Forgets an activity that something else ended; after its full life that is the system.
  private mutating func leave(_ number: Int, at now: Instant, _ check: ClauseCheck<Self>) {
    guard let place = running.firstIndex(where: { $0.number == number }),
      now - running[place].start < check.profile.interval(.activityActiveLimit)
    else { return }
    running.remove(at: place)
    check.see(.byOthers)
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    takeOverdue(at: check.now, check)
    for _ in running { check.see(.noOccasion) }
  }

  private mutating func takeOverdue(at now: Instant, _ check: ClauseCheck<Self>) {
    let life = check.profile.interval(.activityActiveLimit)
    while let first = running.first, now - first.start > life {
      running.removeFirst()
      check.see(!first.hadOccasion ? .noOccasion : end == nil ? .endsNone : .notInTime)
      // Without an occasion, or if the code ends no activity, an app that is not here may end it.
      guard first.hadOccasion, let end else { continue }
      if check.skips(.clockMoves, if: first.sawClockMove) { continue }
      check.violated(
        .notEnded,
        at: first.index,
        placement: check.state.requests[first.request]?.subject.placement,
        request: first.request,
        place: end,
        comparing: Comparison(
          expected: "ended within \(life)",
          actual: "not ended by then",
          limit: Limit("\(life)", ProfileSource(.apple, "LA-02"), due: first.start + life)
        ),
        """
        the Live Activity \(first.name) was started and not ended within \(life), although code ends others
        """
      )
    }
  }
}
