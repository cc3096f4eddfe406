import Foundation

/// A font by its size, weight and design; it has no outlines.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  public let familyName: String
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

  /// Creates a font by its name; never `nil`, since no list of fonts is known.
  public convenience init?(name: String, size: CGFloat) { self.init(family: name, size: size) }

  open var fontName: String { familyName }
  /// Assumed, as are the metrics below.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.25 }
  open var capHeight: CGFloat { pointSize * 0.7 }

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

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the system font of a weight; its width does not change measured text.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular, style: style)
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var labelFontSize: CGFloat { 17 }
  open class var smallSystemFontSize: CGFloat { 12 }
}
