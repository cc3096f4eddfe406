import WidgetModel

/// View ids can be written into an archive.
struct ViewIDsEncodable: SideEffectClause {
  enum Situation: String, ClauseWord {
    case encodable = "drawn without ids that cannot be encoded"
    case unencodable = "drawn with ids that cannot be encoded"
  }

  static let optional: [Situation] = [.unencodable]

  enum Violation: String, ClauseWord {
    case unencodable
  }

  static let clause = Clause(
    Self.self,
    id: "CR-36",
    title: "view ids can be encoded",
    statement: """
      The ids of a widget's views, such as those of a `ForEach`, have types that can be encoded, \
      because the views are archived.
      """,
    party: .view,
    rule: .cr36,
    observes: Self.kinds,
    needs: [.realCode, .drawings],
    advice: """
      Use texts, numbers, UUIDs, URLs or dates as view ids, or make the id's type conform to \
      `Codable`. Otherwise the archive reports "View ID is not encodable". See \
      https://github.com/home-assistant/iOS/issues/2738.
      """
  )

  static let requests: [RequestKind] = [.timeline, .snapshot, .placeholder, .activity]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .viewIDUnencodable else { return .silent }
    return .broken(
      .unencodable,
      .unencodable,
      comparing: Comparison(expected: "an id that is Encodable", actual: effect.text),
      message:
        "views have ids of the type \(effect.text), which cannot be encoded"
    )
  }
}
