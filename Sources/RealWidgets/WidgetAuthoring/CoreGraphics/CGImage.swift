import Foundation

/// An image of which only the number of pixels is known; equality is identity.
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  public var bitsPerPixel: Int { 32 }
  public var bitsPerComponent: Int { 8 }
  public var bytesPerRow: Int { 4 * width }
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  case low
  case medium
  case high
}
