import WidgetModel

/// The id of an app group begins with the platform's prefix.
struct AppGroupsNamed: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutOthers = "answered without a container of another name"
    case misnamed = "asked for a container of another name"
  }

  static let optional: [Situation] = [.misnamed]

  enum Violation: String, ClauseWord {
    case misnamed
  }

  static let clause = Clause(
    Self.self,
    id: "AG-02.provider",
    title: "the id of an app group begins with group.",
    statement: """
      The ids by which code asks for the container of an app group begin with `group.`.
      """,
    party: .provider,
    facts: [.ag02],
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Take the id as it is listed among the target's capabilities; on iOS each begins with `group.`.
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
        "the container of the app group \"\(effect.text)\" was asked for, whose id lacks \"group.\""
    )
  }
}
