import Foundation

extension NSObject {
  public class func classForCoder() -> AnyClass { self }
}
