import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension NSString {
  /// Returns the size of one line of text.
  ///
  /// Estimated, because fonts have no outlines here: half the font size for each character, and a
  /// line height of 1.2 times the size.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let pointSize = (attributes?[.font] as? UIFont)?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * pointSize / 2, height: pointSize * 1.2)
  }
}
