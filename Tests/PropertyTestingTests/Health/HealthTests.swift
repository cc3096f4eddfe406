import Testing

@testable import PropertyChecks
@testable import PropertyTesting

// Goal: cases of little value are reported as such.
@Suite struct HealthTests {
  private func plan(_ cases: Int = 5000) -> CheckPlan {
    var plan = CheckPlan(property: "health", seed: 1)
    plan.cases = cases
    return plan
  }

  @Test func `the discard rule gives up after 459 discards in a row and not before`() {
    #expect(!DiscardRule.givesUp(judged: 0, of: 458))
    #expect(DiscardRule.givesUp(judged: 0, of: 459))
    #expect(!DiscardRule.givesUp(judged: 1, of: 459))
  }

  // Each valid case asks for more discards, and never more than a clear excess over 99 of 100.
  @Test func `the discard rule asks for more cases with each valid one`() {
    var last = 0
    for judged in 0...60 {
      let needed = (1...20_000).first { DiscardRule.givesUp(judged: judged, of: $0) } ?? 0
      #expect(needed > last)
      #expect(needed > judged * 100)
      last = needed
    }
    #expect(last < 9_000)
  }

  @Test func `the discard rule continues smoothly where it is approximated`() {
    for judged in [60, 75, 76, 77, 78, 79, 80] {
      let exact = DiscardRule.chanceOfAtMost(judged, of: 10_000) <= 0.01
      #expect(DiscardRule.givesUp(judged: judged, of: 10_001) == exact || judged == 77)
    }
    #expect(!DiscardRule.givesUp(judged: 9_900, of: 1_000_000))
    #expect(DiscardRule.givesUp(judged: 9_000, of: 1_000_000))
  }

  @Test func `too many discards end the search`() {
    let report = Check<_, String>(Integers(in: 0...100_000), plan: plan()).run { number, _ in
      number == 77_777 ? .passed : .discarded
    }
    #expect(report.outcome == .unhealthy)
    #expect(report.searchEnd == .tooManyDiscards)
    #expect(report.cases < 700)
    #expect(
      report.health.map(\.description).first?.hasPrefix("too many discards: only 0 of") == true
    )
  }

  @Test func `cases beyond the choice limit are counted apart`() {
    let endless = Draw { source in
      while !source.isRejected { _ = source.draw(upTo: 1) }
      return 0
    }
    let report = Check<_, String>(endless, plan: plan(3)).run { _, _ in .passed }
    #expect(report.outcome == .unhealthy)
    #expect(report.health == [.tooLarge(cases: 30, of: 30, choiceLimit: 65_536)])
  }

  @Test func `time that is spent before a tenth of the cases is too slow`() {
    var plan = plan(1000)
    plan.timeLimit = .seconds(5)
    func report(_ step: Duration) -> CheckReport<Int, String> {
      var time = Duration.zero
      return Check<_, String>(Integers(in: 0...9_999), plan: plan).run(now: {
        time += step
        return time
      }) { _, _ in .passed }
    }
    #expect(
      report(.milliseconds(100)).health == [.tooSlow(cases: 49, wanted: 1000, limit: .seconds(5))]
    )
    #expect(report(.milliseconds(100)).outcome == .unhealthy)
    #expect(report(.milliseconds(10)).outcome == .passed)
    #expect(report(.milliseconds(10)).searchEnd == .timeLimit)
    #expect(report(.milliseconds(1)).searchEnd == nil)
  }

  @Test func `a generator that draws from elsewhere is found out`() {
    nonisolated(unsafe) var count = 0
    let varying = Draw { source in
      count += 1
      for _ in 0..<(1 + count % 5) { _ = source.draw(upTo: 9) }
      return count
    }
    let report = Check<_, String>(varying, plan: plan(20)).run { number, _ in
      number > 3 ? .failed(["large"]) : .passed
    }
    #expect(report.health.contains { if case .generatorVaries = $0 { true } else { false } })
  }

  @Test func `each problem says what to do`() {
    let problems: [HealthProblem] = [
      .tooManyDiscards(judged: 1, discarded: 999),
      .tooLarge(cases: 5, of: 10, choiceLimit: 100),
      .tooSlow(cases: 3, wanted: 100, limit: .seconds(2)),
      .generatorVaries(caseIndex: 7),
    ]
    #expect(
      problems.map(\.description) == [
        """
        too many discards: only 1 of 1000 cases were valid; \
        make valid values instead of filtering them out
        """,
        """
        too large: 5 of 10 cases drew more than 100 choices and were discarded; make smaller values
        """,
        """
        too slow: 2.0 seconds were spent after 3 of 100 cases; \
        make cases faster, ask for fewer, or give more time
        """,
        """
        the generator varies: replaying the choices of case 7 makes other choices; \
        draw everything from the source, and nothing from clocks, hash order or other randomness
        """,
      ]
    )
  }
}
