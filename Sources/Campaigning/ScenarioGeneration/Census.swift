import Clauses
import PropertyTesting
import WidgetModel

/// What a case has, for the statistics of a run.
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

  /// Writes labels and numbers into the notes of the case.
  func note(_ scenario: Scenario, in source: ChoiceSource) {
    if policies & 1 != 0 { source.label("policy never") }
    if policies & 2 != 0 { source.label("policy atEnd") }
    if policies & 4 != 0 { source.label("policy after") }
    for fault in faults.list { source.label(Census.faultLabels[fault.rawValue]) }
    var verbs: UInt32 = 0
    var repetitions = 0
    for stimulus in scenario.workload {
      verbs |= 1 << UInt32(stimulus.action.number)
      repetitions += stimulus.times
    }
    for verb in Census.verbLabels.indices where verbs >> UInt32(verb) & 1 == 1 {
      source.label(Census.verbLabels[verb])
    }
    source.observe("widgets", scenario.widgets.count)
    source.observe("placements", placements)
    source.observe("entries", entries)
    source.observe("stimuli", scenario.workload.count)
    source.observe("repetitions", repetitions)
  }

  private static let faultLabels = Fault.allCases.map { "fault \($0)" }
  private static let verbLabels = Action.Verb.allCases.map { "stimulus \($0.rawValue)" }
}

extension Action {
  /// The place of the action's word among all, found without comparing texts.
  fileprivate var number: Int {
    switch self {
    case .none: 0
    case .reload: 1
    case .reloadAll: 2
    case .push: 3
    case .foreground: 4
    case .audio: 5
    case .navigation: 6
    case .lock: 7
    case .show: 8
    case .tap: 9
    case .locale: 10
    case .textSize: 11
    case .moveClock: 12
    case .reboot: 13
    case .kill: 14
    case .remove: 15
    case .gallery: 16
    case .use(_, .control, _): 17
    case .use(_, .controlAction, _): 18
    case .use(_, .options, _): 19
    case .use(_, .activity, _): 20
    case .use(_, .relevance, _): 21
    }
  }
}

extension Drawing {
  /// Notes what the case has.
  func note(_ scenario: Scenario) { census.note(scenario, in: source) }
}
