import PropertyChecks
import PropertyTesting
import Testing

// Goal: a check claims what it did and never more.
@Suite struct CheckTests {
  private let lists = Integers(in: -100...100).list(count: 0...20)

  private func plan(_ cases: Int = 400, seed: UInt64 = 1) -> CheckPlan {
    var plan = CheckPlan(property: "tests", seed: seed)
    plan.cases = cases
    return plan
  }

  private func numbers(_ plan: CheckPlan) -> Check<Integers<Int>, String> {
    Check(Integers(in: 0...1000), plan: plan)
  }

  @Test func `a false property over a recursive generator is never reported as passed`() {
    for seed in 0..<40 as Range<UInt64> {
      let check = Check<_, String>(ArithmeticGenerator(), plan: plan(200, seed: seed))
      let report = check.run { tree, _ in
        guard tree.avoidsLiteralZero else { return .discarded }
        return tree.value == nil ? .failed(["division by 0"]) : .passed
      }
      #expect(report.outcome == .failed)
      #expect(!report.isExhaustive)
      let minimal = report.failures.first?.minimal
      #expect(minimal.map { $0.avoidsLiteralZero && $0.value == nil } == true)
    }
  }

  @Test func `what holds is passed, with the cases it was judged on`() {
    let report = numbers(plan()).run { _, _ in .passed }
    #expect(report.outcome == .passed)
    #expect(report.judged == 400)
    #expect(report.failures.isEmpty)
  }

  @Test(arguments: [9, 9_999])
  func `an empty domain fails the run, however it is searched`(last: Int) {
    let empty = Integers(in: 0...last).filter { $0 > last }
    let report = Check<_, String>(empty, plan: plan(40)).run { _, _ in .passed }
    #expect(report.outcome == .nothingTested)
    #expect(report.judged == 0)
    #expect(report.discarded == (last == 9 ? 10 : 400))
  }

  @Test(arguments: [9, 9_999])
  func `a property that discards everything fails the run`(last: Int) {
    let check = Check<_, String>(Integers(in: 0...last), plan: plan(40))
    #expect(check.run { _, _ in .discarded }.outcome == .nothingTested)
    let rejecting = check.run { _, source in
      source.reject()
      return .passed
    }
    #expect(rejecting.outcome == .nothingTested)
  }

  @Test func `a run of no cases has tested nothing`() {
    #expect(numbers(plan(0)).run { _, _ in .passed }.outcome == .nothingTested)
  }

  @Test func `discards are made up for`() {
    let report = numbers(plan(300)).run { number, _ in number % 3 == 0 ? .passed : .discarded }
    #expect(report.outcome == .passed)
    #expect(report.judged >= 300)
    #expect(report.cases <= 3000)
  }

  @Test func `each distinct failure is shrunk on its own, first case first`() {
    let report = Check<_, String>(lists, plan: plan()).run { list, _ in
      var failures: [String] = []
      if list.contains(where: { $0 > 50 }) { failures.append("large") }
      if list.count > 7 { failures.append("long") }
      if list.contains(where: { $0 < -30 }) { failures.append("low") }
      return Verdict(failures)
    }
    #expect(report.outcome == .failed)
    #expect(Set(report.failures.map(\.failure)) == ["large", "long", "low"])
    for failure in report.failures {
      #expect(failure.end == .minimal)
      switch failure.failure {
      case "large": #expect(failure.minimal == [51])
      case "long": #expect(failure.minimal == [0, 0, 0, 0, 0, 0, 0, 0])
      default: #expect(failure.minimal == [-31])
      }
    }
    let indices = report.failures.compactMap { failure in
      if case .search(let index) = failure.origin { index } else { nil }
    }
    #expect(indices.count == 3)
    #expect(indices == indices.sorted())
  }

  // A long list breaks in one way and a short one in another: shrinking meets the second.
  @Test func `what is met on the way is shrunk after the failure that was found`() {
    var slips = 0
    for seed in 0..<20 as Range<UInt64> {
      var plan = plan(1, seed: seed)
      plan.search = .randomAtFullSize
      let report = Check<_, String>(Integers(in: 0...9).list(count: 0...20), plan: plan).run {
        list,
        _ in
        if list.count >= 7 { return .failed(["long"]) }
        return list.contains(5) ? .failed(["five"]) : .passed
      }
      guard report.failures.first?.failure == "long", report.failures.count > 1 else { continue }
      slips += 1
      #expect(report.failures.map(\.failure) == ["long", "five"])
      #expect(report.failures.map(\.origin) == [.search(caseIndex: 0), .shrinking])
      #expect(report.failures.map(\.minimal) == [[0, 0, 0, 0, 0, 0, 0], [5]])
    }
    #expect(slips > 0)
  }

