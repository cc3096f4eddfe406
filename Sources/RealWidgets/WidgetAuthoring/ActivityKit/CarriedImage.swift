import Foundation
import WidgetModel

/// Bytes of an image in a Live Activity's attributes or state (LA-36).
struct CarriedImage {
  /// The property that holds the bytes, such as `sender.photo`.
  let path: String
  let count: Int

  static func recordImage<Attributes: ActivityAttributes>(
    in attributes: Attributes,
    _ state: Attributes.ContentState,
    at place: SourcePlace? = nil
  ) {
    guard let image = CarriedImage(in: attributes) ?? CarriedImage(in: state) else { return }
    CurrentHost.record(.activityImageGiven, amount: Int64(image.count), at: place, image.path)
  }

  /// Searches eight levels deep, enough for 4 KB, for bytes that begin like an image file.
  private init?(in value: Any, at path: String = "", depth: Int = 0) {
    if let data = value as? Data {
      guard ImageHeader(data) != nil else { return nil }
      self.path = path
      count = data.count
      return
    }
    guard depth < 8 else { return nil }
    for child in Mirror(reflecting: value).children {
      let path = [path, child.label ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
      guard let found = CarriedImage(in: child.value, at: path, depth: depth + 1) else { continue }
      self = found
      return
    }
    return nil
  }
}
