import Foundation

/// A color: components, an asset, a system color, or one that depends on traits.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  enum Source: Hashable {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat)
    case asset(String)
    case system(SystemColor)
    case view(Color)
  }

  let source: Source
  let opacity: CGFloat
  let provider: ((UITraitCollection) -> UIColor)?

  init(source: Source, opacity: CGFloat = 1, provider: ((UITraitCollection) -> UIColor)? = nil) {
    self.source = source
    self.opacity = opacity
    self.provider = provider
  }

  /// Reads a color from an archive; `nil` unless the archive holds components or an asset's name.
  public required init?(coder: NSCoder) {
    if coder.containsValue(forKey: "UIColorName") {
      guard let name = coder.decodeObject(of: NSString.self, forKey: "UIColorName") else {
        return nil
      }
      source = .asset(String(describing: name))
    } else if coder.containsValue(forKey: "UIRed") {
      source = .components(
        red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
        green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
        blue: CGFloat(coder.decodeDouble(forKey: "UIBlue"))
      )
    } else {
      return nil
    }
    opacity = CGFloat(coder.decodeDouble(forKey: "UIAlpha"))
    provider = nil
  }

  public class var supportsSecureCoding: Bool { true }

  /// Writes the components or the asset's name; writes nothing for other colors.
  open func encode(with coder: NSCoder) {
    switch source {
    case .components(let red, let green, let blue):
      coder.encode(Double(red), forKey: "UIRed")
      coder.encode(Double(green), forKey: "UIGreen")
      coder.encode(Double(blue), forKey: "UIBlue")
    case .asset(let name): coder.encode(name as NSString, forKey: "UIColorName")
    case .system, .view: return
    }
    coder.encode(Double(opacity), forKey: "UIAlpha")
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .components(red: red, green: green, blue: blue), opacity: alpha)
  }

  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color whose P3 components are taken as sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let mixed = Color.components(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: mixed.red, green: mixed.green, blue: mixed.blue, alpha: alpha)
  }

  /// Creates a color of the asset catalog; never `nil`, since the catalog is not opened.
  public convenience init?(named name: String) { self.init(source: .asset(name)) }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a color that depends on traits; equality is then identity.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // Archives and views use the colour for light traits.
    let first = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(source: first.source, opacity: first.opacity, provider: dynamicProvider)
  }

  public convenience init(cgColor: CGColor) {
    let all = cgColor.components ?? []
    guard all.count >= 4 else {
      self.init(white: all.first ?? 0, alpha: cgColor.alpha)
      return
    }
    self.init(red: all[0], green: all[1], blue: all[2], alpha: cgColor.alpha)
  }

  public convenience init(_ color: Color) { self.init(source: .view(color)) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source: source, opacity: alpha, provider: provider)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let shade: SystemColor.Shade
    switch source {
    case .system(let color): shade = color.shade(isDark: isDark)
    case .view(let color):
      guard color.isKnown else { return self }
      shade = color.shade(isDark: isDark)
    case .components, .asset: return self
    }
    return UIColor(
      source: .components(red: shade.red, green: shade.green, blue: shade.blue),
      opacity: shade.opacity * opacity
    )
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return source == other.source && opacity == other.opacity
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(opacity)
    return hasher.finalize()
  }

  open override var description: String { Color(self).attributeText }
}
