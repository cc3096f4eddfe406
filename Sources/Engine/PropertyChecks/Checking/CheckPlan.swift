import PropertyTesting

/// The plan of a check: its work, and its conditions for passing.
public struct CheckPlan: Hashable, Sendable {
  /// The name of the property, unique among those of one store.
  public var property: String

  /// An owner-defined description of the generator, stored in saved cases.
  public var generatorFingerprint: String?

  /// The seed of all random streams.
  public var seed: UInt64

  /// The number of cases to judge; others replace discarded ones, up to ten times as many in all.
  public var cases = 1_000

  /// The search options.
  public var search = SearchOptions()

  /// The maximum number of property calls to shrink one failure.
  public var shrinkBudget = 2_000

  /// The maximum number of property calls to explain a minimum; 0 for none.
  public var explanationBudget = 30

  /// The number of times that a failing case must fail before it is shrunk.
  public var confirmations = 3

  /// The number of distinct failures after which the search ends.
  public var failureLimit = 16

  /// The labels that must cover a share of the cases.
  public var requirements: [Requirement] = []

  /// The factor by which the number of cases may grow to decide label coverage.
  public var coverageFactor = 64

  /// Goals that some case must reach, in addition to those that the property evaluates.
  public var goals: [String] = []

  /// The maximum number of saved cases.
  public var savedLimit = 10

  /// The time after which the search ends, for a check with a clock.
  public var timeLimit: Duration?

  /// Creates the default plan for a property.
  public init(property: String, seed: UInt64 = 0) {
    self.property = property
    self.seed = seed
  }
}
