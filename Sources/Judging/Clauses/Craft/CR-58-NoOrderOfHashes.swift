import WidgetModel

// Source: https://github.com/Ranchero-Software/NetNewsWire/issues/3783.
/// A set's order does not affect the content.
struct NoOrderOfHashes: SecondAnswerClause {
  typealias Violation = HashOrder

  static let clause = Clause(
    Self.self,
    id: "CR-58",
    title: "hash order does not affect the content",
    statement: """
      With the same data at the same moment, processes that differ only in their hash seed show \
      the same content.
      """,
    party: .provider,
    rule: .cr58,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Sort the elements of a `Set` or `Dictionary` before you show them or use the first one. \
      Their order differs in each process.
      """
  )
}

package enum HashOrder: String, ClauseWord {
  /// Another process shows other content.
  case shown
}
