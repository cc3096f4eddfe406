import WidgetModel

/// An app group's id begins with the platform's prefix.
struct AppGroupsNamed: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutOthers = "answered without opening a misnamed group"
    case misnamed = "opened a misnamed group"
  }

  static let optional: [Situation] = [.misnamed]

  enum Violation: String, ClauseWord {
    case misnamed
  }

  static let clause = Clause(
    Self.self,
    id: "AG-02.provider",
    title: "app group ids begin with group.",
    statement: "Every id with which the code opens an app group's container begins with `group.`.",
    party: .provider,
    facts: [.ag02],
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Use the id that is listed among the target's capabilities; on iOS it begins with `group.`.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .misnamedGroupUsed else { return .silent }
    return .broken(
      .misnamed,
      .misnamed,
      comparing: Comparison(
        expected: "an id such as \"group.com.example\"",
        actual: "\"\(effect.text)\""
      ),
      message:
        "the code opened the container of \"\(effect.text)\", an id without the prefix \"group.\""
    )
  }
}
