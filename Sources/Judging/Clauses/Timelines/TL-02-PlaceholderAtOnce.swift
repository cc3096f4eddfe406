import WidgetModel

// Computing takes no virtual time, so a later answer means that the code waited for something.
/// A placeholder is available at once.
struct PlaceholderAtOnce: FirstAnswerClause {
  enum Situation: String, ClauseWord {
    case atOnce = "at once"
    case later
  }

  static let optional: [Situation] = [.later]

  enum Violation: String, ClauseWord {
    case waits
    case asksNetwork = "asks the network"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-02.provider",
    title: "a placeholder is available at once",
    statement: """
      The first answer to a placeholder request comes at the instant of the request, and real code \
      makes no network request for it.
      """,
    party: .provider,
    facts: [.tl02],
    observes: EventKinds(.answered, .did),
    needs: .timelines,
    advice: """
      Build the placeholder from constants, without waiting for anything: the system calls the \
      method synchronously and redacts what it shows.
      """
  )

  static let seededFaults = [
    SeededFault(
      .slowPlaceholder,
      "The answer to a placeholder request comes one tick later than the request.",
      faulty: { _ in .showing { $0.delay = .tick } },
      nearMiss: { _ in .showing { _ in } }
    )
  ]

  static let requests = RequestKind.placeholder

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body else { return judge(event, check) }
    guard let effect = check.state.sideEffect(number), effect.kind == .networkRequested,
      let request = check.state.requests[id], request.kind == .placeholder
    else { return }
    check.violated(
      .asksNetwork,
      placement: request.subject.placement,
      request: id,
      place: effect.place,
      comparing: Comparison(
        expected: "built without the network",
        actual: "requests \(effect.text)"
      ),
      "the code requested \(effect.text) from the network for a placeholder"
    )
  }

  func judge(_ reply: FirstAnswer, _ check: ClauseCheck<Self>) {
    check.see(reply.delay == .zero ? .atOnce : .later)
    guard reply.delay > .zero else { return }
    check.violated(
      .waits,
      by: reply,
      comparing: Comparison(expected: "answered at once", actual: "answered after \(reply.delay)"),
      "the placeholder came only after \(reply.delay)"
    )
  }
}

extension Widget {
  /// Returns a small widget that gives one answer to every placeholder request.
  fileprivate static func showing(change: (inout ScriptedAnswer) -> Void) -> Widget {
    var widget = answering(.zero)
    var placeholder = ScriptedAnswer()
    placeholder.kind = .entry
    placeholder.entries = [ScriptedEntry()]
    change(&placeholder)
    widget.placeholders = [ScriptedCall(placeholder)]
    return widget
  }
}
