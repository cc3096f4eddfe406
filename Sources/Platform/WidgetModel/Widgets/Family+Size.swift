extension Family {
  /// The size of a family in points on one device; other devices differ.
  ///
  /// Source: FM-15; measured for the first three, approximate for the rest, inline height assumed.
  public var size: (width: Double, height: Double) {
    switch self {
    case .systemSmall: (158, 158)
    case .systemMedium: (338, 158)
    case .systemLarge: (338, 354)
    case .systemExtraLarge: (720, 380)
    case .accessoryCircular: (48, 48)
    case .accessoryRectangular: (160, 72)
    case .accessoryInline: (160, 20)
    }
  }
}
