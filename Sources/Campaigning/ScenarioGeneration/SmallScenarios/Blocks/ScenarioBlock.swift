import WidgetModel

/// A product of dimensions, each point of which is a scenario.
struct ScenarioBlock: Sendable {
  let name: String

  /// The number of alternatives in each dimension.
  let radices: [Int]

  let build: @Sendable ([Int]) -> GeneratedScenario

  var count: Int { radices.reduce(1, *) }

  /// Returns the scenario of a point; the first dimension varies slowest.
  func scenario(_ number: Int) -> GeneratedScenario {
    var digits = Array(repeating: 0, count: radices.count)
    var rest = number
    for place in radices.indices.reversed() {
      digits[place] = rest % radices[place]
      rest /= radices[place]
    }
    return build(digits)
  }
}
