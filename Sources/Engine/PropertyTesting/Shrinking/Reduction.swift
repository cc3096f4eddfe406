/// One shrink under way: the simplest case so far, and the way to try a simpler one.
///
/// It knows neither the values nor the failures; it gives a candidate to the source, lets the generator
/// run, and looks at what was recorded. The invariant that every pass relies on: ``best`` always
/// shows the failure, and it only ever becomes simpler. Sequences are well-ordered under "shorter,
/// then smaller", so every shrink ends.
@usableFromInline
final class Reduction {
  let source: ChoiceSource
  private let budget: Int
  let generate: () -> Void
  private let showsFailure: () -> Bool
  private let accepted: (ShrinkProgress) -> Void
  private let shouldStop: () -> Bool

  /// The simplest case so far.
  private(set) var best: Case

  /// The sequences whose verdict is known: all that were tried.
  @usableFromInline private(set) var memory: ShrinkMemory

  /// The number of choices that the last attempt recorded, whatever came of it.
  private(set) var attemptedCount = 0

  /// What the last attempt recorded if it was simpler and does not show the failure.
  private(set) var refusedValues: [UInt64]?

  /// How many neighbours of the best case are known not to show the failure, once that is proved.
  @usableFromInline var certificate: Int?

  @usableFromInline private(set) var calls = 0
  @usableFromInline private(set) var steps = 0
  @usableFromInline let countBefore: Int
  private(set) var end: ShrinkEnd?

  /// Where searches for small numbers begin.
  var boundaries = PassedNumbers()

  /// Whether the passes run for the first time.
  var isFirstRound = true

  /// The number of choices when groups of numbers were last set to 0; 0 before that.
  var countWhenZeroed = 0

  /// Creates the reduction of the case that the source has just recorded.
  @usableFromInline
  init(
    source: ChoiceSource,
    memory: ShrinkMemory = ShrinkMemory(),
    budget: Int,
    generate: @escaping () -> Void,
    showsFailure: @escaping () -> Bool,
    accepted: @escaping (ShrinkProgress) -> Void,
    shouldStop: @escaping () -> Bool
  ) {
    self.source = source
    self.memory = memory
    self.budget = budget
    self.generate = generate
    self.showsFailure = showsFailure
    self.accepted = accepted
    self.shouldStop = shouldStop
    best = Case(source)
    countBefore = best.choices.count
    self.memory.remember(best.values)
  }

  @usableFromInline
  var choices: [Choice] { best.choices }

  /// Whether nothing more may be tried.
  var isOver: Bool { end != nil }

  /// Confirms the start, then shrinks it to the end.
  @usableFromInline
  func run(confirmations: Int) -> ShrinkEnd {
    if let flaky = confirm(confirmations) { return flaky }
    runPasses()
    return end ?? .minimal
  }

  /// Runs the start several times; if it ever passes, more often, to tell how often it fails.
  private func confirm(_ confirmations: Int) -> ShrinkEnd? {
    guard !source.isRejected else { return .flaky(shown: 0, runs: 0) }
    var shown = 0
    var runs = 0
    var wanted = confirmations
    while runs < wanted {
      if shouldStop() { end = .interrupted }
      guard mayCall() else { return end }
      // The property gets a fresh value each time: it may have changed the first one.
      source.beginReplay(best.values)
      generate()
      calls += 1
      runs += 1
      if showsFailure() { shown += 1 }
      if shown < runs { wanted = max(confirmations, Self.runsWhenFlaky) }
    }
    return shown == runs ? nil : .flaky(shown: shown, runs: runs)
  }

  private static let runsWhenFlaky = 10

  /// Tries a candidate; it becomes the best case if it is simpler and shows the failure.
  ///
  /// The generator runs first, which is cheap. Only if what it recorded is simpler than the best
  /// case and was never tried is the property called.
  ///
  /// With `mustBeShorter`, what has as many choices as the best case is refused without a call.
  func attempt(_ candidate: Candidate, mustBeShorter: Bool = false) -> Bool {
    attemptedCount = best.choices.count
    refusedValues = nil
    if end == nil, shouldStop() { end = .interrupted }
    guard !isOver else { return false }
    source.beginReplay(candidate)
    generate()
    attemptedCount = source.count
    guard !source.isRejected, source.count <= best.choices.count else { return false }
    if mustBeShorter, source.count == best.choices.count { return false }
    let values = source.values
    guard isSimpler(values, than: best.values) else { return false }
    refusedValues = values
    guard memory.remember(values) else { return false }
    guard mayCall() else {
      memory.forget(values)
      return false
    }
    calls += 1
    guard showsFailure() else { return false }
    refusedValues = nil
    best = Case(source)
    steps += 1
    accepted(ShrinkProgress(calls: calls, budget: budget, count: best.choices.count))
    return true
  }

  private func mayCall() -> Bool {
    if end == nil, calls >= budget { end = .budgetSpent }
    return end == nil
  }
}

extension Reduction {
  /// What the generator makes of a candidate, without calling the property; nil if it rejects it.
  func probe(_ candidate: Candidate) -> Case? {
    source.beginReplay(candidate)
    generate()
    return source.isRejected ? nil : Case(source)
  }
}
