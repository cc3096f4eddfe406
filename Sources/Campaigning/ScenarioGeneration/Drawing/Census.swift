import Clauses
import PropertyTesting
import WidgetModel

/// The features of a case, for the statistics of a run.
struct Census {
  private var policies: UInt8 = 0
  private var faults = FaultSet()
  private var entries = 0
  private var placements = 0
  private var hasUnanswered = false

  mutating func add(_ fault: Fault) { faults.insert(fault) }

  mutating func add(_ widget: Widget) {
    placements += widget.placements.count
    for call in widget.timelines {
      for answer in call.answers where answer.kind == .timeline {
        entries = max(entries, answer.entries.count)
        switch answer.policy {
        case .never: policies |= 1
        case .atEnd: policies |= 2
        case .after: policies |= 4
        }
      }
    }
  }

  func count(_ scenario: Scenario, in source: ChoiceSource) {
    if policies & 1 != 0 { source.label("policy never") }
    if policies & 2 != 0 { source.label("policy atEnd") }
    if policies & 4 != 0 { source.label("policy after") }
    // Bit sets instead of sets of strings, because every case is counted.
    for fault in faults.list { source.label(Census.faultLabels[fault.rawValue]) }
    var words: UInt64 = 0
    var repetitions = 0
    for stimulus in scenario.workload {
      words |= 1 << UInt64(stimulus.input.word.number)
      repetitions += stimulus.times
    }
    for word in Census.wordLabels.indices where words >> UInt64(word) & 1 == 1 {
      source.label(Census.wordLabels[word])
    }
    for setting in scenario.settings { source.label(Census.settingLabels[setting.key.number]) }
    source.observe("widgets", scenario.widgets.count)
    source.observe("placements", placements)
    source.observe("entries", entries)
    source.observe("stimuli", scenario.workload.count)
    source.observe("repetitions", repetitions)
  }

  private static let faultLabels = Fault.allCases.map { "fault \($0)" }
  private static let settingLabels = ProfileKey.allCases.map { "setting \($0.rawValue)" }
  private static let wordLabels = Input.Word.allCases.map { "stimulus \($0.rawValue)" }
}

extension Drawing {
  func count(_ scenario: Scenario) { census.count(scenario, in: source) }
}
