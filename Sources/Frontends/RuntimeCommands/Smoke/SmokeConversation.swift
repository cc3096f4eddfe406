import Clauses
import WidgetModel

/// A small conversation with a runtime: one rule, and the clauses that judge it.
struct SmokeConversation: Sendable {
  /// The topic, in one to three words.
  let title: String

  /// The behaviour of a right runtime.
  let expected: String

  /// The clauses that the conversation exercises; none if reaching the end is enough.
  let clauses: [Clause]

  let scenario: Scenario

  /// Creates a conversation from a corpus file's scenario; throws a parsing error, a mistake here.
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
