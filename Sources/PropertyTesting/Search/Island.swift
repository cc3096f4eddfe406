/// A fixed share of a campaign's cases, run one after the other.
///
/// A campaign is divided into islands whatever the number of workers. An island has its own random
/// streams and its own memory of earlier cases, and nothing else enters: the same seed, index and
/// generator give the same cases wherever and whenever it runs.
public struct Island<G: Generator, Failure: Hashable & Comparable & Sendable>: Sendable {
  /// The seed of the campaign.
  public let seed: UInt64

  /// Which of the islands this is.
  public let index: Int

  /// The number of islands in the campaign.
  public let islands: Int

  /// The number of cases in the whole campaign; the island owns every `islands`-th from its index.
  public let cases: Int

  /// What makes the cases.
  public let generator: G

  /// How cases are searched for.
  public let options: SearchOptions

  /// Creates an island.
  ///
  /// - Precondition: `index` is in `0..<islands`, and `cases` is not negative.
  public init(
    seed: UInt64,
    index: Int,
    of islands: Int = 64,
    cases: Int,
    generator: G,
    failure: Failure.Type = Failure.self,
    options: SearchOptions = SearchOptions()
  ) {
    precondition(index >= 0 && index < islands, "there is no island \(index) of \(islands)")
    precondition(cases >= 0, "a campaign of \(cases) cases")
    self.seed = seed
    self.index = index
    self.islands = islands
    self.cases = cases
    self.generator = generator
    self.options = options
  }

  /// The number of cases that this island owns.
  public var share: Int { cases > index ? (cases - index - 1) / islands + 1 : 0 }

  /// Runs the island's cases in order.
  ///
  /// - Parameters:
  ///   - property: Judges a value; it may note labels and numbers in the source, or reject the case.
  ///   - shouldStop: Asked before each case; true ends the island and marks its result as cut.
  /// - Returns: What was counted and found.
  @inlinable
  public func run(
    property: (G.Value, ChoiceSource) -> Verdict<Failure>,
    shouldStop: () -> Bool = { false }
  ) -> IslandResult<Failure> {
    let source = ChoiceSource()
    let course = IslandCourse(seed: seed, index: index, options: options)
    var result = IslandResult<Failure>()
    var (judged, discarded, isCut) = (0, 0, false)
    for local in 0..<share {
      isCut = shouldStop()
      if isCut { break }
      course.begin(local, source)
      let value = generator.generate(from: source)
      let verdict = source.isRejected ? .discarded : property(value, source)
      var isJudged = !source.isRejected
      var hasPassed = false
      switch verdict {
      case .passed: hasPassed = isJudged
      case .discarded: isJudged = false
      case .failed(let shown):
        isJudged = isJudged || !shown.isEmpty
        result.add(shown, caseIndex: local * islands + index, source: source)
      }
      if isJudged { judged += 1 } else { discarded += 1 }
      if isJudged, !source.isPlain, source.hasNotes { result.addNotes(of: source) }
      course.finish(local, source, hasPassed: hasPassed)
    }
    result.add(judged: judged, discarded: discarded, isCut: isCut, passing: course.passing)
    return result
  }
}

/// How an island searches.
public struct SearchOptions: Hashable, Sendable {
  /// Whether the first cases are small; otherwise every case has full size.
  public var growsFromSmall = true

  /// How many cases of 16 are mutations of earlier ones, once there are some.
  public var mutationsInSixteen = 3

  /// Whether the very first case of the campaign is the simplest one.
  public var beginsWithSimplest = true

  /// Whether cases go on from states that earlier ones have reached; nothing changes for a property
  /// and a generator that report no state.
  public var usesFingerprints = true

  /// Creates the default options.
  public init() {}

  /// Random cases at full size from the first one: for measuring shrinking from random starts.
  public static var randomAtFullSize: SearchOptions {
    var options = SearchOptions()
    options.growsFromSmall = false
    options.beginsWithSimplest = false
    options.usesFingerprints = false
    return options
  }
}
