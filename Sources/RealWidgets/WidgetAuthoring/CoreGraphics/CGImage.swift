import Foundation

/// Pixels, of which only the number is known here.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The bytes of a row.
  public var bytesPerRow: Int { 4 * width }
  /// How the components are meant.
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  /// A part of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }

  /// Whether both are the same image.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the image's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the system does.
  case `default`
  /// Not smoothed.
  case none
  /// Fast.
  case low
  /// Fair.
  case medium
  /// Slow.
  case high
}
