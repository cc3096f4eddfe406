/// A colour that the system chooses by its use and by the appearance.
///
/// The shades are those of Apple's Human Interface Guidelines before iOS 26; no verdict rests on them.
struct SystemColor: Hashable, Sendable {
  /// Red, green, blue and opacity.
  struct Shade: Hashable, Sendable {
    let red: Double
    let green: Double
    let blue: Double
    let opacity: Double
  }

  let name: String
  private let light: Shade
  private let dark: Shade

  /// Creates a colour from the bytes of its shades, each opaque unless a percentage follows.
  init(_ name: String, light: [Double], dark: [Double]) {
    self.name = name
    self.light = Self.shade(light)
    self.dark = Self.shade(dark)
  }

  /// The shade for an appearance.
  func shade(isDark: Bool) -> Shade { isDark ? dark : light }

  private static func shade(_ numbers: [Double]) -> Shade {
    Shade(
      red: numbers[0] / 255,
      green: numbers[1] / 255,
      blue: numbers[2] / 255,
      opacity: numbers.count > 3 ? numbers[3] / 100 : 1
    )
  }
}
