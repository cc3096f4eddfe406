/// A colour with components from 0 to 1.
struct RGB: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  /// Returns the colour blended with an opaque background.
  func over(_ ground: RGB) -> RGB {
    func mix(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return RGB(
      red: mix(red, ground.red),
      green: mix(green, ground.green),
      blue: mix(blue, ground.blue)
    )
  }

  /// Returns the contrast of two opaque colours, from 1 to 21, after the Web Content Accessibility
  /// Guidelines 2.2, with a square instead of the gamma curve.
  func contrast(to other: RGB) -> Double {
    let (own, foreign) = (luminance, other.luminance)
    return (max(own, foreign) + 0.05) / (min(own, foreign) + 0.05)
  }

  private var luminance: Double {
    0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
  }
}

/// The components of the colours that a subject names; colours of the app are unknown.
enum Palette {
  /// Returns the colour of a style such as `red`, `#FF8000` or `primary 50%`.
  static func color(_ text: String, isDark: Bool) -> RGB? {
    let words = text.split(separator: " ").map(String.init)
    guard let name = words.first, var color = named(name, isDark) else { return nil }
    let steps = ["secondary": 0.75, "tertiary": 0.55, "quaternary": 0.35, "quinary": 0.2]
    if words.count > 1, let last = words.last {
      color.alpha *= last.hasSuffix("%") ? Measure.share(last) ?? 1 : steps[last] ?? 1
    }
    return color
  }

  /// Returns the colours of a style: one, or the stops of a gradient; `nil` if one is unknown.
  static func colors(_ text: String, isDark: Bool) -> [RGB]? {
    var text = Substring(text)
    for prefix in ["linear ", "gradient ", "radial ", "elliptical ", "angular "]
    where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    let colors = text.split(separator: ",").map { color(String($0), isDark: isDark) }
    return colors.isEmpty || colors.contains(nil) ? nil : colors.compactMap(\.self)
  }

  private static func named(_ name: String, _ isDark: Bool) -> RGB? {
    if name.hasPrefix("#") { return hexadecimal(name.dropFirst()) }
    let pair = pairs[name]
    return pair.flatMap { hexadecimal(Substring(isDark ? $0.dark : $0.light)) }
  }

  /// The colours of the schematics' style sheet, in light and dark.
  private static let pairs: [String: (light: String, dark: String)] = [
    "primary": ("000000", "ffffff"), "secondary": ("3c3c4399", "ebebf599"),
    "tertiary": ("3c3c434d", "ebebf54d"), "quaternary": ("3c3c432e", "ebebf529"),
    "background": ("ffffff", "1c1c1e"), "white": ("ffffff", "ffffff"),
    "black": ("000000", "000000"), "red": ("ff3b30", "ff453a"), "orange": ("ff9500", "ff9f0a"),
    "yellow": ("ffcc00", "ffd60a"), "green": ("34c759", "30d158"), "mint": ("00c7be", "00c7be"),
    "teal": ("30b0c7", "30b0c7"), "cyan": ("32ade6", "32ade6"), "blue": ("007aff", "0a84ff"),
    "indigo": ("5856d6", "5e5ce6"), "purple": ("af52de", "bf5af2"), "pink": ("ff2d55", "ff375f"),
    "brown": ("a2845e", "ac8e68"), "gray": ("8e8e93", "8e8e93"),
  ]

  private static func hexadecimal(_ digits: Substring) -> RGB? {
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard long.count == 6 || long.count == 8, let number = UInt32(long, radix: 16) else {
      return nil
    }
    let all = long.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> Double { Double(all >> shift & 0xFF) / 255 }
    return RGB(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
