import Foundation

extension UIColor {
  /// The red, green, blue and opacity; an asset's color is unknown and counts as mid-gray.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let resolved = resolvedColor(with: .current)
    switch resolved.source {
    case .components(let red, let green, let blue): return (red, green, blue, resolved.opacity)
    case .asset, .system, .view: return (0.5, 0.5, 0.5, resolved.opacity)
    }
  }

  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let all = components
    red?.pointee = all.red
    green?.pointee = all.green
    blue?.pointee = all.blue
    alpha?.pointee = all.alpha
    return true
  }

  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let all = components
    let high = max(all.red, all.green, all.blue)
    let span = high - min(all.red, all.green, all.blue)
    var angle: CGFloat = 0
    if span > 0 {
      switch high {
      case all.red: angle = (all.green - all.blue) / span
      case all.green: angle = (all.blue - all.red) / span + 2
      default: angle = (all.red - all.green) / span + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = high > 0 ? span / high : 0
    brightness?.pointee = high
    alpha?.pointee = all.alpha
    return true
  }

  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let all = components
    // The luma weights of ITU-R BT.601.
    white?.pointee = 0.299 * all.red + 0.587 * all.green + 0.114 * all.blue
    alpha?.pointee = all.alpha
    return true
  }

  public var cgColor: CGColor {
    let all = components
    return CGColor(red: all.red, green: all.green, blue: all.blue, alpha: all.alpha)
  }

  public func set() {}

  public func setFill() {}

  public func setStroke() {}
}

extension Color {
  /// Disfavored: a name that an asset catalog gives both color types then means this module's.
  @_disfavoredOverload public init(_ color: UIColor) {
    let base: Color
    switch color.source {
    case .components(let red, let green, let blue):
      base = Color(red: Double(red), green: Double(green), blue: Double(blue))
    case .asset(let name): base = Color(name)
    case .system(let system): base = Color(text: system.name, .system(system))
    case .view(let view): base = view
    }
    self = base.opacity(Double(color.opacity))
  }

  public init(uiColor: UIColor) { self.init(uiColor) }

  public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }

  public init(_ cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
}
