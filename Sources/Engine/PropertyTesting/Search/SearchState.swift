/// The state of one island's search: how each of its cases begins, and what is kept from earlier ones.
@usableFromInline
final class SearchState {
  @usableFromInline let streams: Xoshiro256.Family
  private let isFirst: Bool
  private let screensFirst: Bool

  /// How many of the first cases may begin in a way of their own.
  @usableFromInline let specialCases: Int
  @usableFromInline let options: SearchOptions

  /// Whether any earlier case is kept to start from.
  @exclusivity(unchecked) @usableFromInline var hasMemory = false
  private var pool: [Candidate] = []
  private var oldest = 0
  private var explored = ExploredStates()
  private var best = BestCases()

  private var ran = PrefixTree()
  private var attempts = 0
  private var repeats: UInt64 = 0

  /// Whether cases are looked up among those that ran before.
  @exclusivity(unchecked) @usableFromInline private(set) var remembers: Bool

  /// Whether the last case that was looked up had run before.
  @usableFromInline private(set) var isRepeated = false

  /// Some of the cases that passed, the latest last.
  @usableFromInline private(set) var passing: [[UInt64]] = []

  /// How many earlier cases are kept.
  private static let poolLimit = 8

  /// The first case that is screened; every other one is, from there on.
  private static let screeningStart = 4

  /// How many cases of 16 start from one with the best score, once there is one.
  private static let ascentsInSixteen = 8

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

  /// Begins a case in the source: simplest, screened, random, or on the way of an earlier one.
  @inlinable
  @inline(__always)
  func begin(_ local: Int, _ source: ChoiceSource) {
    if local < specialCases, beginSpecially(local, source) { return }
    var generator = streams.stream(UInt64(local))
    let word = generator.nextWord()
    if hasMemory, beginFromMemory(source, word, generator) { return }
    source.beginCase(generator, size: options.growth > 0 ? size(local, word >> 16) : 100)
  }

  /// Begins the simplest case or a screened one, if it is their turn.
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

  /// Begins a case that starts from an earlier one, if the word says so.
  ///
  /// Apart from the plain beginning, which then keeps its stream in registers.
  @usableFromInline
  @inline(never)
  func beginFromMemory(
    _ source: ChoiceSource,
    _ word: UInt64,
    _ stream: Xoshiro256
  ) -> Bool {
    var generator = stream
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

  /// Whether the case that was generated was run before; if so another one is begun, a few times.
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
    source.beginCase(streams.stream(.max &- repeats), size: 100)
    return true
  }

  /// How often a case is drawn again that was run before.
  private static let attemptLimit = 8

  /// Ends a case; every eighth is kept for mutation if it has something to mutate.
  @inlinable
  @inline(__always)
  func finish(_ local: Int, _ source: ChoiceSource, hasPassed: Bool) {
    if !source.isPlain { learn(from: source) }
    if local & 7 < 2 || local < 8 { keep(local, source, hasPassed) }
  }

  /// Keeps some of the cases, to be mutated and for shrinks to learn from.
  @usableFromInline
  @inline(never)
  func keep(_ local: Int, _ source: ChoiceSource, _ hasPassed: Bool) {
    if local & 7 == 1 { keep(source) }
    if hasPassed, local < 8 || local & 63 == 0 { keepPassing(source) }
  }

  /// Keeps what a case reported: the ways to the states it reached, and itself if it scored best.
  @usableFromInline
  func learn(from source: ChoiceSource) {
    if source.isRejected { return }
    if options.usesFingerprints, source.hasReachedStates { explored.note(source) }
    if options.followsTargets, !source.notes.scores.isEmpty {
      best.note(source)
    }
    hasMemory = hasMemory || !explored.isEmpty || !best.isEmpty
  }

  /// Keeps a case that passed, in place of the oldest one.
  private func keepPassing(_ source: ChoiceSource) {
    if passing.count == Self.poolLimit { passing.removeFirst() }
    passing.append(source.values)
  }

  private func keep(_ source: ChoiceSource) {
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

  /// Sizes grow with the index; every fourth case has any size, so that short campaigns see all.
  @usableFromInline
  @inline(never)
  func size(_ local: Int, _ word: UInt64) -> Int {
    local & 3 == 3 ? Int(word % 101) : min(100, 2 + min(local, 100) * options.growth)
  }
}
