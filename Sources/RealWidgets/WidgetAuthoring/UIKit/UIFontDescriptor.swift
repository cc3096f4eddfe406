import Foundation

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  open var pointSize: CGFloat { font.pointSize }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    if font.weight == .bold { traits.insert(.traitBold) }
    return traits
  }

  /// Returns the font in a design; only monospaced differs from the default here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    with(isMonospaced: design == .monospaced)
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with(
      weight: symbolicTraits.contains(.traitBold) ? .bold : font.weight,
      isItalic: symbolicTraits.contains(.traitItalic),
      isMonospaced: symbolicTraits.contains(.traitMonoSpace)
    )
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style))
  }

  private func with(
    weight: UIFont.Weight? = nil,
    isItalic: Bool? = nil,
    isMonospaced: Bool
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(
        family: font.familyName,
        size: font.pointSize,
        weight: weight ?? font.weight,
        isItalic: isItalic ?? font.isItalic,
        isMonospaced: isMonospaced,
        style: font.style
      )
    )
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      family: font.familyName,
      size: pointSize == 0 ? font.pointSize : pointSize,
      weight: font.weight,
      isItalic: font.isItalic,
      isMonospaced: font.isMonospaced,
      style: font.style
    )
  }
}
