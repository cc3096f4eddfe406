import WidgetModel

/// The supplemental family `small` represents an activity on a watch and in CarPlay.
struct SmallServes: SupplementalClause {
  enum Situation: String, ClauseWord, SupplementalSituation {
    case watch = "an activity with the family small on a watch"
    case carPlay = "an activity with the family small in CarPlay"
  }

  enum Violation: String, ClauseWord, SupplementalViolation {
    case missing
    case another
  }

  static let clause = Clause(
    Self.self,
    id: "RV-10.runtime",
    title: "the small family serves watch and CarPlay",
    statement: """
      A watch and CarPlay show a running activity whose configuration declares the supplemental \
      family `small` in that family.
      """,
    party: .runtime,
    facts: [.rv10],
    contradictions: [.x20],
    assumptions: [.as02, .as17],
    observes: Self.kinds,
    inapplicable: withoutActivities
  )

  static let form = PresentationForm.small

  var isCompared = false
}
