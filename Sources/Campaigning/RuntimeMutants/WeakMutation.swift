import Clauses
import WidgetModel
import WidgetRuntime

/// Weak mutation: finds the mutants that differ from the reference at some step of a run.
///
/// Up to that step the mutant's run equals the reference's, so one reference run decides about all
/// mutants. A scenario that does not kill a mutant weakly breaks none of its clauses on single
/// runs. Relational clauses and harness mutants are not covered; their mutants count as killed.
///
/// Source: Howden, "Weak Mutation Testing and Completeness of Test Sets", 1982.
struct WeakMutation {
  private var runtime: WeaklyMutatedRuntime
  private let simulation = Simulation()

  init(_ mutants: [Mutant]) {
    runtime = WeaklyMutatedRuntime(mutants)
    simulation.keepsEvents = false
  }

  /// Runs the reference in a scenario; returns true for each weakly killed mutant.
  ///
  /// If the scenario cannot be run, all mutants count as killed.
  mutating func isKilled(by scenario: Scenario) -> [Bool] {
    var source = ScriptedSource(scenario)
    do {
      try simulation.run(scenario, subject: &runtime, source: &source)
    } catch {
      return runtime.isKilled.map { _ in true }
    }
    return runtime.isKilled
  }
}

/// The reference, which compares each decision and step with those of the mutants.
private struct WeaklyMutatedRuntime: Subject {
  private var base: ReferenceRuntime<WeaklyMutatedDecisions>
  private let edits: [(mutant: Int, edit: EditedRuntime.Edit)]
  private var memories: [[Int64]] = []
  private var made: [Effect] = []

  init(_ mutants: [Mutant]) {
    base = ReferenceRuntime(decisions: WeaklyMutatedDecisions(mutants))
    edits = mutants.enumerated().compactMap { number, mutant in
      guard case .edit(let edit) = mutant.fault else { return nil }
      return (number, edit)
    }
  }

  var isKilled: [Bool] { base.decisions.book.isKilled }

  mutating func begin(_ setup: Setup) throws -> Hello {
    base.decisions.book.begin()
    memories = edits.map { _ in [] }
    return base.begin(setup)
  }

  mutating func define(_ view: ViewTree, as id: ViewID) throws { try base.define(view, as: id) }

  mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    try base.define(timeline, as: id)
  }

  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    let before = base.state.withoutRecords
    made.removeAll(keepingCapacity: true)
    try base.receive(input, at: now, effects: &made)
    var step = EditedRuntime.Step(
      input: input,
      now: now,
      before: before,
      state: base.state,
      effects: made,
      memory: [],
      earlierRuns: 0
    )
    let book = base.decisions.book
    for (number, edit) in edits.enumerated() where !book.isKilled[edit.mutant] {
      swap(&step.memory, &memories[number])
      edit.edit(&step)
      swap(&step.memory, &memories[number])
      guard step.changesState || step.effects != made else { continue }
      book.kill(edit.mutant)
      // Undo the edit, so that the next mutant starts from the reference's step.
      step.state = base.state
      step.changesState = false
      step.effects = made
    }
    effects.append(contentsOf: made)
  }

  var nextWake: Instant { base.nextWake }

  mutating func end() throws { base.end() }
}

/// The reference's decisions, which also query the mutants that change them.
private struct WeaklyMutatedDecisions: RuntimeDecisions {
  let book: WeakKillBook
  private var comparisons: [BoundaryComparison: [Int]] = [:]
  private var decisions: [RuntimeDecision: [Int]] = [:]
  private var points: [MutationPoint: [Int]] = [:]
  private var numbers: [ProfileKey: [Int]] = [:]
  private let mutants: [MutantDecisions]

  init(_ mutants: [Mutant]) {
    book = WeakKillBook(mutants)
    self.mutants = mutants.map { mutant in
      guard case .decisions(let decisions) = mutant.fault else { return MutantDecisions() }
      return decisions
    }
    for (number, decisions) in self.mutants.enumerated() {
      switch decisions.change {
      case .nothing: continue
      case .comparison(let comparison, _): comparisons[comparison, default: []].append(number)
      case .decision(let decision, _): self.decisions[decision, default: []].append(number)
      case .point(let point, _): points[point, default: []].append(number)
      case .number(let key, _): numbers[key, default: []].append(number)
      }
    }
  }

  func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
    let answer = comparison.holds(left, right)
    killMutants(comparisons[comparison]) { $0.holds(comparison, left, right) != answer }
    return answer
  }

  func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool {
    killMutants(decisions[decision]) { $0.answer(decision, context) != context.answer }
    return context.answer
  }

  func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool {
    killMutants(points[point]) { $0.outcome(at: point, context) != context.answer }
    return context.answer
  }

  func amount(_ key: ProfileKey, _ value: Int64) -> Int64 {
    killMutants(numbers[key]) { $0.amount(key, value) != value }
    return value
  }

  private func killMutants(_ asked: [Int]?, _ differs: (MutantDecisions) -> Bool) {
    for number in asked ?? [] where !book.isKilled[number] && differs(mutants[number]) {
      book.kill(number)
    }
  }
}

/// The weak kills of one run.
///
/// It is `@unchecked Sendable` because each worker has its own, and nothing else writes to it.
private final class WeakKillBook: @unchecked Sendable {
  private(set) var isKilled: [Bool]

  /// The mutants about which one run of the reference says nothing.
  private let isUnknown: [Bool]

  init(_ mutants: [Mutant]) {
    isUnknown = mutants.map { mutant in
      if case .harness = mutant.fault { return true }
      return Clause.named(mutant.clause)?.relation != nil
    }
    isKilled = isUnknown
  }

  func begin() { isKilled = isUnknown }

  func kill(_ number: Int) { isKilled[number] = true }
}
