import Clauses
import WidgetModel

enum TimelineBlocks {
  /// Every timeline pattern, with each delay and policy, with or without a call of the app.
  static func timelines(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let patterns = distinct(SmallTimeline.all(limits))
    let delays = distinct(
      [
        0, limits.softDeadline, limits.softDeadline + 1, limits.hardDeadline - 1,
        limits.hardDeadline,
        limits.hardDeadline + 1,
      ].filter { $0 >= 0 }
    )
    let least = limits.leastReloadInterval
    let afters = distinct([-3_600_000_000, 0, least, least + 1, 900_000_000, 7_200_000_000])
      .filter { !limits.isUnpaced || $0 > Boundaries.leastPace.microseconds }
    let reloads = distinct([-1, least, 1_500_000_000])
    let radices = [patterns.count, delays.count, afters.count + 2, reloads.count]
    return ScenarioBlock(name: "timelines", radices: radices) { digits in
      var faults = patterns[digits[0]].faults
      var answer = ScriptedAnswer()
      answer.entries = patterns[digits[0]].entries
      answer.delay = Interval(microseconds: delays[digits[1]])
      if answer.delay.microseconds > limits.softDeadline { faults.insert(.slowAnswer) }
      if answer.delay.microseconds > limits.hardDeadline { faults.insert(.lateAnswer) }
      switch digits[2] {
      case 0: answer.policy = .never
      case 1: answer.policy = .atEnd
      default:
        answer.policy = .after
        answer.after = Interval(microseconds: afters[digits[2] - 2])
      }
      if limits.isUnpaced { answer.slowDown() }
      faults.removeFault(excusedBy: answer)
      var scenario = base
      scenario.length = .hours(2)
      scenario.widgets = [.small(answer)]
      if reloads[digits[3]] >= 0 {
        let instant = Instant(microseconds: reloads[digits[3]])
        scenario.workload = [Stimulus(.reloadCalled(kind: 0), at: instant)]
      }
      return GeneratedScenario(scenario, faults: faults, limits: limits)
    }
  }
}
