import PropertyChecks
import PropertyTesting
import Testing

// Goal: no case is run twice if another one can be found, and omitted cases are counted.
@Suite struct RepetitionTests {
  private func seen(
    _ last: Int,
    cases: Int,
    remembered: Int = 2048,
    index: Int = 0,
    of islands: Int = 1
  ) -> (counts: [Int: Int], result: IslandResult<Int>) {
    var options = SearchOptions()
    options.rememberedCases = remembered
    options.smallDomain = 0
    let island = Island<_, Int>(
      seed: 4,
      index: index,
      of: islands,
      cases: cases,
      generator: Integers(in: 0...last),
      options: options
    )
    var counts: [Int: Int] = [:]
    let result = island.run { number, _ in
      counts[number, default: 0] += 1
      return .passed
    }
    return (counts, result)
  }

  @Test(arguments: [0, 1, 3])
  func `a domain of middle size has every case once`(index: Int) {
    let (counts, result) = seen(4999, cases: 1500 * 4, index: index, of: 4)
    #expect(counts.values.allSatisfy { $0 == 1 })
    #expect(result.repeated < 10)
    #expect(result.judged + result.repeated == 1500)
  }

  @Test func `without memory cases are repeated`() {
    let (counts, result) = seen(4999, cases: 1500, remembered: 0)
    #expect(counts.values.contains { $0 > 1 })
    #expect(result.repeated == 0)
    #expect(result.judged == 1500)
  }

  @Test func `a small domain that is drawn from is left when there is nothing new`() {
    let (counts, result) = seen(49, cases: 1000)
    #expect(counts.values.allSatisfy { $0 == 1 })
    #expect(counts.count == 50)
    #expect(result.repeated == 950)
    #expect(!result.isExhaustive)
  }

  @Test func `memory ends where it is said to`() {
    let (counts, result) = seen(49, cases: 1000, remembered: 20)
    #expect(counts.values.contains { $0 > 1 })
    #expect(result.judged + result.repeated == 1000)
    #expect(result.judged > 900)
  }

  @Test func `a check does not make up for repetitions`() {
    var plan = CheckPlan(property: "repetitions")
    plan.search.smallDomain = 0
    plan.requirements = [Requirement("even", atLeast: 50)]
    let report = Check<_, String>(Integers(in: 0...9), plan: plan).run { number, source in
      source.label("even", if: number % 2 == 0)
      return .passed
    }
    #expect(report.repeated == 990)
    #expect(report.judged >= 10)
    #expect(report.cases + report.repeated <= 64_000)
    #expect(report.outcome == .passed)
    let constant = Check<_, String>(Constant(1), plan: plan).run { _, source in
      source.label("even", if: source.count % 2 == 0)
      return .passed
    }
    #expect(constant.repeated == 999)
    #expect(constant.outcome == .passed)
  }

  @Test func `a check makes up for discards in further batches`() {
    var plan = CheckPlan(property: "discards", seed: 2)
    plan.cases = 300
    var seen: [Int] = []
    let report = Check<_, String>(Integers(in: 0...1_000_000), plan: plan).run { number, _ in
      seen.append(number)
      return number % 2 == 0 ? .passed : .discarded
    }
    #expect(report.judged >= 300)
    #expect(report.judged + report.discarded == seen.count)
    // Each batch has its own streams.
    #expect(Array(seen[..<100]) != Array(seen[300..<400]))
    #expect(report.repeated == 0)
  }
}
