import WidgetModel

/// A widget whose kind an update took away is blank and asked no more.
struct WithdrawnKindIsBlank: ClauseChecker {
  enum Situation: String, CaseIterable {
    case placed = "an update took the kind of a placed widget away"
    case underWay = "an update took a kind away while a timeline was under way"
  }

  enum Violation: String, CaseIterable {
    case notBlank = "not blank"
    case asked
    case shown
    case blank = "blank without reason"
  }

  static let clause = Clause(
    Self.self,
    id: "FM-08.runtime",
    title: "a widget whose kind is gone is blank and not updated",
    statement: """
      When an update of the app no longer has a widget's kind, each placed widget of it becomes blank, stays so, and \
      is asked for nothing any more.
      """,
    party: .runtime,
    facts: [.fm08],
    assumptions: [.as02],
    observes: EventKinds(.kindWithdrawn, .removed, .displayed, .requested)
  )

  private enum Orphan {
    case due(since: Instant, index: Int?)
    case blank
  }

  private var orphans = PlacementTable<Orphan?>(nil)
  /// Whether a widget has to become blank.
  private var isAnyDue = false

  mutating func begin(_ state: ObservedState) {
    orphans.reset(count: state.placements.count)
    isAnyDue = false
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    if isAnyDue { judgeDue(check) }
    switch event.body {
    case .input(.kindWithdrawn(let widget)):
      check.state.forEachPlacement { id in
        guard check.state.placements[id].placement.widget == widget else { return }
        check.see(.placed)
        if check.state.owedReload(id)?.request != nil { check.see(.underWay) }
        orphans[id] = .due(since: event.instant, index: check.index)
        isAnyDue = true
      }
    case .effect(.displayed(let id, let display)): observe(display, of: id, check)
    case .effect(.requested(let id, let kind, let subject)):
      guard check.state.phone.withdrawn.contains(subject.widget) else { return }
      check.violated(
        .asked,
        request: id,
        comparing: Comparison(expected: "not asked", actual: "asked for a \(kind.rawValue)"),
        "a widget was asked for a \(kind.rawValue) although its kind is gone"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { judgeDue(check) }

  private mutating func observe(_ display: Display, of id: PlacementID, _ check: ClauseCheck<Self>)
  {
    switch (orphans[id], display) {
    case (nil, .blank):
      check.violated(
        .blank,
        placement: id,
        comparing: Comparison(expected: "something shown", actual: "blank"),
        "a widget became blank whose kind is still there"
      )
    case (nil, _): break
    case (_, .blank): orphans[id] = .blank
    default:
      check.violated(
        .shown,
        placement: id,
        comparing: Comparison(expected: "blank", actual: "something shown"),
        "a widget showed something although its kind is gone"
      )
    }
  }

  private mutating func judgeDue(_ check: ClauseCheck<Self>) {
    let promise = check.profile.interval(.servicePromise)
    isAnyDue = false
    for id in orphans.ids {
      guard case .due(let since, let index)? = orphans[id] else { continue }
      guard check.now - since > promise else {
        isAnyDue = true
        continue
      }
      orphans[id] = .blank
      check.violated(
        .notBlank,
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "blank",
          actual: "what it showed before",
          limit: check.state.limit(.servicePromise, since: since)
        ),
        "the kind of a placed widget was gone at \(since), and the widget did not become blank"
      )
    }
  }
}
