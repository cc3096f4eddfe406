extension Color {
  /// The origin of a color that has no name of its own.
  indirect enum Making: Hashable, Sendable {
    case shade(SystemColor.Shade)
    case system(SystemColor)
    case faded(Color, Double)
    case mixed(Color, Color, Double)
  }

  init(_ shade: SystemColor.Shade) {
    let text = Self.text(
      red: shade.red,
      green: shade.green,
      blue: shade.blue,
      opacity: shade.opacity
    )
    self.init(text: text, .shade(shade))
  }

  /// True if the components are known, that is, if no asset is involved.
  var isKnown: Bool {
    switch making {
    case .shade, .system: true
    case .faded(let color, _): color.isKnown
    case .mixed(let one, let other, _): one.isKnown && other.isKnown
    case nil: Self.systemColors[attributeText] != nil
    }
  }

  /// Returns the components in an appearance; an asset's are unknown and count as gray.
  func shade(isDark: Bool) -> SystemColor.Shade {
    switch making {
    case .shade(let shade): shade
    case .system(let color): color.shade(isDark: isDark)
    case .faded(let color, let opacity): color.shade(isDark: isDark).faded(by: opacity)
    case .mixed(let one, let other, let fraction):
      one.shade(isDark: isDark).mixed(with: other.shade(isDark: isDark), by: fraction)
    case nil: Self.systemColors[attributeText]?.shade(isDark: isDark) ?? .unknown
    }
  }

  private static let systemColors: [String: SystemColor] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray, "primary": .label,
    "secondary": .secondaryLabel, "accentColor": .tint,
    "white": SystemColor("white", light: [255, 255, 255], dark: [255, 255, 255]),
    "black": SystemColor("black", light: [0, 0, 0], dark: [0, 0, 0]),
    "clear": SystemColor("clear", light: [0, 0, 0, 0], dark: [0, 0, 0, 0]),
  ]
}
