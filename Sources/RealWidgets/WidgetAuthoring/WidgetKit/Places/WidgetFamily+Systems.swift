@_spi(Hosting) public enum WidgetSystem: CaseIterable, Hashable, Sendable {
  case iPhone
  case iPad
  case mac
  case watch
  case vision
}

extension WidgetFamily {
  /// Returns the first version of a system that has the family, or `nil` (FM-13, FM-14).
  @_spi(Hosting) public func firstVersion(on system: WidgetSystem) -> Int? {
    switch (self, system) {
    case (.systemSmall, .iPhone), (.systemMedium, .iPhone), (.systemLarge, .iPhone): 14
    case (.systemSmall, .iPad), (.systemMedium, .iPad), (.systemLarge, .iPad): 14
    case (.systemSmall, .mac), (.systemMedium, .mac), (.systemLarge, .mac): 11
    case (.systemExtraLarge, .iPad): 15
    case (.systemExtraLarge, .mac): 14
    case (.systemSmall, .vision), (.systemMedium, .vision), (.systemLarge, .vision),
      (.systemExtraLarge, .vision), (.systemExtraLargePortrait, .vision):
      26
    case (.systemExtraLargePortrait, .iPhone), (.systemExtraLargePortrait, .iPad),
      (.systemExtraLargePortrait, .mac):
      27
    case (.accessoryCircular, .iPhone), (.accessoryRectangular, .iPhone),
      (.accessoryInline, .iPhone):
      16
    case (.accessoryCircular, .iPad), (.accessoryRectangular, .iPad), (.accessoryInline, .iPad): 17
    case (.accessoryCircular, .watch), (.accessoryRectangular, .watch), (.accessoryInline, .watch),
      (.accessoryCorner, .watch):
      9
    default: nil
    }
  }

  /// The families that every iPhone with widgets has.
  @_spi(Hosting) public static let everywhere = allCases.filter { family in
    family.firstVersion(on: .iPhone) == 14
  }
}
