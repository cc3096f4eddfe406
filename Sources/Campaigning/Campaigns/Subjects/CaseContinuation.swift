import Clauses
import WidgetModel

/// A case that was run again without what had ended it, such as the widget whose code crashes: one
/// crash does not hide what else there is to find.
public struct CaseContinuation: Sendable {
  /// What was run.
  public var scenario: Scenario

  /// What the checkers found, in the order of the runner's clauses.
  public var tallies: [Tally]

  /// The number of events.
  public var eventCount: Int

  /// What the widgets turned out to have.
  public var features: WidgetFeatures

  /// Creates what came of a scenario.
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

  /// The first breach of each class that counts against some parties.
  func breaches(of clauses: [Clause], _ parties: Set<Party>) -> [(BreachClass, Breach)] {
    BreachClass.all(in: tallies, of: clauses, parties).compactMap { breachClass in
      guard let index = clauses.firstIndex(where: { $0.id == breachClass.clause }) else {
        return nil
      }
      let own = tallies[index].breaches
      return own.first { BreachClass($0, of: breachClass.clause) == breachClass }
        .map { (breachClass, $0) }
    }
  }
}
