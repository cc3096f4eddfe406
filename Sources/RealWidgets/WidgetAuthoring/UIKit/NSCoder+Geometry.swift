import Foundation

extension NSCoder {
  public class func string(for size: CGSize) -> String {
    "{\(size.width.attributeText), \(size.height.attributeText)}"
  }

  public class func string(for point: CGPoint) -> String {
    "{\(point.x.attributeText), \(point.y.attributeText)}"
  }

  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
}
