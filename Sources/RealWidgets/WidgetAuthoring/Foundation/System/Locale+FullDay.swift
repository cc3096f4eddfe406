import Foundation

extension Locale {
  /// True if the locale's hours go up to 23 or 24.
  @_spi(Hosting) public var hasFullDay: Bool {
    hourCycle == .zeroToTwentyThree || hourCycle == .oneToTwentyFour
  }
}
