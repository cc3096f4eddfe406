import Foundation

/// A font by its size, weight and design.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the family.
  public let familyName: String
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Weight
  let isItalic: Bool
  let isMonospaced: Bool
  let style: TextStyle?

  init(
    family: String = "System",
    size: CGFloat,
    weight: Weight = .regular,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    style: TextStyle? = nil
  ) {
    familyName = family
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.style = style
  }

  /// Creates a font by its name; which fonts there are is not known here.
  public convenience init?(name: String, size: CGFloat) { self.init(family: name, size: size) }

  /// The name of the font.
  open var fontName: String { familyName }
  /// The height of a line: 1.2 times the size, an assumption.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// The height of letters above the line: 0.95 times the size, an assumption.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// The depth of letters below the line: a quarter of the size, an assumption.
  open var descender: CGFloat { pointSize * -0.25 }
  /// The height of capital letters: 0.7 times the size, an assumption.
  open var capHeight: CGFloat { pointSize * 0.7 }

  /// The font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      family: familyName,
      size: fontSize,
      weight: weight,
      isItalic: isItalic,
      isMonospaced: isMonospaced,
      style: nil
    )
  }

  /// The font itself: fonts do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The system's font of a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's font of a weight and a width; texts are measured as if it had the standard one.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The system's slanted font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's font with letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }

  /// The font of a text style in the default text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular, style: style)
  }

  /// The size of plain text.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of labels.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of small text.
  open class var smallSystemFontSize: CGFloat { 12 }
}
