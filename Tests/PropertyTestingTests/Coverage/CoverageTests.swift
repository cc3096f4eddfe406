import PropertyChecks
import PropertyTesting
import Testing

// Goal: a property cannot pass on trivial cases, and coverage is judged by a test that is almost never
// wrong.
@Suite struct CoverageTests {
  private func plan(_ requirement: Requirement, cases: Int = 100) -> CheckPlan {
    var plan = CheckPlan(property: "coverage", seed: 3)
    plan.cases = cases
    plan.requirements = [requirement]
    return plan
  }

  private func run(_ plan: CheckPlan, outOf ten: Int) -> CheckReport<Int, String> {
    var calls = 0
    return Check<_, String>(Integers(in: 0...1000), plan: plan).run { _, source in
      calls += 1
      source.label("chosen", if: calls % 10 < ten)
      return .passed
    }
  }

  // 30 % of the cases are chosen, in turn.
  @Test(arguments: [
    (10.0, CoverageVerdict.Outcome.sufficient, CheckOutcome.passed),
    (30.0, .sufficient, .passed),
    (33.0, .insufficient, .insufficientCoverage),
    (40.0, .insufficient, .insufficientCoverage),
    (100.0, .insufficient, .insufficientCoverage),
  ])
  func `shares are judged by the test`(
    percent: Double,
    standing: CoverageVerdict.Outcome,
    outcome: CheckOutcome
  ) {
    let report = run(plan(Requirement("chosen", atLeast: percent), cases: 400), outOf: 3)
    #expect(report.coverage.map(\.standing) == [standing])
    #expect(report.outcome == outcome)
  }

  @Test func `undecided shares ask for more cases, up to a limit`() {
    let clear = run(plan(Requirement("chosen", atLeast: 1)), outOf: 9)
    #expect(clear.judged == 100)
    let close = run(plan(Requirement("chosen", atLeast: 30)), outOf: 3)
    #expect(close.judged > 1000)
    #expect(close.judged <= 6400)
    var limited = plan(Requirement("chosen", atLeast: 30))
    limited.coverageFactor = 2
    let undecided = run(limited, outOf: 3)
    #expect(undecided.judged == 200)
    #expect(undecided.coverage.map(\.standing) == [.undecided])
    #expect(undecided.outcome == .passed)
    limited.requirements = [Requirement("chosen", atLeast: 32)]
    #expect(run(limited, outOf: 3).outcome == .insufficientCoverage)
  }

  @Test func `a label that never occurs is insufficient`() {
    let report = run(plan(Requirement("missing", atLeast: 5)), outOf: 3)
    #expect(report.outcome == .insufficientCoverage)
    #expect(
      report.coverage.map(\.description).first?.hasSuffix(
        "at least 5 % are required; let the generator make more of them"
      ) == true
    )
  }

  @Test func `the whole domain is judged exactly`() {
    let half = Requirement("x", atLeast: 50)
    #expect(CoverageVerdict(half, count: 2, judged: 4, isExact: true).standing == .sufficient)
    #expect(CoverageVerdict(half, count: 1, judged: 4, isExact: true).standing == .insufficient)
    #expect(CoverageVerdict(half, count: 2, judged: 4).standing == .undecided)
    #expect(!CoverageVerdict(half, count: 0, judged: 0).isAcceptable)
  }

  @Test func `verdicts say what was found and what to do`() {
    let requirement = Requirement("even", atLeast: 12.5)
    let texts = [(900, 1000), (10, 1000), (15, 100), (5, 100)].map {
      CoverageVerdict(requirement, count: $0.0, judged: $0.1).description
    }
    #expect(
      texts == [
        "900 of 1000 cases (90 %) are `even`, at least 12.5 % are required",
        """
        10 of 1000 cases (1 %) are `even`, at least 12.5 % are required; \
        let the generator make more of them
        """,
        "15 of 100 cases (15 %) are `even`, at least 12.5 % are required; too few cases to be sure",
        """
        5 of 100 cases (5 %) are `even`, at least 12.5 % are required; \
        run more cases, or let the generator make more of them
        """,
      ]
    )
  }
}
