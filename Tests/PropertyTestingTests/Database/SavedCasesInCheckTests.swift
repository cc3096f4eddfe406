import PropertyChecks
import PropertyTesting
import Testing

// Goal: a case that failed once is run first until it passes, even after the generator was edited.
@Suite struct SavedCasesInCheckTests {
  private let lists = Integers(in: 0...1000).list(count: 0...20)

  private func plan(_ cases: Int = 300) -> CheckPlan {
    var plan = CheckPlan(property: "saved", seed: 2)
    plan.cases = cases
    return plan
  }

  private func tooLarge(_ list: [Int], _: ChoiceSource) -> Verdict<String> {
    list.contains { $0 > 600 } ? .failed(["large"]) : .passed
  }

  @Test func `a minimum is saved, fails first in the next run and is removed once it passes`() {
    let store = MemoryCaseStore()
    let first = Check<_, String>(lists, plan: plan()).run(store: store, property: tooLarge)
    #expect(first.failures.map(\.minimal) == [[601]])
    let (kept, _) = store.cases(of: "saved")
    #expect(kept.map(\.saved.state) == [.minimal])
    #expect(kept.map(\.saved.value) == ["[601]"])
    #expect(kept.map(\.saved.choices.description) == ["[3 1 (3+1 601) 0]"])

    let again = Check<_, String>(lists, plan: plan(0)).run(store: store, property: tooLarge)
    #expect(again.failures.map(\.origin) == kept.map { .saved($0.name) })
    #expect(again.outcome == .failed)
    #expect(store.cases(of: "saved").cases == kept)

    let fixed = Check<_, String>(lists, plan: plan(0)).run(store: store) { _, _ in .passed }
    #expect(fixed.outcome == .passed)
    #expect(fixed.judged == 1)
    #expect(fixed.saved.fixed == kept.map(\.name))
    #expect(store.cases(of: "saved").cases.isEmpty)
  }

  @Test func `cases of other properties are left alone`() throws {
    let store = MemoryCaseStore()
    _ = store.save(
      SavedCase(property: "other", failure: "x", state: .minimal, choices: ChoiceSequence([1]))
    )
    let report = Check<_, String>(lists, plan: plan()).run(store: store) { _, _ in .passed }
    #expect(report.saved.replayed == 0)
    #expect(store.cases(of: "other").cases.count == 1)
  }

  @Test func `an unfinished shrink continues where it ended`() {
    let store = MemoryCaseStore()
    var plan = plan()
    plan.shrinkBudget = 8
    var lengths: [Int] = []
    for run in 0..<8 {
      if run == 6 { plan.shrinkBudget = 1000 }
      let report = Check<_, String>(lists, plan: plan).run(store: store) { list, _ in
        list.count > 4 && list.reduce(0, +) > 777 ? .failed(["sum"]) : .passed
      }
      #expect(report.failures.count == 1)
      lengths.append(report.failures[0].choices.values.count)
      if report.failures[0].end == .minimal { break }
      #expect(store.cases(of: "saved").cases.map(\.saved.state) == [.unfinished])
    }
    #expect(lengths.count == 7)
    #expect(lengths == lengths.sorted(by: >))
    #expect(store.cases(of: "saved").cases.map(\.saved.state) == [.minimal])
  }

  @Test func `a case that crashes the run is saved before the next one is run`() {
    let store = MemoryCaseStore()
    var statesSeen: [SavedCase.State] = []
    _ = Check<_, String>(lists, plan: plan()).run(store: store) { list, _ in
      statesSeen += store.cases(of: "saved").cases.map(\.saved.state)
      return list.isEmpty ? .passed : .failed(["any"])
    }
    #expect(statesSeen.first == .found)
  }

  @Test func `at most so many are kept, the shortest first`() {
    let store = MemoryCaseStore()
    var plan = plan()
    plan.savedLimit = 2
    let report = Check<_, String>(lists, plan: plan).run(store: store) { list, _ in
      Verdict((1...4).filter { list.count >= $0 * 2 }.map { "length \($0 * 2)" })
    }
    #expect(report.failures.count == 4)
    let kept = store.cases(of: "saved").cases.map(\.saved.failure)
    #expect(Set(kept) == ["length 2", "length 4"])
  }

  @Test func `a flaky case is run several times before it counts as fixed`() {
    let store = MemoryCaseStore()
    _ = store.save(
      SavedCase(
        property: "saved",
        failure: "now and then",
        state: .flaky,
        choices: ChoiceSequence([0])
      )
    )
    var calls = 0
    let report = Check<_, String>(lists, plan: plan(0)).run(store: store) { _, _ in
      calls += 1
      return calls % 6 == 0 ? .failed(["now and then"]) : .passed
    }
    #expect(report.outcome == .flaky)
    #expect(store.cases(of: "saved").cases.map(\.saved.state) == [.flaky])
  }

  @Test func `a case whose value is no longer valid is kept behind those that fail`() {
    let store = MemoryCaseStore()
    _ = Check<_, String>(lists, plan: plan()).run(store: store, property: tooLarge)
    let report = Check<_, String>(lists, plan: plan(0)).run(store: store) { _, _ in .discarded }
    #expect(report.outcome == .nothingTested)
    #expect(report.saved.discarded.count == 1)
    #expect(store.cases(of: "saved").cases.count == 1)
  }

  @Test func `a store that cannot be written to loses no finding`() {
    struct ReadOnly: CaseStore {
      func cases(of: String) -> (cases: [StoredCase], problems: [CaseStoreProblem]) {
        ([], [.unreadable(place: "a/b", reason: "it is garbage")])
      }
      func save(_: SavedCase) throws(CaseStoreProblem) -> String {
        throw .cannotSave(place: "a", reason: "the disk is full")
      }
      func remove(_: String, of: String) throws(CaseStoreProblem) {
        throw .cannotRemove(place: "a/b", reason: "it is read-only")
      }
    }
    let report = Check<_, String>(lists, plan: plan()).run(store: ReadOnly(), property: tooLarge)
    #expect(report.failures.map(\.minimal) == [[601]])
    #expect(
      report.saved.problems.map(\.description) == [
        "a/b was left alone, for it cannot be read: it is garbage",
        """
        no case can be saved in a: the disk is full; the finding is not lost, \
        replay it from this report, and let the folder be written to
        """,
      ]
    )
    #expect(
      CaseStoreProblem.cannotRemove(place: "a", reason: "it is read-only").description
        == "a cannot be removed: it is read-only; remove it by hand, or it will be run again"
    )
  }
}
