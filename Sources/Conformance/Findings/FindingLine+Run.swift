import Clauses
import PropertyTesting
import WidgetModel

extension FindingLine {
  /// The finding of a shrunk scenario, which is run once more for what happens in it.
  init(
    _ breachClass: BreachClass,
    _ shrunk: ShrunkScenario,
    original: Scenario,
    runner: any CaseRunner
  ) {
    self.init()
    clause = breachClass.clause.text
    kind = breachClass.kind
    widget = breachClass.widget
    scenario = shrunk.scenario
    text = ScenarioText.lines(of: shrunk.scenario).map { TextLine($0) }
    self.original = ScenarioSizeLine(original)
    self.shrunk = ScenarioSizeLine(shrunk.scenario)
    calls = Int64(shrunk.calls)
    steps = Int64(shrunk.steps)
    state = shrunk.end.word
    show(breachClass, runner)
  }

  /// Runs the finding's scenario and keeps its trace and what broke.
  private mutating func show(_ breachClass: BreachClass, _ runner: any CaseRunner) {
    guard (try? runner.run(scenario)) != nil else { return }
    let breach = runner.breach(of: breachClass)
    message = breach?.message ?? "the clause broke once and did not break again"
    source = breach.map { runner.source(of: $0) } ?? ""
    code = breach.map { runner.code(of: $0) } ?? CodeLine()
    comparison = breach?.comparison.map { ComparisonLine($0) } ?? ComparisonLine()
    let count = runner.eventCount
    let range = FindingLine.window(count, round: breach?.event ?? count - 1)
    trace = runner.lines(range)
    for index in trace.indices {
      let cause = trace[index].cause - Int64(range.lowerBound)
      trace[index].cause = max(-1, cause)
    }
    budgets = BudgetCurveLine.curves(of: runner.trace, range, scenario)
    event = breach?.event.map { Int64($0 - range.lowerBound) } ?? -1
  }

  /// The events that a finding shows at most, so that a record stays readable.
  private static let traceLimit = 200

  /// The part of a trace that a finding shows: the breach with what led to it.
  private static func window(_ count: Int, round event: Int) -> Range<Int> {
    guard count > traceLimit else { return 0..<count }
    let end = min(count, event + traceLimit / 10)
    return max(0, end - traceLimit)..<end
  }
}

extension ShrinkEnd {
  /// The word for the end in records.
  var word: String {
    switch self {
    case .minimal: "minimal"
    case .budgetSpent: "budgetSpent"
    case .interrupted: "interrupted"
    case .flaky: "flaky"
    }
  }
}
