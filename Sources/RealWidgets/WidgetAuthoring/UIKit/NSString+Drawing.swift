import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension NSString {
  /// The estimated size of one line: half the font size a character, and 1.2 times it in height.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let pointSize = (attributes?[.font] as? UIFont)?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * pointSize / 2, height: pointSize * 1.2)
  }
}
