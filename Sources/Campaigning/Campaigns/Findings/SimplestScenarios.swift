import Clauses
import ScenarioGeneration
import WidgetModel

/// For each class of violation that small scenarios show, the simplest that do, one from each part of the
/// domain.
///
/// A local minimum depends on where the search began: two scenarios can show one fault by different
/// means, and no single simplification leads from one to the other. Starting once more from
/// the simplest small scenarios of the class leads findings of one class to one scenario, whatever
/// case showed the class first.
public struct SimplestScenarios: Sendable {
  /// How often the subject was run to find them.
  public let runs: Int

  private var known: [ViolationClass: [Scenario]] = [:]

  /// Runs all scenarios of a domain.
  ///
  /// - Parameters:
  ///   - domain: The small scenarios.
  ///   - runner: What runs and judges them.
  ///   - parties: The parties whose violations count.
  ///   - identity: What a violation counts as.
  ///   - shouldStop: Asked before each scenario; what was found until then is kept.
  /// - Complexity: One run a scenario.
  public init(
    in domain: SmallScenarios,
    runner: any CaseRunner,
    parties: Set<Party>,
    identity: (ViolationClass) -> ViolationClass = { $0 },
    shouldStop: () -> Bool = { false }
  ) {
    var runs = 0
    for range in domain.ranges {
      var simplest: [ViolationClass: (scenario: Scenario, choices: [UInt64])] = [:]
      for index in range where !shouldStop() {
        let scenario = domain[index].scenario
        runs += 1
        guard (try? runner.run(scenario, keepsTrace: false)) != nil else { continue }
        let classes = distinct(runner.violationClasses(of: parties).map(identity))
        guard !classes.isEmpty else { continue }
        let choices = ScenarioDecoder(for: scenario).choices(of: scenario)
        for violationClass in classes {
          if let best = simplest[violationClass]?.choices, !choices.isSimpler(than: best) {
            continue
          }
          simplest[violationClass] = (scenario, choices)
        }
      }
      for (violationClass, best) in simplest {
        known[violationClass, default: []].append(best.scenario)
      }
    }
    self.runs = runs
  }

  /// The simplest small scenarios of a class, at most one from each part of the domain.
  public subscript(_ violationClass: ViolationClass) -> [Scenario] { known[violationClass] ?? [] }
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

extension [UInt64] {
  /// Whether the choices come first in shortlex order.
  fileprivate func isSimpler(than other: [UInt64]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}
