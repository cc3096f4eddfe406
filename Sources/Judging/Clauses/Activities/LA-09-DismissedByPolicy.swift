import WidgetModel

/// An ended activity stays as long as its policy says.
struct DismissedByPolicy: ClauseChecker {
  enum Situation: String, CaseIterable {
    case byDefault = "dismissed as the system likes"
    case immediate = "dismissed at once"
    case atDate = "dismissed at a date"
    case capped = "dismissed before a date that is too late"
  }

  enum Violation: String, CaseIterable {
    case early
    case stays
  }

  static let clause = Clause(
    Self.self,
    id: "LA-09.runtime",
    title: "an ended activity stays as its policy says",
    statement: """
      An ended activity is dismissed at once, at the date of its policy or, at the latest, when it has stayed as \
      long as allowed; with a date not before the earlier of the two.
      """,
    party: .runtime,
    facts: [.la09, .la02],
    assumptions: [.as02, .as15],
    observes: EventKinds.activities.union(EventKinds(.clockMoved)),
    inapplicable: withoutActivities
  )

  private var reported: [ActivityID] = []

  mutating func begin(_ state: ObservedState) { reported.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    look(event.instant, event.wallBefore, check)
    guard case .effect(.activities(.changed(let id, .dismissed))) = event.body else { return }
    reported.removeAll { $0 == id }
    guard let activity = check.state.activity(id), let ended = activity.ended,
      activity.phase == .ended, activity.swiped == nil, check.state.phone.hasApp
    else { return }
    let last = ended + check.profile.interval(.activityEndedLimit)
    let isLast = event.instant >= last
    switch activity.appEnd?.policy ?? .byDefault {
    // Earlier, the system takes away what it likes.
    case .byDefault: if isLast { check.see(.byDefault) }
    case .immediate: check.see(.immediate)
    case .after(let time):
      guard let end = activity.appEnd else { return }
      let date = end.wall + time
      if date <= event.wall { return check.see(.atDate) }
      if isLast { return check.see(.capped) }
      check.violated(
        .early,
        comparing: Comparison(
          expected: "dismissed at \(date) or \(last)",
          actual: "dismissed at \(event.wall)",
          limit: check.state.limit(.activityEndedLimit, since: ended)
        ),
        "activity \(id.number) was dismissed before the date of its policy"
      )
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { look(check.now, check.state.wall, check) }

  private mutating func look(_ now: Instant, _ wall: WallDate, _ check: ClauseCheck<Self>) {
    let state = check.state
    state.forEachActivity { activity in
      guard let ended = activity.ended, activity.phase == .ended, !reported.contains(activity.id)
      else { return }
      var due = ended + state.profile.interval(.activityEndedLimit)
      switch activity.appEnd?.policy ?? .byDefault {
      case .byDefault: break
      case .immediate: due = min(due, ended)
      case .after(let time):
        let date = activity.appEnd.map { $0.wall + time }
        let reached = date.flatMap { state.reachedSince($0, now: now, wall: wall) }
        due = min(due, reached.map { max($0, ended) } ?? .never)
      }
      guard state.isOverdue(since: due, at: now) else { return }
      reported.append(activity.id)
      check.violated(
        .stays,
        comparing: state.overdue("dismissed", now - due, at: now),
        "activity \(activity.id.number), which ended at \(ended), is still there"
      )
    }
  }
}
