// Goal: shrinks that share a cache give the same results as separate ones, calls included, and run
// no scenario twice.
import Clauses
import PropertyTesting
import ScenarioGeneration
import Synchronization
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns
@testable import RuntimeMutants

@Suite struct ShrinkCacheTests {
  private let violationClass = ViolationClass(
    clause: Clause.timelineEntryNotEarly.id,
    kind: ""
  )

  @Test func `a second shrink finds what the first found and runs nothing`() throws {
    let subject = try CountedSubject("TL-11.last-first")
    let scenarios = try failing(subject, count: 3)
    for scenario in scenarios {
      let alone = shrinker(subject).shrinkValues(scenario, keeping: violationClass)
      #expect(alone.end == .minimal && alone.calls > 20)
      let cache = ShrinkCache()
      #expect(shrinker(subject, cache).shrinkValues(scenario, keeping: violationClass) == alone)
      let runs = subject.runs
      #expect(shrinker(subject, cache).shrinkValues(scenario, keeping: violationClass) == alone)
      #expect(subject.runs == runs)
      cache.removeAll()
      #expect(shrinker(subject, cache).shrinkValues(scenario, keeping: violationClass) == alone)
      #expect(subject.runs > runs)
    }
  }

  @Test func `what one shrink judged another takes over, and each keeps its own result`() throws {
    let subject = try CountedSubject("TL-11.last-first")
    let scenarios = try failing(subject, count: 6)
    let before = subject.runs
    let alone = scenarios.map { shrinker(subject).shrinkValues($0, keeping: violationClass) }
    let between = subject.runs
    let cache = ShrinkCache()
    let together = scenarios.map {
      shrinker(subject, cache).shrinkValues($0, keeping: violationClass)
    }
    #expect(together == alone)
    #expect(subject.runs - between < between - before)
  }

  @Test func `a shrink with fewer calls to spend ends where it would have ended alone`() throws {
    let subject = try CountedSubject("TL-11.last-first")
    let scenario = try #require(try failing(subject, count: 1).first)
    let cache = ShrinkCache()
    let whole = shrinker(subject, cache).shrinkValues(scenario, keeping: violationClass)
    for budget in [1, 5, whole.calls - 1, whole.calls, whole.calls + 1] {
      let alone = shrinker(subject, budget: budget).shrinkValues(scenario, keeping: violationClass)
      let cached = shrinker(subject, cache, budget: budget)
        .shrinkValues(scenario, keeping: violationClass)
      #expect(cached == alone, "\(budget)")
      #expect((cached.end == .minimal) == (budget >= whole.calls), "\(budget)")
    }
  }

  @Test func `a search is made once, again for fewer calls, and each time if it came to no end`() {
    let cache = ShrinkCache()
    var searches = 0
    func descend(from start: Scenario, within budget: Int, to end: ShrinkEnd) -> ShrunkScenario {
      cache.descent(from: start, within: budget) {
        searches += 1
        return ShrunkScenario(scenario: start, calls: 10, end: end)
      }
    }
    var start = Scenario()
    let first = descend(from: start, within: 100, to: .minimal)
    #expect(descend(from: start, within: 11, to: .minimal) == first && searches == 1)
    _ = descend(from: start, within: 10, to: .budgetSpent)
    #expect(searches == 2)
    start.length = .hours(1)
    for number in 3...4 {
      _ = descend(from: start, within: 100, to: .interrupted)
      #expect(searches == number)
    }
  }

  private func shrinker(
    _ subject: CountedSubject,
    _ cache: ShrinkCache? = nil,
    budget: Int = 4_000
  ) -> FindingShrinker {
    FindingShrinker(
      runner: subject.runner,
      parties: [.runtime],
      budget: budget,
      settings: [],
      cache: cache,
      identity: \.ofAnyKind
    )
  }

  /// Returns the first random scenarios that show the class.
  private func failing(_ subject: CountedSubject, count: Int) throws -> [Scenario] {
    var failing: [Scenario] = []
    let runner = subject.runner
    let generator = ScenarioGenerator(profile: .iOS26)
    let island = Island<ScenarioGenerator, ViolationClass>(
      seed: 1,
      index: 0,
      of: 1,
      cases: 2_000,
      generator: generator,
      options: .randomOnly
    )
    _ = island.run { generated, _ in
      guard (try? runner.run(generated.scenario, keepsTrace: false)) != nil else {
        return .discarded
      }
      if !runner.violationClasses(of: [.runtime]).isEmpty { failing.append(generated.scenario) }
      return .passed
    } shouldStop: {
      failing.count == count
    }
    try #require(failing.count == count)
    return failing
  }
}

/// A mutant whose runs are counted.
private final class CountedSubject {
  let runner: any CaseRunner
  private let counter: RunCounter

  init(_ id: String) throws {
    let mutant = try #require(Mutant.named(id))
    guard case .edit(let edit) = mutant.fault else { throw NoEditor() }
    let counter = RunCounter()
    self.counter = counter
    let subject = SubjectUnderTest.runtime(id, isJudgedExactly: true) {
      counter.count.wrappingAdd(1, ordering: .relaxed)
      return EditedRuntime(name: id, edit: edit)
    }
    runner = subject.makeRunner(Clause.catalogue.filter { $0.id == mutant.clause })
  }

  var runs: Int { counter.count.load(ordering: .relaxed) }
}

private final class RunCounter: Sendable {
  let count = Atomic<Int>(0)
}

private struct NoEditor: Error {}
