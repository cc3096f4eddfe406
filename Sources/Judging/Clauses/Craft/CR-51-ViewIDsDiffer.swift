import WidgetModel

/// The elements of a `ForEach` have distinct ids.
struct ViewIDsDiffer: SideEffectClause {
  enum Situation: String, ClauseWord {
    case differ = "drawn with distinct ids"
    case doubled = "drawn with a duplicate id"
  }

  static let optional: [Situation] = [.doubled]

  enum Violation: String, ClauseWord {
    case doubled
  }

  static let clause = Clause(
    Self.self,
    id: "CR-51",
    title: "elements of a ForEach have distinct ids",
    statement: "No two elements of one `ForEach` have the same id.",
    party: .view,
    rule: .cr51,
    observes: Self.kinds,
    needs: [.realCode, .drawings],
    secondLook: .givenValues,
    advice: """
      With duplicate ids SwiftUI shows one of the views twice or not at all. Use an id that is \
      unique for each element, or its position: `ForEach(Array(names.enumerated()), id: \
      \\.offset)`.
      """
  )

  static let requests: [RequestKind] = [.timeline, .snapshot, .placeholder, .activity]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .viewIDDoubled else { return .silent }
    return .broken(
      .doubled,
      .doubled,
      comparing: Comparison(expected: "distinct ids", actual: "\(effect.text) twice"),
      message: "two elements of a ForEach have the same id, \(effect.text)"
    )
  }
}
