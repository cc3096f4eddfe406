/// A system color by use and appearance, in shades of Apple's Human Interface Guidelines before iOS
/// 26, on which no verdict depends.
struct SystemColor: Hashable, Sendable {
  struct Shade: Hashable, Sendable {
    let red: Double
    let green: Double
    let blue: Double
    let opacity: Double

    static let unknown = Shade(red: 0.5, green: 0.5, blue: 0.5, opacity: 1)

    func faded(by opacity: Double) -> Shade {
      Shade(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
    }

    func mixed(with other: Shade, by fraction: Double) -> Shade {
      func between(_ path: KeyPath<Shade, Double>) -> Double {
        self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * fraction
      }
      return Shade(
        red: between(\.red),
        green: between(\.green),
        blue: between(\.blue),
        opacity: between(\.opacity)
      )
    }
  }

  let name: String
  private let light: Shade
  private let dark: Shade

  /// Creates a color from the bytes of its shades, each opaque unless a percentage follows.
  init(_ name: String, light: [Double], dark: [Double]) {
    self.name = name
    self.light = Self.shade(light)
    self.dark = Self.shade(dark)
  }

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
