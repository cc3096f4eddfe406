import WidgetModel

/// The order of a set is not shown.
///
/// Source: https://github.com/Ranchero-Software/NetNewsWire/issues/3783.
struct NoOrderOfHashes: SecondAnswerClause {
  typealias Violation = HashOrder

  static let clause = Clause(
    Self.self,
    id: "CR-58",
    title: "the order of a set is not shown",
    statement: """
      With the same data at the same moment, processes that differ only in their hash seed show the same.
      """,
    party: .provider,
    rule: .cr58,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Sort what comes from a `Set` or a `Dictionary` before you show it or take the first of it. Its order is another \
      one in each process.
      """
  )
}

package enum HashOrder: String, ClauseWord {
  /// Another process shows other content.
  case shown
}
