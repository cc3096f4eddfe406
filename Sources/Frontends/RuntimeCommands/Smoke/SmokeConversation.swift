import Clauses
import WidgetModel

/// A small conversation with a runtime: one rule, and the clauses that judge it.
struct SmokeConversation: Sendable {
  /// What it is about, in one to three words.
  let title: String

  /// What a right runtime does in it.
  let expected: String

  /// The clauses that the conversation exercises; none where it is enough to come to the end.
  let clauses: [Clause]

  /// What happens.
  let scenario: Scenario

  /// Creates a conversation from the scenario's JSON as corpus files have it.
  ///
  /// - Throws: What is wrong with it, which is a mistake of this program.
  init(_ title: String, _ expected: String, _ clauses: [ClauseID], _ scenario: String) throws {
    self.title = title
    self.expected = expected
    self.clauses = clauses.compactMap(Clause.named)
    self.scenario = try JSONReader.value(
      Scenario.self,
      from: JSON(parsing: scenario),
      at: "scenario"
    )
  }
}
