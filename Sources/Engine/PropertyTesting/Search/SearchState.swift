/// The state of one island's search: the start of each case, and the memory of earlier cases.
@usableFromInline
final class SearchState {
  @usableFromInline let streams: Xoshiro256.Family
  private let isFirst: Bool
  private let screensFirst: Bool

  /// The number of early cases that may begin as the simplest or a screened case.
  @usableFromInline let specialCases: Int
  @usableFromInline let options: SearchOptions

  @exclusivity(unchecked) @usableFromInline var hasMemory = false
  private var pool: [Candidate] = []
  private var oldest = 0
  private var explored = ExploredStates()
  private var best = BestCases()
  private var covering = CoveringCases()

  private var ran = PrefixTree()
  private var attempts = 0
  private var repeats: UInt64 = 0

  /// True while cases are looked up among those that ran before.
  @exclusivity(unchecked) @usableFromInline private(set) var remembers: Bool

  /// True if the last case that was looked up had run before.
  @usableFromInline private(set) var isRepeated = false

  @usableFromInline private(set) var passing: [[UInt64]] = []

  private static let poolLimit = 8

  /// The first screened case; every second case from there is screened.
  private static let screeningStart = 4

  /// The number of cases in 16 that start from a best-scoring case, once there is one.
  private static let ascentsInSixteen = 8

  /// The number of cases in 16 that vary a covering case, once there is one.
  private static let coveringInSixteen = 13

  @usableFromInline
  init(seed: UInt64, index: Int, isAlone: Bool, options: SearchOptions) {
    streams = Xoshiro256.Family(seed: seed, UInt64(index))
    isFirst = index == 0
    screensFirst = isAlone && options.screeningCases > 0
    specialCases =
      screensFirst ? Self.screeningStart + 2 * min(options.screeningCases, ScreeningRow.count) : 1
    remembers = options.rememberedCases > 0
    self.options = options
  }

  @inlinable
  @inline(__always)
  func begin(_ local: Int, _ source: ChoiceSource) {
    if local < specialCases, beginSpecially(local, source) { return }
    var generator = streams.stream(UInt64(local))
    let word = generator.nextWord()
    if hasMemory, beginFromMemory(source, word, generator) { return }
    source.beginCase(generator, size: options.growth > 0 ? size(local, word >> 16) : 100)
  }

  @usableFromInline
  @inline(never)
  func beginSpecially(_ local: Int, _ source: ChoiceSource) -> Bool {
    if local == 0, isFirst, options.beginsWithSimplest {
      source.beginSimplest()
      return true
    }
    guard local & 1 == 0, local >= Self.screeningStart, screensFirst else { return false }
    source.beginScreening(
      ScreeningRow((local - Self.screeningStart) / 2),
      streams.stream(UInt64(local))
    )
    return true
  }

  /// Begins a case from an earlier one if the random word selects it.
  @usableFromInline
  @inline(never)
  func beginFromMemory(
    _ source: ChoiceSource,
    _ word: UInt64,
    _ stream: Xoshiro256
  ) -> Bool {
    var generator = stream
    if word >> 52 & 15 < Self.coveringInSixteen, !covering.isEmpty {
      source.beginReplay(covering.variation(by: &generator), then: generator)
      return true
    }
    if word >> 60 < options.returnsInSixteen, let beginning = explored.beginning(by: &generator) {
      source.beginReplay(beginning, then: generator)
      return true
    }
    if word >> 56 & 15 < Self.ascentsInSixteen, !best.isEmpty {
      source.beginReplay(best.neighbour(by: &generator), then: generator)
      return true
    }
    guard word & 15 < options.mutationsInSixteen, !pool.isEmpty else { return false }
    let parent = pool[Int(word >> 8) % pool.count]
    source.beginReplay(parent.mutated(by: &generator), then: generator)
    return true
  }

  /// Returns whether the case repeats an earlier one and a replacement was begun.
  @usableFromInline
  func mustDrawAgain(_ source: ChoiceSource) -> Bool {
    isRepeated = !source.isRejected && !ran.insert(source.recorded)
    if ran.count >= options.rememberedCases || ran.isFull { remembers = false }
    guard isRepeated, attempts < Self.attemptLimit else {
      attempts = 0
      return false
    }
    attempts += 1
    repeats &+= 1
    // Redraws take streams from the top, which the cases' own indices never reach.
    source.beginCase(streams.stream(.max &- repeats), size: 100)
    return true
  }

  private static let attemptLimit = 8

  /// Ends a case and keeps a sample of the cases for mutation and shrinking.
  @inlinable
  @inline(__always)
  func finish(_ local: Int, _ source: ChoiceSource, hasPassed: Bool) {
    if !source.isPlain { learn(from: source) }
    // Test here first: `keep` is not inlined.
    if local & 7 < 2 || local < 8 { keep(local, source, hasPassed) }
  }

  @usableFromInline
  @inline(never)
  func keep(_ local: Int, _ source: ChoiceSource, _ hasPassed: Bool) {
    if local & 7 == 1 { keep(source) }
    if hasPassed, local < 8 || local & 63 == 0 { keepPassing(source) }
  }

  /// Keeps the states that a case reached and its scores.
  @usableFromInline
  func learn(from source: ChoiceSource) {
    if source.isRejected { return }
    if options.usesFingerprints, source.hasReachedStates { explored.record(source) }
    if options.followsTargets, !source.notes.scores.isEmpty {
      best.record(source)
    }
    if options.followsCoverage, !source.notes.features.isEmpty { covering.record(source) }
    hasMemory = hasMemory || !explored.isEmpty || !best.isEmpty || !covering.isEmpty
  }

  private func keepPassing(_ source: ChoiceSource) {
    if passing.count == Self.poolLimit { passing.removeFirst() }
    passing.append(source.values)
  }

  private func keep(_ source: ChoiceSource) {
    // Tiny cases have nothing to mutate, and huge ones are expensive to copy.
    guard !source.isRejected, (2...4096).contains(source.count) else { return }
    hasMemory = true
    let candidate = Candidate(values: source.values, spans: source.spans)
    if pool.count < Self.poolLimit {
      pool.append(candidate)
    } else {
      pool[oldest] = candidate
      oldest = (oldest + 1) % Self.poolLimit
    }
  }

  /// Returns the size of a case: growing, but random for every fourth so that short campaigns see
  /// all.
  @usableFromInline
  @inline(never)
  func size(_ local: Int, _ word: UInt64) -> Int {
    local & 3 == 3 ? Int(word % 101) : min(100, 2 + min(local, 100) * options.growth)
  }
}
