import WidgetModel

/// The size of a scenario, for tables of shrunk ones.
public struct ScenarioSize: Hashable, Sendable {
  /// The number of stimuli, without repetitions.
  public let stimuli: Int
  /// The number of stimuli, with repetitions.
  public let repetitions: Int
  /// The number of installed widgets.
  public let widgets: Int
  /// The number of placed widgets.
  public let placements: Int
  /// The number of entries in all timelines of all scripts.
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
  /// The size of the scenario.
  public var size: ScenarioSize { ScenarioSize(self) }

  package var repeatedStimuli: Int { workload.reduce(0) { $0 + max(1, $1.times) } }
}
