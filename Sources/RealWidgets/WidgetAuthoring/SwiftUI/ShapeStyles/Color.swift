import Foundation

/// A color, known by its name, its components or its asset.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The color as attributes show it, such as `red`, `#FF8000` or `asset Brand`.
  public let attributeText: String

  /// The origin of the color; `nil` if only its name is known.
  let making: Making?

  init(text: String, _ making: Making? = nil) {
    attributeText = text
    self.making = making
  }

  /// Creates a color of the asset catalog, which is not opened.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(text: "asset " + name) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    guard colorSpace == .sRGBLinear else {
      self.init(SystemColor.Shade(red: red, green: green, blue: blue, opacity: opacity))
      return
    }
    let parts = [red, green, blue, opacity].map { Float($0) }
    self.init(
      Resolved(
        colorSpace: colorSpace,
        red: parts[0],
        green: parts[1],
        blue: parts[2],
        opacity: parts[3]
      )
    )
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let mixed = Self.components(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: mixed.red, green: mixed.green, blue: mixed.blue, opacity: opacity)
  }

  static func components(
    hue: Double,
    saturation: Double,
    brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (component(5), component(3), component(1))
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public func opacity(_ opacity: Double) -> Color {
    let text = "\(attributeText) \((opacity * 100).attributeText)%"
    return opacity == 1 ? self : Color(text: text, .faded(self, opacity))
  }

  /// A gradient of one color; the platform's second tone is not known here.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  public func mix(with other: Color, by fraction: Double) -> Color {
    let text = "\(attributeText) mixed \((fraction * 100).attributeText)% \(other.attributeText)"
    return Color(text: text, .mixed(self, other, fraction))
  }

  public var description: String { attributeText }

  /// Returns the components as digits, such as `#FF8000`, with the opacity if it is not 1.
  static func text(red: Double, green: Double, blue: Double, opacity: Double) -> String {
    var text = "#"
    for component in [red, green, blue] {
      let byte = component.isFinite ? Int((max(0, min(component, 1)) * 255).rounded()) : 0
      if byte < 16 { text += "0" }
      text += String(byte, radix: 16, uppercase: true)
    }
    return opacity == 1 ? text : text + " \((opacity * 100).attributeText)%"
  }
}

extension Color: ShapeStyle {
  /// Returns the components in an environment; an asset's are unknown and count as gray.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(shade(isDark: environment.colorScheme == .dark))
  }
}

extension Color: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    renderer.addAttribute(.view, "Color")
    renderer.addAttribute(.fill, view.attributeText)
  }
}
