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
  /// How often the subject was run to find them.
  public let runs: Int

  private let violationClass: ViolationClass
  private var known: [Scenario] = []

  /// Runs the scenarios of a domain, the simplest first, until each part has shown one class of violation.
  ///
  /// - Parameters:
  ///   - violationClass: The class.
  ///   - domain: The small scenarios, in their order.
  ///   - runner: What runs and judges them.
  ///   - parties: The parties whose violations count.
  ///   - identity: What a violation counts as.
  ///   - shouldStop: Asked before each scenario; what was found until then is kept.
  /// - Complexity: At most one run a scenario.
  public init(
    of violationClass: ViolationClass,
    in domain: SimplestFirst,
    runner: any CaseRunner,
    parties: Set<Party>,
    identity: (ViolationClass) -> ViolationClass = { $0 },
    shouldStop: () -> Bool = { false }
  ) {
    self.violationClass = violationClass
    var runs = 0
    for part in domain.parts {
      let simplest = part.lazy.map { domain.scenarios[$0].scenario }.first { scenario in
        guard !shouldStop() else { return false }
        runs += 1
        guard (try? runner.run(scenario, keepsTrace: false)) != nil else { return false }
        return runner.violationClasses(of: parties).map(identity).contains(violationClass)
      }
      if let simplest { known.append(simplest) }
    }
    self.runs = runs
  }

  /// The scenarios, if the class is the one that was searched for.
  public subscript(_ violationClass: ViolationClass) -> [Scenario] {
    violationClass == self.violationClass ? known : []
  }
}

/// The small scenarios of a domain, each part in the order of their values.
///
/// Making the order takes longer than running a few hundred scenarios; whoever searches one domain several times
/// makes it once.
public struct SimplestFirst: Sendable {
  let scenarios: SmallScenarios

  /// The numbers of each part's scenarios, the simplest first; of equal ones the one that comes first in the domain.
  let parts: [[Int]]

  /// Orders a domain.
  ///
  /// - Complexity: O(n log n) comparisons of scenarios, each of which is made once.
  public init(_ scenarios: SmallScenarios) {
    self.scenarios = scenarios
    parts = scenarios.ranges.map { range in
      range.map { index in
        let scenario = scenarios[index].scenario
        return (index, ScenarioDecoder(for: scenario).choices(of: scenario))
      }.sorted { left, right in
        if left.1.isSimpler(than: right.1) { return true }
        return !right.1.isSimpler(than: left.1) && left.0 < right.0
      }.map(\.0)
    }
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

extension [UInt64] {
  /// Whether the choices come first in shortlex order.
  fileprivate func isSimpler(than other: [UInt64]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}
