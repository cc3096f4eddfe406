// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Begins a picture of which only the size is known, at 1 pixel a point; drawing leaves no pixels.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

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

private enum ImageContexts {
  // Only the simulation's one thread draws.
  nonisolated(unsafe) static var open: [(image: UIImage, size: CGSize)] = []
}
