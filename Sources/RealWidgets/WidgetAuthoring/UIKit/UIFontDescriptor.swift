import Foundation

/// What describes a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a design.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// All letters as wide.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }

  /// The traits.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    if font.weight == .bold { traits.insert(.traitBold) }
    return traits
  }

  /// The same font in a design; designs but the monospaced are not told apart here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    with(isMonospaced: design == .monospaced)
  }

  /// The same font with traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with(
      weight: symbolicTraits.contains(.traitBold) ? .bold : font.weight,
      isItalic: symbolicTraits.contains(.traitItalic),
      isMonospaced: symbolicTraits.contains(.traitMonoSpace)
    )
  }

  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// The font of a style.
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
  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates a font by what describes it; a size of 0 means its own.
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
