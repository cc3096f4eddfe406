import Foundation

extension NSObject {
  /// The class, as the class itself tells it.
  public class func classForCoder() -> AnyClass { self }
}
