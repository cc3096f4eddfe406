import WidgetModel

/// The ids of views can be written into an archive.
struct ViewIDsEncodable: SideEffectClause {
  enum Situation: String, ClauseWord {
    case encodable = "drawn without ids that no archive can hold"
    case unencodable = "drawn with such ids"
  }

  static let optional: [Situation] = [.unencodable]

  enum Violation: String, ClauseWord {
    case unencodable
  }

  static let clause = Clause(
    Self.self,
    id: "CR-36",
    title: "ids of views can be encoded",
    statement: """
      The ids by which a widget's views are distinguished, such as those of `ForEach`, are of types that can be \
      encoded: the views are kept in an archive.
      """,
    party: .view,
    rule: .cr36,
    observes: Self.kinds,
    needs: [.realCode, .drawings],
    advice: """
      Give views ids that are texts, numbers, UUIDs, URLs or dates, or let the type of the id conform to \
      `Codable`: the archive says "View ID is not encodable". See \
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
        "views are distinguished by ids of the type \(effect.text), which no archive can hold"
    )
  }
}
