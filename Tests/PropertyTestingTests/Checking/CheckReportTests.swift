import PropertyChecks
import PropertyTesting
import Testing

// Goal: the text of a report for people and programs is fixed to the letter.
@Suite struct CheckReportTests {
  private func report(_ bound: Int) -> CheckReport<[Int], String> {
    var plan = CheckPlan(property: "Lists/short \"ones\"", seed: 9)
    plan.cases = 50
    plan.requirements = [Requirement("empty", atLeast: 1)]
    plan.goals = ["full"]
    plan.coverageFactor = 1
    let lists = Integers(in: 0...9).list(count: 0...6)
    return Check<_, String>(lists, plan: plan).run { list, source in
      source.label("empty", if: list.isEmpty)
      source.observe("count", list.count)
      source.sometimes("full", list.count == 6)
      return list.count < bound ? .passed : .failed(["at least \(bound)"])
    }
  }

  @Test func `a pass reports its numbers`() {
    let report = report(7)
    #expect(report.outcome == .passed)
    let empty = report.statistics.count(of: "empty")
    let full = report.goals.count(of: "full")
    let count = report.statistics.observations[0].summary
    #expect(
      report.summary == [
        "passed: 50 cases judged, seed 9",
        "coverage: \(report.coverage[0])",
        "goal `full`: \(full) cases",
        "label `empty`: \(empty * 2) %",
        "`count`: from 0 to 6, mean \(count.mean)",
      ]
    )
    #expect(
      report.lines == [
        #"{"kind":"run","format":2,"property":"Lists/short \"ones\"","seed":"9","#
          + #""outcome":"passed","judged":50,"discarded":0,"repeated":0,"exhaustive":false,"end":null}"#,
        #"{"kind":"phase","phase":"saved","count":0}"#,
        #"{"kind":"phase","phase":"search","count":50}"#,
        #"{"kind":"phase","phase":"shrink","count":0}"#,
        #"{"kind":"label","label":"empty","count":\#(empty)}"#,
        #"{"kind":"observation","name":"count","count":50,"least":0,"greatest":6,"#
          + #""mean":\#(count.mean)}"#,
        #"{"kind":"goal","name":"full","count":\#(full)}"#,
        #"{"kind":"coverage","label":"empty","count":\#(empty),"judged":50,"required":1,"#
          + #""standing":"\#(report.coverage[0].standing)"}"#,
      ]
    )
  }

  @Test func `a failure reports its cases, its effort and how to replay it`() throws {
    let report = report(2)
    let failure = try #require(report.failures.first)
    guard case .search(let index) = failure.origin else {
      Issue.record("not found by the search")
      return
    }
    let choices = failure.firstChoices.values.count
    #expect(
      failure.summary == [
        "locally minimal: [0, 0]",
        "first: \(failure.first)",
        "varies: 0 can be almost anything: [9, 0]",
        "varies: 0 can be almost anything: [0, 9]",
        "found by case \(index); shrunk in \(failure.calls) calls, "
          + "from \(choices) choices to 5; 2 simpler neighbors tried: "
          + "a part deleted or emptied, two parts exchanged",
        "replay: [3 1 (3+1 0) 1 (3+1 0) 0]",
      ]
    )
    let spent = try #require(failure.explanation).calls
    let line = #"""
      {"kind":"failure","failure":"at least 2","origin":"search \#(index)",\#
      "minimal":"[0, 0]","first":"\#(failure.first)",\#
      "choices":"[3 1 (3+1 0) 1 (3+1 0) 0]","end":"locallyMinimal",\#
      "neighbors":2,"changes":"a part deleted or emptied, two parts exchanged",\#
      "calls":\#(failure.calls),"steps":\#(failure.steps),"difference":null,"explanationCalls":\#(spent)}
      """#
    func variation(_ position: Int, _ farthest: String) -> String {
      #"""
      {"kind":"variation","failure":"at least 2","position":\#(position),"freedom":"anything",\#
      "farthest":"\#(farthest)","exception":null}
      """#
    }
    #expect(report.lines.suffix(3) == [line, variation(1, "[9, 0]"), variation(3, "[0, 9]")])
    #expect(report.summary.first?.hasPrefix("failed: 50 cases judged, seed 9") == true)
  }

  @Test func `a few examples show what may vary`() throws {
    let five = Draw { source in (0..<7).map { _ in Int(source.draw(in: 0...100)) } }
    let report = Check<_, String>(five, plan: CheckPlan(property: "vary")).run { list, _ in
      list[0] >= 7 && list[1] < 20 && list[2] == 0 ? .failed(["low"]) : .passed
    }
    let failure = try #require(report.failures.first)
    #expect(
      failure.summary.filter { $0.hasPrefix("varies") } == [
        "varies: 7 can be almost anything up to 100: [100, 0, 0, 0, 0, 0, 0]",
        "varies: 0 can go up to 19 and no farther: [7, 19, 0, 0, 0, 0, 0]",
        "varies: 0 can be almost anything: [7, 0, 0, 100, 0, 0, 0]",
        "varies: 0 can be almost anything: [7, 0, 0, 0, 100, 0, 0]",
        "varies: and 2 more",
      ]
    )
    let lines = report.lines.filter { $0.contains(#""kind":"variation""#) }
    #expect(lines.count == 7)
    #expect(lines[2].contains(#""position":2,"freedom":"fixed""#))
  }

  @Test func `an explanation that was not asked for says nothing`() throws {
    var plan = CheckPlan(property: "quiet")
    plan.explanationBudget = 0
    let report = Check<_, String>(Integers(in: 0...9_999), plan: plan).run { number, _ in
      number > 5 ? .failed(["large"]) : .passed
    }
    let failure = try #require(report.failures.first)
    #expect(!failure.summary.contains { $0.hasPrefix("varies") })
    #expect(report.lines.last?.hasSuffix(#""explanationCalls":null}"#) == true)
  }

  @Test func `each outcome and each early end has its words`() {
    var plan = CheckPlan(property: "words")
    plan.cases = 40
    let numbers = Integers(in: 0...99_999)
    let check = Check<_, String>(numbers, plan: plan)
    #expect(
      check.run { _, _ in .discarded }.summary.first
        == "nothing tested: 0 cases judged, 400 discarded, seed 0"
    )
    #expect(
      check.run(shouldStop: { true }) { _, _ in .passed }.summary.first
        == "interrupted: 0 cases judged, seed 0; the search was stopped"
    )
    plan.cases = 900
    #expect(
      Check<_, String>(numbers, plan: plan).run { _, _ in .discarded }.summary.first
        == "unhealthy cases: 0 cases judged, 511 discarded, seed 0; "
        + "the search ended because too few cases were valid"
    )
    plan.goals = ["moon"]
    let missed = Check<_, String>(numbers, plan: plan).run { _, _ in .passed }
    #expect(
      missed.summary == [
        "a goal was never reached: 900 cases judged, seed 0", "goal `moon`: never reached",
      ]
    )
    plan.requirements = [Requirement("none", atLeast: 50)]
    let uncovered = Check<_, String>(numbers, plan: plan).run { _, _ in .passed }
    #expect(uncovered.summary.first == "insufficient coverage: 900 cases judged, seed 0")
  }

  @Test func `a domain that was run whole, and repetitions, are reported`() {
    var plan = CheckPlan(property: "digits")
    plan.goals = ["moon"]
    let digits = Integers(in: 0...9)
    let whole = Check<_, String>(digits, plan: plan).run { _, _ in .passed }
    #expect(
      whole.summary.first == "a goal was never reached: 10 cases judged, the whole domain, seed 0"
    )
    plan.search.smallDomain = 0
    let drawn = Check<_, String>(digits, plan: plan).run { _, _ in .passed }
    #expect(
      drawn.summary.first
        == "a goal was never reached: 10 cases judged, 990 repetitions skipped, seed 0"
    )
  }
}

// Goal: the report claims no more than was tried.
@Suite struct CheckClaimTests {
  private func failure<G: Generator>(
    _ generator: G,
    budget: Int = 2_000,
    _ fails: (G.Value) -> Bool
  ) throws -> CheckedFailure<G.Value, String> {
    var plan = CheckPlan(property: "claims")
    plan.shrinkBudget = budget
    let check = Check<_, String>(generator, plan: plan)
    let report = check.run { value, _ in fails(value) ? .failed(["fails"]) : .passed }
    return try #require(report.failures.first)
  }

  @Test func `only a case below which all were run is minimal`() throws {
    let small = try failure(Integers(in: 0...99)) { $0 > 7 && $0 % 2 == 0 }
    #expect(small.isLeast)
    #expect(small.summary[0] == "minimal: 8")
    #expect(small.summary.contains { $0.hasSuffix("; all simpler cases were tried") })
    let large = try failure(Integers(in: 0...99_999_999)) { $0 > 7 }
    #expect(!large.isLeast)
    #expect(large.summary[0] == "locally minimal: 8")
    #expect(large.summary.contains { $0.hasSuffix(" simpler neighbors tried: a number lowered") })
  }

  @Test func `in a small domain the simplest failing case is reported, not a local minimum`() throws
  {
    // No single change leads from (3, 3) to (0, 9), which is simpler.
    let pairs = Zip(Integers(in: 0...9), Integers(in: 0...9))
    let failure = try failure(pairs) { $0 == (3, 3) || $0 == (0, 9) }
    #expect(failure.minimal == (0, 9))
    #expect(failure.isLeast)
  }

  @Test func `an unfinished shrink is not called minimal`() throws {
    let lists = Integers(in: 0...99_999_999).list(count: 0...50)
    let failure = try failure(lists, budget: 4) { $0.reduce(0, +) > 300_000_000 }
    #expect(failure.end == .budgetSpent)
    #expect(failure.summary[0].hasPrefix("simplest found: "))
  }

  @Test func `a part that must differ from another is not anything`() throws {
    let pairs = Integers(in: 0...99_999_999).list(count: 2)
    let failure = try failure(pairs) { $0[0] != $0[1] }
    #expect(
      failure.summary.filter { $0.hasPrefix("varies") } == [
        "varies: 0 can be almost anything but 1: [99999999, 1]",
        "varies: 1 can be almost anything up to 99999999: [0, 99999999]",
      ]
    )
    #expect(failure.explanation?.parts.map { $0.exception } == [[1, 1], nil])
  }

  @Test func `a number at 0 may be anything on both sides of it`() throws {
    let failure = try failure(Zip(Values<Int8>(), Values<UInt8>())) { $0.1 > 0 }
    #expect(
      failure.summary.filter { $0.hasPrefix("varies") } == [
        "varies: 0 can be almost anything: (-128, 1)",
        "varies: 1 can be almost anything up to 255: (0, 255)",
      ]
    )
  }
}
