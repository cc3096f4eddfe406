/// How an island searches.
public struct SearchOptions: Hashable, Sendable {
  /// Whether the very first case of the campaign is the simplest one.
  public var beginsWithSimplest = true

  /// Up to how many cases a domain is small: all of its cases are run, and none twice.
  ///
  /// Only a campaign of one island does so, and only if it may run as many cases. To count a domain
  /// costs runs of the generator, up to as many as there may be cases. 0 turns it off.
  public var smallDomain = 4096

  /// How many of the first cases of a campaign of one island are rows of a covering array, which
  /// bring the decisions of a case to special values, every two of them to every pair.
  public var screeningCases = 25

  /// By how much the size of cases grows from one to the next, until it is 100; 0 for full size from
  /// the first case on.
  public var growth = 12

  /// How many cases of 16 are mutations of earlier ones, once there are some.
  public var mutationsInSixteen = 3

  /// Whether cases go on from states that earlier ones have reached; nothing changes for a property
  /// and a generator that report no state.
  public var usesFingerprints = true

  /// How many cases of 16 go on from a state that an earlier one has reached, once there are some.
  public var returnsInSixteen: UInt64 = 10

  /// Whether cases start from those with the best scores; nothing changes where none are given.
  public var followsTargets = true

  /// How many different cases an island remembers so as not to run them again; 0 turns it off.
  ///
  /// It remembers fewer where they are large, up to 32,768 choices in all.
  public var rememberedCases = 2048

  /// Creates the default options.
  public init() {}

  /// Random cases at full size from the first one: for measuring shrinking from random starts.
  public static var randomAtFullSize: SearchOptions {
    var options = randomOnly
    options.beginsWithSimplest = false
    options.growth = 0
    options.usesFingerprints = false
    options.followsTargets = false
    return options
  }

  /// Random cases alone, from small to large, with mutations of earlier ones.
  public static var randomOnly: SearchOptions {
    var options = SearchOptions()
    options.smallDomain = 0
    options.screeningCases = 0
    options.growth = 4
    options.rememberedCases = 0
    return options
  }
}
