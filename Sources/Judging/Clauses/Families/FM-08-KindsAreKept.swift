import WidgetModel

/// An update keeps the kinds of placed widgets.
struct KindsAreKept: SideEffectClause {
  enum Situation: String, ClauseWord {
    case allKept = "answered in a bundle with every kind that its released version has"
    case withdrawn = "answered in a bundle without a kind of its released version"
  }

  static let optional: [Situation] = [.withdrawn]

  enum Violation: String, ClauseWord {
    case withdrawn = "kind withdrawn"
  }

  static let clause = Clause(
    Self.self,
    id: "FM-08.configuration",
    title: "an update keeps the kinds of placed widgets",
    statement: """
      A bundle declares every kind of timeline widget that its released version declares, if the \
      run was given that version's record.
      """,
    party: .configuration,
    facts: [.fm08],
    observes: Self.kinds,
    needs: [.realCode, .releasedVersion],
    advice: """
      Keep the string, even if the type has a better name now: a placed widget of another kind \
      stays blank and is never updated. To retire a widget, leave its kind in the bundle and let \
      it say what to place instead.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .kindsWithdrawn else { return .silent }
    return .broken(
      .withdrawn,
      .withdrawn,
      comparing: Comparison(expected: "the kind \(effect.text)", actual: "no such kind"),
      message:
        "of the released version's kinds, \(effect.text) is gone: its placed widgets stay blank"
    )
  }
}
