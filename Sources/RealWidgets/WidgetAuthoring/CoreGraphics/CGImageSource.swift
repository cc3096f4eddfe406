// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// An image file of which only the header is read.
public final class CGImageSource {
  fileprivate let header: ImageHeader?

  fileprivate init(_ data: Data) { header = ImageHeader(data) }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// Returns 1 if the file is an image; further images in it are not counted.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.header == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  source.header.map { CGImage(width: $0.width, height: $0.height) }
}

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

public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  "kCGImageSourceThumbnailMaxPixelSize" as NSString
}
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways" as NSString
}
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as NSString
}
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform" as NSString
}
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" as NSString }
public var kCGImageSourceShouldCacheImmediately: CFString {
  "kCGImageSourceShouldCacheImmediately" as NSString
}
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" as NSString }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" as NSString }
