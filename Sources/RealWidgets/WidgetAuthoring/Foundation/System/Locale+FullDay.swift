import Foundation

extension Locale {
  @_spi(Hosting) public var hasFullDay: Bool {
    hourCycle == .zeroToTwentyThree || hourCycle == .oneToTwentyFour
  }
}
