import RunRecord
import WidgetModel

extension ScenarioSizeLine {
  package init(_ scenario: Scenario) {
    self.init()
    let size = scenario.size
    stimuli = Int64(size.stimuli)
    repetitions = Int64(scenario.workload.map(\.times).max() ?? 0)
    widgets = Int64(size.widgets)
    placements = Int64(size.placements)
    entries = Int64(size.entries)
  }
}
