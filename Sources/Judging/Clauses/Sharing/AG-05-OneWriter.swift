import WidgetModel

/// The app writes what it shares, its widgets read it.
struct OneWriter: SideEffectClause {
  enum Situation: String, ClauseWord {
    case wroteNothing = "answered without writing shared data"
    case wrote = "wrote shared data while it answered"
    case wroteOwn = "wrote data that no fixture gives, or that it had just loaded"
    case intentWrote = "an intent wrote shared data"
  }

  static let optional: [Situation] = [.wrote, .wroteOwn, .intentWrote]

  enum Violation: String, ClauseWord {
    case secondWriter = "second writer"
  }

  static let clause = Clause(
    Self.self,
    id: "AG-05.provider",
    title: "providers do not write shared data",
    statement: """
      While it answers a placeholder, snapshot or timeline request, a provider does not write \
      shared data that the app stores. Intents may write it. Only what the fixtures give counts as \
      stored by the app; other data, and data that was just loaded, may be the extension's own.
      """,
    party: .provider,
    facts: [.ag05],
    observes: Self.kinds,
    needs: [.realCode, .sharedData],
    advice: """
      Let the app write, and then call `reloadTimelines(ofKind:)`. Data that only the extension \
      needs belongs in its own container.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .sharedDataWritten, let request else { return .silent }
    switch request.kind {
    case .placeholder, .snapshot, .timeline: break
    case .intent, .controlAction: return .kept(.intentWrote)
    default: return .silent
    }
    // 1 means that a fixture says that the app stores the value.
    guard effect.amount == 1 else { return .kept(.wroteOwn) }
    return .broken(
      .wrote,
      .secondWriter,
      comparing: Comparison(expected: "only read", actual: "written"),
      message: "the provider wrote \(effect.text), which its app stores"
    )
  }
}
