import WidgetModel

/// A clause that requires a prompt for the configuration when something is added that declares one.
protocol PromptClause: ClauseChecker
where Situation == PromptSituation, Violation == PromptViolation {
  /// The widgets whose prompts are still due.
  var waiting: [PromptWait] { get set }

  /// Returns the widget that an input adds, if the clause covers it and nothing prevents that.
  static func added(by input: Input, _ state: ObservedState) -> WidgetID?

  /// Returns true if the clause covers a widget.
  static func isAbout(_ declaration: WidgetDeclaration) -> Bool
}

enum PromptSituation: String, ClauseWord {
  case prompting = "an added widget or control that prompts"
  case silent = "an added widget or control that does not"
}

enum PromptViolation: String, ClauseWord {
  case notAsked = "not prompted"
  case unasked = "prompted without need"
}

/// A widget whose prompt is still due.
struct PromptWait {
  let widget: WidgetID
  let since: Instant
  let index: Int?
}

extension PromptClause {
  mutating func begin(_ state: ObservedState) { waiting.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    reportOverdue(event.instant, check)
    switch event.body {
    case .input(let input):
      forget(input, check.state)
      guard !check.state.isNoOp(input, at: event.instant),
        let id = Self.added(by: input, check.state)
      else { return }
      guard check.state.setup.widgets[Int(id.number)].promptsForConfiguration else {
        return check.see(.silent)
      }
      check.see(.prompting)
      waiting.append(PromptWait(widget: id, since: event.instant, index: check.index))
    case .effect(.prompted(let id)): prompted(id, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportOverdue(check.now, check) }

  /// Drops the due prompts of widgets that were removed before.
  private mutating func forget(_ input: Input, _ state: ObservedState) {
    switch input {
    case .removed(let id):
      guard let placed = state.placement(id), placed.isPresent else { return }
      // Another placement of the widget may still wait, so only one entry is removed.
      let place = waiting.lastIndex { $0.widget == placed.placement.widget }
      if let place { waiting.remove(at: place) }
    case .controls(.removed(let id)), .kindWithdrawn(let id):
      waiting.removeAll { $0.widget == id }
    case .appInstalled(false): waiting.removeAll(keepingCapacity: true)
    default: break
    }
  }

  private mutating func prompted(_ id: WidgetID, _ check: ClauseCheck<Self>) {
    let widgets = check.state.setup.widgets
    guard widgets.indices.contains(Int(id.number)), Self.isAbout(widgets[Int(id.number)])
    else { return }
    if let place = waiting.firstIndex(where: { $0.widget == id }) {
      waiting.remove(at: place)
      return
    }
    check.violated(
      .unasked,
      comparing: Comparison(expected: "nothing", actual: "a prompt"),
      "the runtime prompted for widget \(id.number)'s configuration without need"
    )
  }

  private mutating func reportOverdue(_ now: Instant, _ check: ClauseCheck<Self>) {
    guard let first = waiting.first, check.state.isOverdue(since: first.since, at: now)
    else { return }
    waiting.removeFirst()
    check.violated(
      .notAsked,
      at: first.index,
      comparing: check.state.overdue("prompted", now - first.since, at: now),
      "the runtime did not prompt for the configuration of the added widget \(first.widget.number)"
    )
  }
}
