import Foundation

extension Locale {
  /// Whether its hours of a day count to 23 or 24, not to 12.
  @_spi(Hosting) public var hasFullDay: Bool {
    hourCycle == .zeroToTwentyThree || hourCycle == .oneToTwentyFour
  }
}
