import WidgetModel

/// An entity keeps its id from process to process.
struct EntityIDsStay: SecondAnswerClause {
  typealias Violation = EntityMistake

  static let clause = Clause(
    Self.self,
    id: "CR-37",
    title: "entities keep their ids",
    statement: """
      The entities that a query offers have the same ids in every process as long as the data is \
      the same.
      """,
    party: .intent,
    rule: .cr37,
    facts: [.ai07],
    observes: [],
    needs: [.realCode, .configuration],
    advice: """
      Take the id from the data, such as a name or a stored id. A `UUID()` created with the entity \
      differs in the next process, so the stored configuration no longer finds its entity.
      """
  )
}

package enum EntityMistake: String, ClauseWord {
  /// Each process makes ids of its own.
  case newIDs = "new ids"
}
