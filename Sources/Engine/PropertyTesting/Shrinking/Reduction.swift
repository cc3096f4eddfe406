/// One shrink in progress: the simplest case so far, and the attempts to simplify it.
///
/// It knows neither values nor failures: it replays a candidate, runs the generator and looks at
/// the recording. Invariant of every pass: ``best`` always shows the failure and only becomes
/// simpler. Sequences are well-ordered under "shorter, then smaller", so every shrink ends.
@usableFromInline
final class Reduction {
  let source: ChoiceSource
  private let budget: Int
  let generate: () -> Void
  fileprivate let showsFailure: () -> Bool
  private let accepted: (ShrinkProgress) -> Void
  private let shouldStop: () -> Bool

  private(set) var best: Case

  @usableFromInline private(set) var memory: ShrinkMemory

  /// The number of choices that the last attempt recorded, successful or not.
  private(set) var attemptedCount = 0

  /// The recording of the last attempt if it was simpler and did not show the failure.
  private(set) var refusedValues: [UInt64]?

  /// The number of neighbours known not to show the failure, once the case is certified.
  @usableFromInline var certificate: Int?

  private var refused = RefusedCandidates()

  @usableFromInline fileprivate(set) var calls = 0

  /// The number of generator runs, including those without a call.
  fileprivate(set) var runs = 0

  @usableFromInline private(set) var steps = 0
  @usableFromInline let countBefore: Int
  private(set) var end: ShrinkEnd?

  /// The numbers of passing cases, at which searches for small numbers begin.
  var boundaries = PassedNumbers()

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

  var isOver: Bool { end != nil }

  @usableFromInline
  func run(confirmations: Int) -> ShrinkEnd {
    if let flaky = confirm(confirmations) { return flaky }
    runPasses()
    return end ?? .minimal
  }

  /// Runs the start several times; if it ever passes, more often, to measure how often it fails.
  private func confirm(_ confirmations: Int) -> ShrinkEnd? {
    guard !source.isRejected else { return .flaky(shown: 0, runs: 0) }
    var shown = 0
    var runs = 0
    var wanted = confirmations
    while runs < wanted {
      if shouldStop() { end = .interrupted }
      guard mayCall() else { return end }
      // Each run gets a fresh value, because the property may have changed the last one.
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

  /// Tries a candidate, which becomes the best case if it is simpler and shows the failure.
  ///
  /// The cheap generator runs first. The property is called only if the recording is simpler than
  /// the best case and was never tried. With `mustBeShorter`, a recording of equal length is
  /// refused as well.
  func attempt(_ candidate: Candidate, mustBeShorter: Bool = false) -> Bool {
    attemptedCount = best.choices.count
    refusedValues = nil
    if end == nil, shouldStop() { end = .interrupted }
    guard !isOver else { return false }
    let key = RefusedCandidates.Key(candidate)
    if let refusal = refused[key], mustBeShorter || !refusal.isOnlyTooLong {
      attemptedCount = refusal.count
      refusedValues = refusal.values.flatMap { isSimpler($0, than: best.values) ? $0 : nil }
      return false
    }
    replay(candidate)
    attemptedCount = source.count
    let isShorter = source.count < best.choices.count
    if mustBeShorter, source.count == best.choices.count {
      refused[key] = RefusedCandidates.Refusal(attemptedCount, isOnlyTooLong: true)
      return false
    }
    let values = source.values
    guard !source.isRejected, isShorter || isSimpler(values, than: best.values) else {
      refused[key] = RefusedCandidates.Refusal(attemptedCount)
      return false
    }
    refusedValues = values
    refused[key] = RefusedCandidates.Refusal(attemptedCount, values: values)
    guard memory.remember(values) else { return false }
    guard mayCall() else {
      // Not called, so a later shrink with this memory must be able to try it.
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

  fileprivate func replay(_ candidate: Candidate) {
    source.beginReplay(candidate)
    generate()
    runs += 1
  }

  fileprivate func mayCall() -> Bool {
    if end == nil, calls >= budget { end = .budgetSpent }
    return end == nil
  }
}

extension Reduction {
  /// Returns the case that a candidate generates, without calling the property; nil if it is
  /// rejected.
  func probe(_ candidate: Candidate) -> Case? {
    replay(candidate)
    return source.isRejected ? nil : Case(source)
  }

  /// Returns whether a candidate shows the failure, simpler or not; it never becomes the best case.
  ///
  /// Nothing is asked twice: false for a candidate that was asked before.
  func showsFailure(_ candidate: Candidate) -> Bool {
    guard !isOver, let probe = probe(candidate), mayCall(), memory.remember(probe.values) else {
      return false
    }
    calls += 1
    return showsFailure()
  }
}
