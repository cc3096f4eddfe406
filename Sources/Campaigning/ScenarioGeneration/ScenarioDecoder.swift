import PropertyTesting
import WidgetModel

/// Makes scenarios of choices field by field: the way in which a scenario shrinks without its
/// generator.
///
/// Each field is one choice in which 0 is its default, so that the fewest and smallest choices are
/// the simplest scenario, whatever made it at first. Any sequence of choices gives a scenario; the
/// profile and the settings that are to be kept are those of the scenario at hand and never change. Any
/// other setting is there or not.
///
/// ```swift
/// let decoder = ScenarioDecoder(for: scenario)
/// let shrinker = Shrinker(generator: decoder) { judge($0) }
/// let simplest = shrinker.shrink(decoder.choices(of: scenario), keeping: failure).value
/// ```
public struct ScenarioDecoder: Generator {
  private let profile: String
  private let settings: [(setting: Setting, isKept: Bool)]
  private let table: TextTable

  /// Creates a decoder that knows the texts and the settings of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - keepsSetting: Whether a setting stays whatever is taken out; all do by default.
  public init(for scenario: Scenario, keeping keepsSetting: (Setting) -> Bool = { _ in true }) {
    profile = scenario.profile
    settings = scenario.settings.map { ($0, keepsSetting($0)) }
    table = TextTable(scenario)
  }

  /// Makes the scenario of a sequence of choices, its workload in the order of time.
  public func generate(from source: ChoiceSource) -> Scenario {
    var reader = ChoiceReader(source, table)
    var scenario = Scenario()
    var settings: [Setting] = []
    for (setting, isKept) in self.settings {
      let isThere = isKept || source.span(.setting) { source.draw(upTo: 1) == 1 }
      if isThere { settings.append(setting) }
    }
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
    for (setting, isKept) in settings where !isKept {
      let isThere = scenario.settings.contains { $0.key == setting.key }
      source.span(.setting) { source.record(isThere ? 1 : 0, bound: 1) }
    }
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
