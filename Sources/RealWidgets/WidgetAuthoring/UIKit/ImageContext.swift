// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Begins a picture of which only the size is known; drawing into it leaves no pixels.
///
/// The scale is 1 pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; a scale of 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  ImageContexts.open.append((UIImage(size, scale: scale), size))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.open.last?.image
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageContexts.open.last.map {
    CGContext(bounds: CGRect(origin: .zero, size: $0.size), image: $0.image.cgImage)
  }
}

public func UIGraphicsEndImageContext() { _ = ImageContexts.open.popLast() }

/// The image contexts under way, innermost last.
private enum ImageContexts {
  // Only the simulation's one thread draws.
  nonisolated(unsafe) static var open: [(image: UIImage, size: CGSize)] = []
}
