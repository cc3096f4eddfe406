/// The course of one island: how each of its cases begins, and what is kept from earlier ones.
@usableFromInline
final class IslandCourse {
  private let seed: UInt64
  private let index: UInt64
  private let islands: Int
  private let options: SearchOptions
  private var pool: [Draft] = []
  private var oldest = 0
  private var explored = ExploredStates()

  /// How many earlier cases are kept to be mutated.
  private static let poolLimit = 8

  /// How many cases of 16 go on from a state that an earlier one has reached, once there are some.
  private static let returnsInSixteen = 10

  @usableFromInline
  init(seed: UInt64, index: Int, islands: Int, options: SearchOptions) {
    self.seed = seed
    self.index = UInt64(index)
    self.islands = islands
    self.options = options
  }

  /// Begins a case in the source: simplest, random, or a mutation of an earlier one.
  @usableFromInline
  func begin(_ local: Int, _ source: ChoiceSource) {
    if local == 0, index == 0, options.beginsWithSimplest {
      source.beginSimplest()
      return
    }
    var generator = Xoshiro256(seed: seed, island: index, local: UInt64(local))
    let word = generator.next()
    let returns = !explored.isEmpty && word >> 60 < Self.returnsInSixteen
    if returns, let beginning = explored.beginning(by: &generator) {
      source.beginReplay(beginning, then: generator)
    } else if word & 15 < options.mutationsInSixteen, !pool.isEmpty {
      let parent = pool[Int(word >> 8) % pool.count]
      source.beginReplay(parent.mutated(by: &generator), then: generator)
    } else {
      source.beginRandom(generator, size: size(local, word >> 16))
    }
  }

  /// Keeps a case for mutation, now and then, if it has something to mutate.
  @usableFromInline
  func finish(_ local: Int, _ source: ChoiceSource) {
    let isExplored = options.usesFingerprints && !source.reached.isEmpty
    if isExplored, !source.isRejected { explored.note(source) }
    guard local & 7 == 1, !source.isRejected, (2...4096).contains(source.count) else { return }
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
