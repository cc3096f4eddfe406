import Clauses
import PropertyTesting
import RunRecord
import ScenarioGeneration
import WidgetModel

extension FindingLine {
  /// A finding as a case showed it, before it is shrunk.
  init(_ breachClass: BreachClass, _ found: FoundBreach, _ scenario: Scenario) {
    self.init()
    clause = breachClass.clause.text
    kind = breachClass.kind
    widget = breachClass.widget
    source = found.breach.source
    message = found.breach.message
    phase = found.place.phase.rawValue
    index = Int64(found.place.index)
    cases = found.cases
    self.scenario = scenario
    original = ScenarioSizeLine(scenario)
    shrunk = original
  }

  /// Takes over what came of shrinking.
  mutating func take(_ result: ShrunkScenario) {
    scenario = result.scenario
    text = ScenarioText.lines(of: scenario).map { TextLine($0) }
    shrunk = ScenarioSizeLine(scenario)
    calls = Int64(result.calls)
    steps = Int64(result.steps)
    state = result.end.word
  }

  /// Runs the finding's scenario once more and keeps its trace and what broke.
  ///
  /// - Returns: The first breach of each class that counts against some parties.
  mutating func show(
    _ breachClass: BreachClass,
    _ runner: any CaseRunner,
    _ parties: Set<Party>
  ) -> [BreachClass: Breach] {
    guard (try? runner.run(scenario)) != nil else { return [:] }
    var shown: [BreachClass: Breach] = [:]
    for breachClass in runner.breachClasses(of: parties) {
      guard let breach = runner.breach(of: breachClass) else { continue }
      shown[breachClass] = runner.located(breach)
    }
    // What does not break again keeps the words of the case in which it broke.
    let breach = runner.breach(of: breachClass)
    if let breach {
      message = breach.message
      source = shown[breachClass]?.source ?? ""
      code = runner.code(of: breach)
      comparison = breach.comparison.map { ComparisonLine($0) } ?? ComparisonLine()
    }
    let count = runner.eventCount
    let range = FindingLine.window(count, round: breach?.event ?? count - 1)
    trace = runner.lines(range)
    for index in trace.indices {
      let cause = trace[index].cause - Int64(range.lowerBound)
      trace[index].cause = max(-1, cause)
    }
    budgets = BudgetCurveLine.curves(of: runner.trace, range, scenario)
    event = breach?.event.map { Int64($0 - range.lowerBound) } ?? -1
    return shown
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
