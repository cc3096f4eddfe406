/// The options of an island's search.
public struct SearchOptions: Hashable, Sendable {
  /// True if the first case of the campaign is the simplest one.
  public var beginsWithSimplest = true

  /// The maximum number of cases in a domain that is run exhaustively, each case once; 0 for
  /// never.
  ///
  /// Only a campaign of one island does so, and only if it may run that many cases. Counting a
  /// domain costs up to that many runs of the generator.
  public var smallDomain = 4096

  /// The number of early cases that are rows of a covering array, in a campaign of one island.
  ///
  /// They combine special values of the decisions pairwise.
  public var screeningCases = 25

  /// The growth of the case size from one case to the next, up to 100; 0 for full size at once.
  public var growth = 12

  /// The number of cases in 16 that mutate earlier ones.
  public var mutationsInSixteen = 3

  /// True if cases continue from states that earlier ones reported.
  public var usesFingerprints = true

  /// The number of cases in 16 that continue from an earlier state, once there are some.
  public var returnsInSixteen: UInt64 = 10

  /// True if cases start from those with the best scores, once there are scores.
  public var followsTargets = true

  /// True if cases vary those that covered rare features, once features were reported.
  public var followsCoverage = true

  /// The number of distinct cases that an island remembers to avoid repetition; 0 turns it off.
  ///
  /// It remembers fewer if they are large, up to 32,768 choices in all.
  public var rememberedCases = 2048

  /// Creates the default options.
  public init() {}

  /// Random cases at full size from the first one, for measuring shrinking from random starts.
  public static var randomAtFullSize: SearchOptions {
    var options = randomOnly
    options.beginsWithSimplest = false
    options.growth = 0
    options.usesFingerprints = false
    options.followsTargets = false
    options.followsCoverage = false
    return options
  }

  /// Random cases only, from small to large, with mutations of earlier ones.
  public static var randomOnly: SearchOptions {
    var options = SearchOptions()
    options.smallDomain = 0
    options.screeningCases = 0
    options.growth = 4
    options.rememberedCases = 0
    return options
  }
}
