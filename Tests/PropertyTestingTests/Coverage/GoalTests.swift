import PropertyChecks
import PropertyTesting
import Testing

// Goal: a goal that is never reached is reported as missed.
@Suite struct GoalTests {
  private func run(
    goals: [String] = [],
    property: (Int, ChoiceSource) -> Verdict<String>
  ) -> CheckReport<Int, String> {
    var plan = CheckPlan(property: "goals", seed: 3)
    plan.cases = 200
    plan.goals = goals
    return Check<_, String>(Integers(in: 0...1000), plan: plan).run(property: property)
  }

  @Test func `a goal that some case reaches is reached`() {
    let report = run { number, source in
      source.sometimes("large", number > 900)
      return .passed
    }
    #expect(report.outcome == .passed)
    #expect(report.goals.count(of: "large") > 0)
    #expect(report.goals.count(of: "large") < 200)
  }

  @Test func `a goal that is asked about and never reached fails the run`() {
    let report = run { number, source in
      source.sometimes("huge", number > 1000)
      source.sometimes("any")
      return .passed
    }
    #expect(report.outcome == .goalNotReached)
    #expect(report.goals.unreached == ["huge"])
  }

  @Test func `a declared goal that nobody asks about fails the run`() {
    let report = run(goals: ["declared"]) { _, _ in .passed }
    #expect(report.outcome == .goalNotReached)
    #expect(report.goals.unreached == ["declared"])
  }

  @Test func `a case reaches a goal once however often it asks`() {
    let report = run { _, source in
      source.sometimes("twice", true)
      source.sometimes("twice", false)
      return .passed
    }
    #expect(report.goals.count(of: "twice") == 200)
  }

  @Test func `discarded cases reach nothing`() {
    let report = run { number, source in
      source.sometimes("odd", number % 2 == 1)
      return number % 2 == 1 ? .discarded : .passed
    }
    #expect(report.outcome == .goalNotReached)
  }
}
