import WidgetModel

/// How large a scenario is, for tables of shrunk ones.
public struct ScenarioSize: Hashable, Sendable {
  /// The stimuli, each counted once.
  public let stimuli: Int
  /// The stimuli with their repetitions.
  public let repetitions: Int
  /// The installed widgets.
  public let widgets: Int
  /// The placed widgets.
  public let placements: Int
  /// The entries of all timelines in all scripts.
  public let entries: Int

  init(_ scenario: Scenario) {
    stimuli = scenario.workload.count
    repetitions = scenario.repeatedStimuli
    widgets = scenario.widgets.count
    placements = scenario.widgets.reduce(0) { $0 + $1.placements.count }
    entries = scenario.widgets.reduce(0) { sum, widget in
      widget.timelines.reduce(sum) { sum, call in
        call.answers.reduce(sum) { $0 + $1.entries.count }
      }
    }
  }
}

extension Scenario {
  /// How large the scenario is.
  public var size: ScenarioSize { ScenarioSize(self) }

  /// The number of its stimuli with their repetitions.
  package var repeatedStimuli: Int { workload.reduce(0) { $0 + max(1, $1.times) } }
}