  @Test func `a failure that does not repeat is flaky, with its rate`() {
    var calls = 0
    let report = numbers(plan(50)).run { _, _ in
      calls += 1
      return calls % 4 == 0 ? .failed(["sometimes"]) : .passed
    }
    #expect(report.outcome == .flaky)
    let rate = report.failures.first?.rate
    #expect(rate?.runs == 10)
    #expect(rate.map { (1...5).contains($0.shown) } == true)
    #expect(report.failures.first?.summary.contains { $0.contains("flaky") } == true)
  }

  @Test func `a certain failure outweighs a flaky one`() {
    var calls = 0
    let report = numbers(plan(50)).run { number, _ in
      calls += 1
      return Verdict((calls % 7 == 0 ? ["flaky"] : []) + (number > 20 ? ["large"] : []))
    }
    #expect(report.outcome == .failed)
    #expect(report.failures.contains { $0.rate != nil })
  }

  @Test func `equal plans give equal reports`() {
    func lines() -> [String] {
      Check<_, String>(lists, plan: plan(seed: 5)).run { list, source in
        source.label("empty", if: list.isEmpty)
        source.observe("count", list.count)
        return list.reduce(0, +) > 150 ? .failed(["sum"]) : .passed
      }.lines
    }
    #expect(lines() == lines())
  }

  @Test func `a spent budget is said`() {
    var plan = plan()
    plan.shrinkBudget = 4
    let report = Check<_, String>(lists, plan: plan).run { list, _ in
      list.count > 9 ? .failed(["long"]) : .passed
    }
    #expect(report.failures.first?.end == .budgetSpent)
    #expect(report.failures.first?.calls == 4)
  }

  @Test func `the search ends at the limit of distinct failures`() {
    var plan = plan()
    plan.failureLimit = 5
    let report = numbers(plan).run { number, _ in .failed(["\(number)"]) }
    #expect(report.searchEnd == .failureLimit)
    #expect(report.failures.count == 5)
    #expect(report.cases < 400)
  }

  @Test func `a stopped check has not passed`() {
    var cases = 0
    let report = numbers(plan()).run(shouldStop: { cases == 7 }) { _, _ in
      cases += 1
      return .passed
    }
    #expect(report.outcome == .interrupted)
    #expect(report.judged == 7)
  }

  @Test func `a stopped shrink keeps the failure`() {
    var isFound = false
    let report = Check<_, String>(lists, plan: plan()).run(shouldStop: { isFound }) { list, _ in
      isFound = list.count > 5
      return isFound ? .failed(["long"]) : .passed
    }
    #expect(report.outcome == .failed)
    #expect(report.failures.first?.end == .interrupted)
  }

  @Test func `failures and progress are reported at once`() {
    var events: [String] = []
    let report = Check<_, String>(lists, plan: plan()).run(
      onEvent: { event in
        switch event {
        case .found(let failure, _): events.append("found \(failure)")
        case .simplified(let failure, let progress):
          events.append("\(failure) \(progress.count)")
        }
      }
    ) { list, _ in
      list.count > 3 ? .failed(["long"]) : .passed
    }
    #expect(events.first == "found long")
    #expect(events.count == 1 + (report.failures.first?.steps ?? -1))
  }

  @Test func `a replay runs one case and claims no more`() throws {
    let check = Check<_, String>(lists, plan: plan())
    let found = check.run { list, _ in list.count > 3 ? .failed(["long"]) : .passed }
    let text = try #require(found.failures.first).choices.description
    var calls = 0
    let report = check.replay(try ChoiceSequence(parsing: text)) { list, _ in
      calls += 1
      return list.count > 3 ? .failed(["long"]) : .passed
    }
    #expect(calls == 1)
    #expect(report.failures.map(\.minimal) == [[0, 0, 0, 0]])
    #expect(report.failures.first?.end == nil)
    let fixed = check.replay(try ChoiceSequence(parsing: text)) { _, _ in .passed }
    #expect(fixed.outcome == .passed)
    #expect(fixed.judged == 1)
  }
}
