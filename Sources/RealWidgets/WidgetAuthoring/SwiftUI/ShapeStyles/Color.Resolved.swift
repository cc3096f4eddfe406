import Foundation

extension Color {
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    /// Creates a color from its components; Display P3 counts as standard RGB.
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

    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red),
        green: CGFloat(green),
        blue: CGFloat(blue),
        alpha: CGFloat(opacity)
      )
    }

    public var description: String { attributeText }

    private static func linear(_ component: Float) -> Float {
      // The transfer function of IEC 61966-2-1 (sRGB).
      mirrored(component) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }

    private static func curved(_ component: Float) -> Float {
      mirrored(component) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    }

    /// Applies a curve to the magnitude, in double precision so that 1 stays 1, and keeps the sign.
    private static func mirrored(_ component: Float, _ curve: (Double) -> Double) -> Float {
      let size = Float(curve(Double(abs(component))))
      return component < 0 ? -size : size
    }
  }

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
  public typealias Resolved = Never

  public var attributeText: String { Color(self).attributeText }
}
