import Clauses
import PropertyTesting
import RunRecord
import ScenarioGeneration
import WidgetModel

extension FindingLine {
  /// Creates a finding as a case showed it, before shrinking.
  init(_ violationClass: ViolationClass, _ found: FoundViolation, _ scenario: Scenario) {
    self.init()
    clause = violationClass.clause.text
    kind = violationClass.kind
    widget = violationClass.widget
    source = found.violation.source
    message = found.violation.message
    phase = found.place.phase.rawValue
    index = Int64(found.place.index)
    cases = found.cases
    self.scenario = scenario
    original = ScenarioSizeLine(scenario)
    shrunk = original
  }

  mutating func adopt(_ result: ShrunkScenario) {
    scenario = result.scenario
    text = earlier.flatMap { scenario in
      ["before it, in the same process:"] + ScenarioText.lines(of: scenario).map { "  " + $0 }
    }
    if !earlier.isEmpty { text.append("then:") }
    text += ScenarioText.lines(of: scenario)
    shrunk = ScenarioSizeLine(scenario)
    calls = Int64(result.calls)
    steps = Int64(result.steps)
    state = result.end.word
  }

  /// Runs and stores the finding's scenario again; returns each class's first violation that
  /// counts.
  mutating func show(
    _ violationClass: ViolationClass,
    _ runner: any CaseRunner,
    _ parties: Set<Party>
  ) -> [ViolationClass: Violation] {
    guard (try? runner.run(scenario)) != nil else { return [:] }
    var shown: [ViolationClass: Violation] = [:]
    for violationClass in runner.violationClasses(of: parties) {
      guard let violation = runner.violation(of: violationClass) else { continue }
      shown[violationClass] = runner.located(violation)
    }
    // A violation that does not recur keeps the message of the case in which it occurred.
    let violation = runner.violation(of: violationClass)
    if let violation {
      message = violation.message
      source = shown[violationClass]?.source ?? ""
      code = runner.code(of: violation)
      comparison = violation.comparison.map { ComparisonLine($0) } ?? ComparisonLine()
    }
    let count = runner.eventCount
    let range = FindingLine.window(count, round: violation?.event ?? count - 1)
    trace = runner.lines(range)
    for index in trace.indices {
      let cause = trace[index].cause - Int64(range.lowerBound)
      trace[index].cause = max(-1, cause)
    }
    budgets = BudgetCurveLine.curves(of: runner.trace, range, scenario)
    activities = runner.activities(of: scenario, showing: range, focus: violation?.event)
    event = violation?.event.map { Int64($0 - range.lowerBound) } ?? -1
    return shown
  }

  /// The maximum number of events in a finding, to keep records readable.
  private static let traceLimit = 200

  /// Returns the part of a trace that a finding shows: the violation and the events before it.
  private static func window(_ count: Int, round event: Int) -> Range<Int> {
    guard count > traceLimit else { return 0..<count }
    // A tenth of the events come after the violation, to show its effects.
    let end = min(count, event + traceLimit / 10)
    return max(0, end - traceLimit)..<end
  }
}

extension ShrinkEnd {
  var word: String {
    switch self {
    case .minimal: "minimal"
    case .budgetSpent: "budgetSpent"
    case .interrupted: "interrupted"
    case .flaky: FindingLine.flaky
    }
  }
}
