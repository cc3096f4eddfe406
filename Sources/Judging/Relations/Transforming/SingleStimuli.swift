import WidgetModel

/// Repeated stimuli are written out, once for each time: the same events.
///
/// A runtime sees only single stimuli. They replace the repeated one at its position, so that the
/// order at one instant stays; those after the end are omitted.
///
/// It requires a workload that a scenario can hold.
enum SingleStimuli {
  enum Situation: String, CaseIterable {
    case within = "the last repetition within the run"
    case beyond = "repetitions beyond the end of the run"
    case leftOut = "not compared: too many repetitions to write out"
  }

  /// The maximum number of single stimuli.
  static let limit = 10_000

  static func preparation(after first: FirstRun) -> Preparation {
    guard first.scenario.workload.contains(where: { $0.input != nil && $0.times > 1 }) else {
      return .saysNothing
    }
    let end = Instant.start + first.scenario.length
    var scenario = first.scenario
    scenario.workload = []
    var isCutOff = false
    for stimulus in first.scenario.workload where stimulus.input != nil {
      for number in 0..<max(1, stimulus.times) {
        let instant = stimulus.instant(of: number)
        guard instant <= end else {
          isCutOff = isCutOff || stimulus.times > 1
          break
        }
        guard scenario.workload.count < limit else {
          return .leavesOut(situation: ordinal(of: Situation.leftOut))
        }
        scenario.workload.append(Stimulus(stimulus.input, at: instant))
      }
    }
    return .compares(
      Transformation(
        scenario,
        "with its \(scenario.workload.count) stimuli written out",
        situations: [ordinal(of: isCutOff ? Situation.beyond : .within)]
      )
    )
  }
}
