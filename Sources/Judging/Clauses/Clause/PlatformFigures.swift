import WidgetModel

/// The platform's numbers that no profile changes, each with its fact or assumption.
enum PlatformFigures {
  /// The time within which a control's value is expected (DL-05, CT-13; a brief).
  static let controlDeadline = Interval.seconds(1)

  /// The height in points above which a Lock Screen presentation may be cut (LA-17; Apple).
  static let lockScreenHeight = 160.0

  /// The largest image of the minimal presentation in points (LA-18; Apple).
  static let minimalImage = (width: 45.0, height: 36.67)

  /// The maximum pixels per point of a phone with a Dynamic Island, for an image's minimum size.
  static let pixelsPerPoint = 3.0

  /// The time between a Live Activity's local updates observed as stable (LA-27; the community).
  static let activityUpdateInterval = Interval.seconds(15)

  /// The maximum parameters that a widget's configuration should have (AI-19; a session of Apple).
  static let configurationParameters: Int64 = 2

  /// The maximum duration of an animation (VW-27; Apple).
  static let longestAnimation = Interval.seconds(2)

  /// The maximum children of one builder before Swift 5.9 (AS-13; assumed to matter still).
  static let builderChildren = 10

  /// The share of a memory limit within which real code is undecided, because the platform and an
  /// allocator count differently (AS-14; assumed).
  static let memoryDoubt = 0.1

  /// Returns the maximum number of pixels of one image in a family (DL-23; the community), by a
  /// brief's sizes (FM-15) with three pixels per point (AS-12; assumed), which no phone exceeds by
  /// much.
  static func imageAreaLimit(of family: Family) -> Int64 {
    let (width, height) = points(of: family)
    let scale: Int64 = 3
    return 22 * width * scale * (20 * height * scale) / 100
  }

  /// Returns a family's approximate size in points (FM-15; a brief); the inline family has none.
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
