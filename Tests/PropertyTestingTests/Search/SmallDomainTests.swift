import PropertyChecks
import PropertyTesting
import Testing

// Goal: a run claims that it saw everything only if it did.
@Suite struct SmallDomainTests {
  private let lists = Integers(in: 0...2).list(count: 0...3)

  private func run<G: Generator>(
    _ generator: G,
    cases: Int = 1000,
    islands: Int = 1,
    smallDomain: Int = 4096,
    stoppingAfter last: Int = .max,
    property: (G.Value, ChoiceSource) -> Verdict<String> = { _, _ in .passed }
  ) -> IslandResult<String> {
    var options = SearchOptions()
    options.smallDomain = smallDomain
    let island = Island<G, String>(
      seed: 1,
      index: 0,
      of: islands,
      cases: cases,
      generator: generator,
      options: options
    )
    var count = 0
    return island.run(
      property: { value, source in
        count += 1
        return property(value, source)
      },
      shouldStop: { count >= last }
    )
  }

  @Test func `every value of a small domain is seen once and the simplest comes first`() {
    var seen: [[Int]] = []
    let result = run(lists) { list, source in
      source.observe("count", list.count)
      seen.append(list)
      return .passed
    }
    #expect(result.isExhaustive)
    #expect(result.judged == 1 + 3 + 9 + 27)
    let elements: Int128 = 3 + 18 + 81
    #expect(result.statistics.observations.map(\.summary.total) == [elements])
    #expect(Set(seen).count == seen.count)
    #expect(seen == seen.sorted { ($0.count, $0.description) < ($1.count, $1.description) })
  }

  @Test func `the first failing case of a small domain is its simplest`() {
    let result = run(lists) { list, _ in
      list.reduce(0, +) >= 3 ? .failed(["sum"]) : .passed
    }
    #expect(result.failures.map(\.caseIndex) == [1 + 3 + 5])
    #expect(result.failures.map(\.choices) == [[1, 1, 1, 2, 0]])
  }

  @Test func `a domain over the limit or the cases is not run whole`() {
    #expect(run(lists, cases: 40).isExhaustive)
    #expect(!run(lists, cases: 39).isExhaustive)
    #expect(run(lists, smallDomain: 40).isExhaustive)
    #expect(!run(lists, smallDomain: 39).isExhaustive)
    #expect(!run(lists, smallDomain: 0).isExhaustive)
    #expect(!run(lists, islands: 2).isExhaustive)
  }

  @Test func `a stopped run was not the whole domain, and one that ends in time was`() {
    for stop in 0...41 {
      let result = run(lists, stoppingAfter: stop)
      #expect(result.isCut == (stop < 40))
      #expect(result.isExhaustive == (stop >= 40))
      #expect(result.judged == min(stop, 40))
    }
  }

  @Test func `a case that is cut by the limit of choices ends every claim`() {
    let cut = Draw { source in
      let number = source.draw(upTo: 3)
      while number == 3, !source.isRejected { _ = source.draw(upTo: 0) }
      return number
    }
    #expect(!run(cut, cases: 20).isExhaustive)
    #expect(run(cut.filter { $0 < 3 }, cases: 20).isExhaustive == false)
    #expect(run(Draw { $0.draw(upTo: 2) }, cases: 20).isExhaustive)
  }

  @Test func `cases that are discarded have not been tested`() {
    let none = run(lists) { _, _ in .discarded }
    #expect(none.judged == 0)
    #expect(none.discarded == 40)
    let rejecting = run(lists) { list, source in
      if list.isEmpty { source.reject() }
      return .passed
    }
    #expect(rejecting.judged == 39)
    let failing = run(lists) { list, source in
      source.reject()
      return list.isEmpty ? .failed(["empty"]) : .passed
    }
    #expect(failing.judged == 1)
    #expect(failing.failures.map(\.failure) == ["empty"])
  }

  @Test func `a check ends with its domain and shrinks what failed`() {
    var plan = CheckPlan(property: "domain")
    plan.requirements = [Requirement("empty", atLeast: 2.5)]
    let report = Check<_, String>(lists, plan: plan).run { list, source in
      source.label("empty", if: list.isEmpty)
      return list.contains(2) ? .failed(["two"]) : .passed
    }
    #expect(report.isExhaustive)
    #expect(report.cases == 40)
    #expect(report.coverage.map(\.standing) == [.sufficient])
    #expect(report.failures.map(\.minimal) == [[2]])
    #expect(report.failures.map(\.steps) == [0])
    plan.failureLimit = 1
    let cut = Check<_, String>(lists, plan: plan).run { list, _ in
      list.isEmpty ? .failed(["empty"]) : .passed
    }
    #expect(!cut.isExhaustive)
  }

  // The first rule cannot be applied at first: a case with an omitted step is not a whole domain.
  @Test func `a machine whose steps may be left out is never said to be exhausted`() {
    for isAlwaysOpen in [true, false] {
      let machine = Door(isAlwaysOpen: isAlwaysOpen)
      let steps = Commands(machine, upTo: 2)
      let result = run(steps) { commands, _ in
        commands.contains("push") ? .failed(["push"]) : .passed
      }
      #expect(result.isExhaustive == isAlwaysOpen)
      #expect(result.failures.map(\.failure) == ["push"])
    }
  }
}

/// A door that may have to be unlocked before it is pushed.
private struct Door: StateMachine {
  let isAlwaysOpen: Bool

  var initialModel: Bool { isAlwaysOpen }
  var rules: [Rule<Bool, String>] {
    [Rule("push", "push") { $0 }, Rule("unlock", "unlock")]
  }
  func advance(_ model: inout Bool, by command: String, as step: Step) { model = true }
  func makeSystem() {}
  func perform(_: String, as _: Step, on _: inout Void, from _: Bool) -> [String] { [] }
}
