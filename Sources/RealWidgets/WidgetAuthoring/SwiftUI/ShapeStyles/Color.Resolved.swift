import Foundation

extension Color {
  /// A colour by its components, whatever the environment.
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The red of the standard space without gamma.
    public var linearRed: Float
    /// The green of the standard space without gamma.
    public var linearGreen: Float
    /// The blue of the standard space without gamma.
    public var linearBlue: Float
    /// The opacity.
    public var opacity: Float

    /// Creates a colour from its components; those of Display P3 count as those of standard RGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let all = [red, green, blue].map { colorSpace == .sRGBLinear ? $0 : Self.linear($0) }
      (linearRed, linearGreen, linearBlue) = (all[0], all[1], all[2])
      self.opacity = opacity
    }

    init(_ shade: SystemColor.Shade) {
      self.init(
        red: Float(shade.red),
        green: Float(shade.green),
        blue: Float(shade.blue),
        opacity: Float(shade.opacity)
      )
    }

    /// The red of the standard space.
    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green of the standard space.
    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue of the standard space.
    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The colour of Core Graphics.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red),
        green: CGFloat(green),
        blue: CGFloat(blue),
        alpha: CGFloat(opacity)
      )
    }

    /// What attributes say of the colour.
    public var description: String { attributeText }

    /// What a component of the standard space is without gamma.
    private static func linear(_ component: Float) -> Float {
      mirrored(component) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }

    /// What a component without gamma is in the standard space.
    private static func curved(_ component: Float) -> Float {
      mirrored(component) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    }

    /// A curve of positive numbers, also for those below zero; precise, so that 1 stays 1.
    private static func mirrored(_ component: Float, _ curve: (Double) -> Double) -> Float {
      let size = Float(curve(Double(abs(component))))
      return component < 0 ? -size : size
    }
  }

  /// A colour of components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }
}

extension Color.Resolved: ShapeStyle {
  /// Components are what they are.
  public typealias Resolved = Never

  /// What attributes say of the colour.
  public var attributeText: String { Color(self).attributeText }
}
