import Foundation

extension NSAttributedString.Key {
  /// The font of a text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of a text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension NSString {
  /// The room that a line of text takes.
  ///
  /// Assumed, since fonts have no outlines here: half the size of the font for each character, and a
  /// line of 1.2 times the size.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let pointSize = (attributes?[.font] as? UIFont)?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * pointSize / 2, height: pointSize * 1.2)
  }
}
