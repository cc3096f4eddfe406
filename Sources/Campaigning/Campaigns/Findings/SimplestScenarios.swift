import Clauses
import ScenarioGeneration
import WidgetModel

/// The simplest small scenarios that show a class of violation, at most one from each part.
///
/// A local minimum depends on the start of its search. Restarting from these scenarios leads
/// findings of one class to the same minimum, regardless of the first case.
public struct SimplestScenarios: Sendable {
  private let violationClass: ViolationClass
  private var known: [Scenario] = []

  /// Runs a domain's scenarios, simplest first and at most once, until each part shows a class.
  ///
  /// Numbers for which `mayShow` is false are not run; `identity` maps classes of one finding to
  /// the same class; `shouldStop` ends the search with the results so far.
  public init(
    of violationClass: ViolationClass,
    in domain: SimplestFirst,
    where mayShow: (Int) -> Bool = { _ in true },
    runner: any CaseRunner,
    parties: Set<Party>,
    identity: (ViolationClass) -> ViolationClass = { $0 },
    shouldStop: () -> Bool = { false }
  ) {
    self.violationClass = violationClass
    for part in domain.parts {
      let simplest = part.first { number in
        guard !shouldStop(), mayShow(number) else { return false }
        let scenario = domain.scenarios[number].scenario
        guard (try? runner.run(scenario, keepsTrace: false)) != nil else { return false }
        return runner.violationClasses(of: parties).map(identity).contains(violationClass)
      }
      if let simplest { known.append(domain.scenarios[simplest].scenario) }
    }
  }

  /// Returns the scenarios if the class is the searched one.
  public subscript(_ violationClass: ViolationClass) -> [Scenario] {
    violationClass == self.violationClass ? known : []
  }
}

extension Scenario {
  /// Returns true if the scenario has fewer values, or a smaller one at the first difference.
  func isSimpler(than other: Scenario) -> Bool {
    choices.isSimpler(than: other.choices)
  }

  /// The scenario's values, including its settings.
  private var choices: [UInt64] {
    ScenarioDecoder(for: self) { _ in false }.choices(of: self)
  }
}
