import Foundation

/// A colour by its components.
public final class CGColor: Hashable, Sendable {
  /// The components, the opacity last.
  public let components: [CGFloat]?
  /// The opacity.
  public let alpha: CGFloat
  /// How the components are meant.
  public let colorSpace: CGColorSpace?

  /// Creates a colour of the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, all: [red, green, blue, alpha])
  }

  /// Creates a colour of the sRGB space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a colour from components, the opacity last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space: space, all: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  private init(space: CGColorSpace, all: [CGFloat]) {
    components = all
    alpha = all.last ?? 1
    colorSpace = space
  }

  /// The number of components, the opacity included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .sRGBSpace, all: (components ?? []).dropLast() + [alpha])
  }

  /// Whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// How the components of a colour are meant.
public final class CGColorSpace: Hashable, Sendable {
  /// The space's name.
  public let name: String?
  /// The number of components without the opacity.
  public let numberOfComponents: Int

  init(_ name: String, components: Int) {
    self.name = name
    numberOfComponents = components
  }

  /// Creates a space by its name.
  public convenience init?(name: String) {
    self.init(name, components: name.contains("Gray") ? 1 : 3)
  }

  /// Creates a space by its name.
  public convenience init?(name: NSString) { self.init(name: name as String) }

  /// Standard RGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Standard RGB with values beyond it.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

  static let sRGBSpace = CGColorSpace(sRGB, components: 3)

  /// Whether two spaces are the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The RGB space of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray", components: 1)
}
