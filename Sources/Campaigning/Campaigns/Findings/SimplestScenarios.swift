import Clauses
import ScenarioGeneration
import WidgetModel

/// The simplest small scenarios that show a class of violation, at most one from each part of the domain.
///
/// A local minimum depends on where the search began: two scenarios can show one fault by different
/// means, and no single simplification leads from one to the other. Starting once more from
/// the simplest small scenarios of the class leads findings of one class to one scenario, whatever
/// case showed the class first.
public struct SimplestScenarios: Sendable {
  private let violationClass: ViolationClass
  private var known: [Scenario] = []

  /// Runs the scenarios of a domain, the simplest first, until each part has shown one class of violation.
  ///
  /// - Parameters:
  ///   - violationClass: The class.
  ///   - domain: The small scenarios, in their order.
  ///   - mayShow: Whether the scenario of a number may show the class; where it cannot, it is not run.
  ///   - runner: What runs and judges them.
  ///   - parties: The parties whose violations count.
  ///   - identity: What a violation counts as.
  ///   - shouldStop: Asked before each scenario; what was found until then is kept.
  /// - Complexity: At most one run a scenario.
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

  /// The scenarios, if the class is the one that was searched for.
  public subscript(_ violationClass: ViolationClass) -> [Scenario] {
    violationClass == self.violationClass ? known : []
  }
}

extension Scenario {
  /// Whether the scenario's values are fewer or, if as many, smaller at the first difference.
  func isSimpler(than other: Scenario) -> Bool {
    choices.isSimpler(than: other.choices)
  }

  /// The scenario's values, its settings among them.
  private var choices: [UInt64] {
    ScenarioDecoder(for: self) { _ in false }.choices(of: self)
  }
}
