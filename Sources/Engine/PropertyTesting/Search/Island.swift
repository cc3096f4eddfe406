/// A fixed share of a campaign's cases, run one after the other.
///
/// The division into islands does not depend on the number of workers. An island has its own random
/// streams and its own memory of earlier cases, and no other input: the same seed, index and
/// generator always give the same cases.
public struct Island<G: Generator, Failure: Hashable & Comparable & Sendable>: Sendable {
  /// The seed of the campaign.
  public let seed: UInt64

  /// The index of this island.
  public let index: Int

  /// The number of islands in the campaign.
  public let islands: Int

  /// The number of cases in the whole campaign; the island owns every `islands`-th from its index.
  public let cases: Int

  /// The generator of the cases.
  public let generator: G

  /// The search options.
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
}
