import WidgetModel

/// A watch and CarPlay combine an activity's compact presentations if it lacks the family `small`.
struct CompactCombined: SupplementalClause {
  enum Situation: String, ClauseWord, SupplementalSituation {
    case watch = "an activity without the family small on a watch"
    case carPlay = "an activity without the family small in CarPlay"
  }

  enum Violation: String, ClauseWord, SupplementalViolation {
    case missing
    case another
    case unfounded
  }

  static let clause = Clause(
    Self.self,
    id: "LA-37.runtime",
    title: "without the small family, compact is combined",
    statement: """
      A watch and CarPlay show a running activity without the supplemental family `small` as its \
      compact leading and trailing presentations combined. CarPlay shows only running activities.
      """,
    party: .runtime,
    facts: [.la37],
    assumptions: [.as02, .as17],
    observes: Self.kinds,
    inapplicable: withoutActivities
  )

  static let form = PresentationForm.combined

  var isCompared = false

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation? {
    item.isActivity && item.presentation.place == .carPlay ? .unfounded : nil
  }
}
