import PropertyTesting
import WidgetModel

/// Makes scenarios from choices field by field, which shrinks a scenario without its generator.
///
/// Each field is one choice in which 0 is the default, so that the fewest and smallest choices are
/// the simplest scenario. Any choice sequence gives a scenario. The profile and the kept settings
/// never change; any other setting is present or absent.
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

  /// Creates a decoder for the strings and settings of a scenario; by default it keeps all
  /// settings.
  public init(for scenario: Scenario, keeping keepsSetting: (Setting) -> Bool = { _ in true }) {
    profile = scenario.profile
    settings = scenario.settings.map { ($0, keepsSetting($0)) }
    table = TextTable(scenario)
  }

  /// Makes the scenario of a choice sequence, with its workload sorted by time.
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

  /// Returns the canonical choices that make a scenario.
  ///
  /// Reading them restores the scenario if it is valid, has the decoder's profile and settings, and
  /// contains only strings that the decoder knows.
  public func choices(of scenario: Scenario) -> [UInt64] {
    // A valid scenario may have more choices than a generated case.
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
