import WidgetModel

/// The app writes what it shares, its widgets read it.
struct OneWriter: SideEffectClause {
  enum Situation: String, ClauseWord {
    case wroteNothing = "answered without writing shared data"
    case wrote = "wrote shared data while an entry or a timeline was asked for"
    case wroteOwn = "wrote what no fixture says that the app stores, or what it had just loaded"
    case intentWrote = "an intent wrote shared data"
  }

  static let optional: [Situation] = [.wrote, .wroteOwn, .intentWrote]

  enum Violation: String, ClauseWord {
    case secondWriter = "second writer"
  }

  static let clause = Clause(
    Self.self,
    id: "AG-05.provider",
    title: "providers write no shared data",
    statement: """
      A provider writes nothing that the app stores in what they share while it is asked for a placeholder, a \
      snapshot or a timeline: the app writes, and reloads afterwards. Intents may write. What the app stores is what \
      fixtures give; the rest may be the extension's own, and so may what it has just loaded.
      """,
    party: .provider,
    facts: [.ag05],
    observes: Self.kinds,
    needs: [.realCode, .sharedData],
    advice: """
      Let the app write, and call `reloadTimelines(ofKind:)` after it. What only the extension needs belongs in \
      its own container.
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
      comparing: Comparison(expected: "read alone", actual: "written"),
      message: "the provider wrote \(effect.text), which its app stores"
    )
  }
}
