import Foundation

/// A colour, known by its name, its components or its asset.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// What attributes say of the colour, such as `red`, `#FF8000` or `asset Brand`.
  public let attributeText: String

  /// What the colour is made of, `nil` where only its name is known.
  let making: Making?

  init(text: String, _ making: Making? = nil) {
    attributeText = text
    self.making = making
  }

  /// A colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(text: "asset " + name) }

  /// A colour by red, green and blue.
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

  /// A grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let mixed = Self.components(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: mixed.red, green: mixed.green, blue: mixed.blue, opacity: opacity)
  }

  /// What a hue, a saturation and a brightness come to in red, green and blue.
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

  /// How components are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard RGB.
    case sRGB
    /// Standard RGB without gamma.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// The colour, more transparent.
  public func opacity(_ opacity: Double) -> Color {
    let text = "\(attributeText) \((opacity * 100).attributeText)%"
    return opacity == 1 ? self : Color(text: text, .faded(self, opacity))
  }

  /// The colour as a gradient from a lighter tone.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// The colour mixed with another.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let text = "\(attributeText) mixed \((fraction * 100).attributeText)% \(other.attributeText)"
    return Color(text: text, .mixed(self, other, fraction))
  }

  /// What attributes say of the colour.
  public var description: String { attributeText }

  /// The components as digits, such as `#FF8000`, with the opacity if it is not 1.
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
  /// The components that the colour has in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(shade(isDark: environment.colorScheme == .dark))
  }
}

extension Color: View {
  /// Nothing: the system draws the colour.
  public typealias Body = Never

  /// Draws the colour over the room that it is given.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    renderer.note(.view, "Color")
    renderer.note(.fill, view.attributeText)
  }
}
