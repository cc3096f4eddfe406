import WidgetModel

/// The views of a list are told apart.
struct ViewIDsDiffer: SideEffectClause {
  enum Situation: String, ClauseWord {
    case differ = "drawn with ids that differ"
    case doubled = "drawn with an id twice"
  }

  static let optional: [Situation] = [.doubled]

  enum Violation: String, ClauseWord {
    case doubled
  }

  static let clause = Clause(
    Self.self,
    id: "CR-51",
    title: "the views of a list have ids that differ",
    statement: """
      No two elements of one `ForEach` have the same id.
      """,
    party: .view,
    rule: .cr51,
    observes: Self.kinds,
    needs: [.realCode, .drawings],
    advice: """
      With equal ids SwiftUI takes two views for one, and shows one of them twice or not at all. Use an id that each \
      element has for itself, or the place in the list: `ForEach(Array(names.enumerated()), id: \\.offset)`.
      """
  )

  static let requests: [RequestKind] = [.timeline, .snapshot, .placeholder, .activity]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .viewIDDoubled else { return .silent }
    return .broken(
      .doubled,
      .doubled,
      comparing: Comparison(expected: "ids that differ", actual: "\(effect.text) twice"),
      message: "two elements of a ForEach have the same id, \(effect.text)"
    )
  }
}
