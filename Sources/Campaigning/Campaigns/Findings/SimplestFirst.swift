import ScenarioGeneration
import WidgetModel

/// The small scenarios of a domain, each part ordered by values.
///
/// Ordering generates every scenario, so order a domain once for several searches.
public struct SimplestFirst: Sendable {
  /// The domain.
  public let scenarios: SmallScenarios

  /// The numbers of each part's scenarios, simplest first; equal ones in the order of the domain.
  let parts: [[Int]]

  /// Orders a domain in O(n log n) comparisons of scenarios, each generated once.
  public init(_ scenarios: SmallScenarios) {
    self.scenarios = scenarios
    parts = scenarios.ranges.map { range in
      range.map { index in
        let scenario = scenarios[index].scenario
        return (index, choices: ScenarioDecoder(for: scenario).choices(of: scenario))
      }.inOrder { left, right in
        left.choices == right.choices
          ? left.0 < right.0 : left.choices.isSimpler(than: right.choices)
      }.map(\.0)
    }
  }
}

extension [UInt64] {
  /// Returns true if the choices come first in shortlex order.
  func isSimpler(than other: [UInt64]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}
