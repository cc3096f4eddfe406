import PropertyTesting
import WidgetModel

/// Makes scenarios of choices field by field: the way in which a scenario shrinks without its
/// generator.
///
/// Each field is one choice in which 0 is its default, so that the fewest and smallest choices are
/// the simplest scenario, whatever made it at first. Any sequence of choices gives a scenario; the
/// profile and the user's settings are those of the scenario at hand and never change.
///
/// ```swift
/// let decoder = ScenarioDecoder(for: scenario)
/// let shrinker = Shrinker(generator: decoder) { judge($0) }
/// let simplest = shrinker.shrink(decoder.choices(of: scenario), keeping: failure).value
/// ```
public struct ScenarioDecoder: Generator {
  private let profile: String
  private let settings: [Setting]
  private let table: TextTable

  /// Creates a decoder that knows the texts of a scenario.
  public init(for scenario: Scenario) {
    profile = scenario.profile
    settings = scenario.settings
    table = TextTable(scenario)
  }

  /// Makes the scenario of a sequence of choices, its workload in the order of time.
  public func generate(from source: ChoiceSource) -> Scenario {
    var reader = ChoiceReader(source, table)
    var scenario = Scenario()
    try? scenario.visit(&reader)  // The reader never throws: it repairs.
    scenario.profile = profile
    scenario.settings = settings
    scenario.sortWorkload()
    return scenario
  }

  /// The choices that make a scenario, the canonical ones among many.
  ///
  /// Reading them gives the scenario again if it is valid, has the decoder's profile and settings
  /// and no text that the decoder does not know.
  public func choices(of scenario: Scenario) -> [UInt64] {
    let source = ChoiceSource(choiceLimit: 1 << 24)
    source.beginRecording()
    var writer = ChoiceWriter(source, table)
    var copy = scenario
    copy.profile = Scenario.defaultProfile
    copy.settings = []
    try? copy.visit(&writer)  // A writer never throws.
    return source.values
  }
}

extension Scenario {
  /// Puts the workload in the order of time; equal times stay in order.
  mutating func sortWorkload() {
    let isSorted = !zip(workload, workload.dropFirst()).contains { $1.at < $0.at }
    guard !isSorted else { return }
    let order = workload.indices.sorted {
      (workload[$0].at.microseconds, $0) < (workload[$1].at.microseconds, $1)
    }
    workload = order.map { workload[$0] }
  }
}
