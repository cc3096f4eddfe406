// The names are the platform's, which are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A picture's file that is read piece by piece.
public final class CGImageSource {
  fileprivate let header: ImageHeader?

  fileprivate init(_ data: Data) { header = ImageHeader(data) }
}

/// Opens a picture in memory.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// Opens a picture in a file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// The number of images in the file: one where there is a picture at all.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.header == nil ? 0 : 1 }

/// Reads an image.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  source.header.map { CGImage(width: $0.width, height: $0.height) }
}

/// Reads an image, scaled down to a largest side in pixels.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard let header = source.header else { return nil }
  let limit = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber
  let largest = max(header.width, header.height)
  let ratio = min(1, (limit?.doubleValue ?? Double(largest)) / Double(largest))
  return CGImage(
    width: max(1, Int(Double(header.width) * ratio)),
    height: max(1, Int(Double(header.height) * ratio))
  )
}

/// Reads what a file says of an image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  source.header.map {
    [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
      as NSDictionary
  }
}

/// The option of the largest side.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  "kCGImageSourceThumbnailMaxPixelSize" as NSString
}
/// The option to make a thumbnail of the whole image.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways" as NSString
}
/// The option to make a thumbnail where the file has none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as NSString
}
/// The option to turn a thumbnail as the file says.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform" as NSString
}
/// The option to keep the pixels.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" as NSString }
/// The option to decode at once.
public var kCGImageSourceShouldCacheImmediately: CFString {
  "kCGImageSourceShouldCacheImmediately" as NSString
}
/// The width in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" as NSString }
/// The height in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" as NSString }
