import Clauses
import WidgetModel

/// A case that was run again without the widget that crashed it, to reveal other findings.
public struct CaseContinuation: Sendable {
  /// The scenario that was run.
  public var scenario: Scenario

  /// The checkers' results, in the order of the runner's clauses.
  public var tallies: [Tally]

  /// The number of events.
  public var eventCount: Int

  /// The features that the widgets were seen to have.
  public var features: WidgetFeatures

  /// Creates a continuation.
  public init(
    scenario: Scenario,
    tallies: [Tally],
    eventCount: Int,
    features: WidgetFeatures
  ) {
    self.scenario = scenario
    self.tallies = tallies
    self.eventCount = eventCount
    self.features = features
  }

  /// Returns the first violation of each class that counts against some parties.
  func violations(of clauses: [Clause], _ parties: Set<Party>) -> [(ViolationClass, Violation)] {
    ViolationClass.all(in: tallies, of: clauses, at: tallies.indices, parties).compactMap {
      violationClass in
      guard let index = clauses.firstIndex(where: { $0.id == violationClass.clause }) else {
        return nil
      }
      let own = tallies[index].violations
      return own.first { ViolationClass($0, of: violationClass.clause) == violationClass }
        .map { (violationClass, $0) }
    }
  }
}
