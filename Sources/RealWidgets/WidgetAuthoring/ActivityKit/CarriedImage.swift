import Foundation
import WidgetModel

/// The bytes of an image among what a Live Activity is given to carry.
///
/// Source: LA-36.
struct CarriedImage {
  /// The property that holds them, such as `sender.photo`.
  let path: String
  /// How many there are.
  let count: Int

  /// Tells the host environment of the first image in attributes or state, if there is one.
  static func note<Attributes: ActivityAttributes>(
    in attributes: Attributes,
    _ state: Attributes.ContentState,
    at place: SourcePlace? = nil
  ) {
    guard let image = CarriedImage(in: attributes) ?? CarriedImage(in: state) else { return }
    CurrentHost.note(.activityImageGiven, amount: Int64(image.count), at: place, image.path)
  }

  /// Looks for bytes that begin as the file of an image does, in a value that a property of this path holds, as
  /// deep as attributes of 4 KB can be.
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
