extension Family {
  /// The size of a family in points, on one phone or tablet.
  ///
  /// Sizes differ between devices; these are one sample. Source: FM-15, measured on an iPhone for
  /// the first three, approximate for the others; the height of the inline family is assumed.
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
