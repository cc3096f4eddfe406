import Foundation

extension NSCoder {
  /// The text of a size, such as `{20, 40}`.
  public class func string(for size: CGSize) -> String {
    "{\(size.width.attributeText), \(size.height.attributeText)}"
  }

  /// The text of a point, such as `{20, 40}`.
  public class func string(for point: CGPoint) -> String {
    "{\(point.x.attributeText), \(point.y.attributeText)}"
  }

  /// The text of a rectangle: its origin and its size.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
}
