// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Begins a picture of a size in points at a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  ImageContexts.open.append((UIImage(size, scale: scale), size))
}

/// The picture that was begun last, `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.open.last?.image
}

/// What draws in the picture that was begun last, `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageContexts.open.last.map {
    CGContext(bounds: CGRect(origin: .zero, size: $0.size), image: $0.image.cgImage)
  }
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { _ = ImageContexts.open.popLast() }

/// The pictures that are being drawn, one in the other.
private enum ImageContexts {
  // In a simulation one thing happens at a time.
  nonisolated(unsafe) static var open: [(image: UIImage, size: CGSize)] = []
}
