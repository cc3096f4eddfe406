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

  /// The first violation of each class that counts against some parties.
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
