/// The course of one island: how each of its cases begins, and what is kept from earlier ones.
@usableFromInline
final class IslandCourse {
  private let streams: Xoshiro256.Family
  private let isFirst: Bool
  private let options: SearchOptions

  /// Whether any earlier case is kept to start from.
  @exclusivity(unchecked) private var hasMemory = false
  private var pool: [Draft] = []
  private var oldest = 0
  private var explored = ExploredStates()

  /// Some of the cases that passed, the latest last.
  @usableFromInline private(set) var passing: [[UInt64]] = []

  /// How many earlier cases are kept.
  private static let poolLimit = 8

  /// How many cases of 16 go on from a state that an earlier one has reached, once there are some.
  private static let returnsInSixteen = 10

  @usableFromInline
  init(seed: UInt64, index: Int, options: SearchOptions) {
    streams = Xoshiro256.Family(seed: seed, UInt64(index))
    isFirst = index == 0
    self.options = options
  }

  /// Begins a case in the source: simplest, random, or a mutation of an earlier one.
  @usableFromInline
  func begin(_ local: Int, _ source: ChoiceSource) {
    if local == 0, isFirst, options.beginsWithSimplest {
      source.beginSimplest()
      return
    }
    var generator = streams.stream(UInt64(local))
    let word = generator.nextWord()
    if hasMemory, beginFromMemory(source, word, generator) { return }
    source.beginCase(generator, size: size(local, word >> 16))
  }

  /// Begins a case that starts from an earlier one, if the word says so.
  ///
  /// Apart from the plain beginning, which then keeps its stream in registers.
  @inline(never)
  private func beginFromMemory(
    _ source: ChoiceSource,
    _ word: UInt64,
    _ stream: Xoshiro256
  ) -> Bool {
    var generator = stream
    if word >> 60 < Self.returnsInSixteen, let way = explored.way(by: &generator) {
      source.beginReplay(way, then: generator)
      return true
    }
    guard word & 15 < options.mutationsInSixteen, !pool.isEmpty else { return false }
    let parent = pool[Int(word >> 8) % pool.count]
    source.beginReplay(parent.mutated(by: &generator), then: generator)
    return true
  }

  /// Ends a case; every eighth is kept for mutation if it has something to mutate.
  @inlinable
  func finish(_ local: Int, _ source: ChoiceSource, hasPassed: Bool) {
    if !source.isPlain, source.hasReachedStates { noteStates(source) }
    if local & 7 == 1 { keep(source) }
    if hasPassed, local < 8 || local & 63 == 0 { keepPassing(source) }
  }

  /// Keeps the ways to the states that a case reached.
  @usableFromInline
  func noteStates(_ source: ChoiceSource) {
    guard options.usesFingerprints else { return }
    hasMemory = true
    explored.note(source)
  }

  /// Keeps a case that passed, in place of the oldest one.
  @usableFromInline
  func keepPassing(_ source: ChoiceSource) {
    if passing.count == Self.poolLimit { passing.removeFirst() }
    passing.append(source.values)
  }

  @usableFromInline
  func keep(_ source: ChoiceSource) {
    guard !source.isRejected, (2...4096).contains(source.count) else { return }
    hasMemory = true
    let draft = Draft(values: source.values, spans: source.spans)
    if pool.count < Self.poolLimit {
      pool.append(draft)
    } else {
      pool[oldest] = draft
      oldest = (oldest + 1) % Self.poolLimit
    }
  }

  /// Sizes grow with the index; every fourth case has any size, so that short campaigns see all.
  private func size(_ local: Int, _ word: UInt64) -> Int {
    guard options.growsFromSmall else { return 100 }
    return local & 3 == 3 ? Int(word % 101) : min(100, 2 + local * 4)
  }
}
