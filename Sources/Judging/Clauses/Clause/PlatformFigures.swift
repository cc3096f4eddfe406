import WidgetModel

/// The platform's figures that no profile changes, each with the fact or assumption it is from.
enum PlatformFigures {
  /// The time within which a control's value is to be had (DL-05, CT-13; a brief).
  static let controlDeadline = Interval.seconds(1)

  /// The height in points over which a presentation on the Lock Screen may be cut off (LA-17; Apple).
  static let lockScreenHeight = 160.0

  /// The largest image of the minimal presentation in points (LA-18; Apple).
  static let minimalImage = (width: 45.0, height: 36.67)

  /// The most pixels that a phone with a Dynamic Island has for a point: no image is smaller than its pixels by this.
  static let pixelsPerPoint = 3.0

  /// The time between local updates of a Live Activity that was seen to be stable (LA-27; the community).
  static let activityUpdateInterval = Interval.seconds(15)

  /// The parameters that a widget's configuration should have at most (AI-19; a session of Apple).
  static let configurationParameters: Int64 = 2

  /// The time that an animation lasts at most (VW-27; Apple).
  static let longestAnimation = Interval.seconds(2)

  /// The children that one builder took before Swift 5.9 (AS-13; assumed to matter still).
  static let builderChildren = 10

  /// The share of a memory limit within which real code is left undecided: what the platform
  /// counts is not what an allocator counts (AS-14; assumed).
  static let memoryDoubt = 0.1

  /// The most pixels that one image may have in a family (DL-23; the community).
  ///
  /// The size of a widget differs from phone to phone (FM-15): these are the approximations of a
  /// brief, with three pixels a point (AS-12; assumed), which no phone exceeds by much.
  static func imageAreaLimit(of family: Family) -> Int64 {
    let (width, height) = points(of: family)
    let scale: Int64 = 3
    return 22 * width * scale * (20 * height * scale) / 100
  }

  /// The approximate size of a family in points (FM-15; a brief); a line has no size of its own.
  private static func points(of family: Family) -> (Int64, Int64) {
    switch family {
    case .systemSmall: (170, 170)
    case .systemMedium: (360, 170)
    case .systemLarge: (360, 380)
    case .systemExtraLarge: (720, 380)
    case .accessoryCircular: (48, 48)
    case .accessoryRectangular: (160, 72)
    case .accessoryInline: (160, 20)
    }
  }
}
