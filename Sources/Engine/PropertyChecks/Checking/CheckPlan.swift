import PropertyTesting

/// What a check should do, and what it asks for before it may pass.
public struct CheckPlan: Hashable, Sendable {
  /// The name of the property, unique among those of one store.
  public var property: String

  /// What the generator is, in whatever form its owner gives; noted in saved cases.
  public var generatorFingerprint: String?

  /// The seed of all random streams.
  public var seed: UInt64

  /// The cases that should be judged.
  ///
  /// Discards are made up for, until there are ten times as many cases in all.
  public var cases = 1_000

  /// How cases are searched for.
  public var search = SearchOptions()

  /// The calls of the property that the shrink of one failure may take.
  public var shrinkBudget = 2_000

  /// The calls of the property that may be spent to say which parts of a minimum may vary; 0 for none.
  public var explanationBudget = 30

  /// How often a failing case must fail before it is shrunk.
  public var confirmations = 3

  /// The number of distinct failures after which the search ends.
  public var failureLimit = 16

  /// The labels that must cover some share of the cases.
  public var requirements: [Requirement] = []

  /// How many times as many cases may be run to decide whether labels cover enough.
  public var coverageFactor = 64

  /// Goals that some case must reach, besides those that the property asks about.
  public var goals: [String] = []

  /// How many saved cases are kept.
  public var savedLimit = 10

  /// The time after which the search ends; for a check that is given a clock.
  public var timeLimit: Duration?

  /// Creates the default plan for a property.
  public init(property: String, seed: UInt64 = 0) {
    self.property = property
    self.seed = seed
  }
}
