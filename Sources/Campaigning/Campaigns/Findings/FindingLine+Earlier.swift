import RunRecord
import WidgetModel

extension FindingLine {
  /// Shrinks a finding that needs earlier scenarios: first its own, then those, the last one first.
  mutating func shrink(
    keeping violationClass: ViolationClass,
    in recurrence: Reproduction,
    by shrinker: (FindingShrinker.ProcessRuns) -> FindingShrinker
  ) {
    var result = shrinker(.init(earlier: earlier))
      .shrinkValues(recurrence.scenario, keeping: violationClass)
    if case .flaky = result.end { return adopt(result) }
    for index in earlier.indices.reversed() {
      let runs = FindingShrinker.ProcessRuns(
        earlier: Array(earlier[..<index]),
        later: earlier[(index + 1)...] + [result.scenario]
      )
      let shrunk = shrinker(runs).shrinkValues(earlier[index], keeping: violationClass)
      earlier[index] = shrunk.scenario
      result.calls += shrunk.calls
      result.steps += shrunk.steps
    }
    adopt(result)
  }
}
