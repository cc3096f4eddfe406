import Foundation

/// A color by its components; no conversion between spaces.
public final class CGColor: Hashable, Sendable {
  public let components: [CGFloat]?
  public let alpha: CGFloat
  public let colorSpace: CGColorSpace?

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, all: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    // The caller's pointer holds one number for each component and the opacity.
    let count = space.numberOfComponents + 1
    self.init(space: space, all: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  private init(space: CGColorSpace, all: [CGFloat]) {
    components = all
    alpha = all.last ?? 1
    colorSpace = space
  }

  public var numberOfComponents: Int { components?.count ?? 0 }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .sRGBSpace, all: (components ?? []).dropLast() + [alpha])
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A color space by its name.
public final class CGColorSpace: Hashable, Sendable {
  public let name: String?
  public let numberOfComponents: Int

  init(_ name: String, components: Int) {
    self.name = name
    numberOfComponents = components
  }

  public convenience init?(name: String) {
    self.init(name, components: name.contains("Gray") ? 1 : 3)
  }

  public convenience init?(name: NSString) { self.init(name: name as String) }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

  static let sRGBSpace = CGColorSpace(sRGB, components: 3)

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray", components: 1)
}
