import Foundation

/// A font, known by its style or its size.
public struct Font: Hashable, Sendable {
  let text: String

  /// A style of text.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A smaller title.
    case title2
    /// A still smaller title.
    case title3
    /// A heading.
    case headline
    /// A heading of less weight.
    case subheadline
    /// Plain text.
    case body
    /// A remark.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
    /// A title larger than the largest.
    case extraLargeTitle
    /// The second of the titles larger than the largest.
    case extraLargeTitle2
  }

  /// How bold a font is.
  public struct Weight: Hashable, Sendable {
    let text: String

    /// The thinnest.
    public static let ultraLight = Weight(text: "ultraLight")
    /// Thin.
    public static let thin = Weight(text: "thin")
    /// Light.
    public static let light = Weight(text: "light")
    /// Plain.
    public static let regular = Weight(text: "regular")
    /// A little bolder than plain.
    public static let medium = Weight(text: "medium")
    /// Between medium and bold.
    public static let semibold = Weight(text: "semibold")
    /// Bold.
    public static let bold = Weight(text: "bold")
    /// Bolder than bold.
    public static let heavy = Weight(text: "heavy")
    /// The boldest.
    public static let black = Weight(text: "black")
  }

  /// How letters are drawn.
  public enum Design: String, Hashable, Sendable {
    /// As the system draws them.
    case `default`
    /// With serifs.
    case serif
    /// Rounded.
    case rounded
    /// All of one width.
    case monospaced
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// The width, 0 being the standard.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrow.
    public static let compressed = Width(-0.8)
    /// A little narrow.
    public static let condensed = Width(-0.4)
    /// Standard.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.4)
  }

  /// The space between lines.
  public struct Leading: Hashable, Sendable {
    let text: String

    /// The standard.
    public static let standard = Leading(text: "standard")
    /// Tight.
    public static let tight = Leading(text: "tight")
    /// Loose.
    public static let loose = Leading(text: "loose")
  }

  /// The system's font for a style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(text: "\(style.rawValue)\(Self.details(weight, design))")
  }

  /// The system's font in a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(text: "\(size.attributeText)\(Self.details(weight, design))")
  }

  /// A font of the app that grows with the body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(text: "\(name) \(size.attributeText)")
  }

  /// A font of the app that grows with a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(text: "\(name) \(size.attributeText) \(style.rawValue)")
  }

  /// A font of the app that does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(text: "\(name) \(fixedSize.attributeText) fixed")
  }

  private static func details(_ weight: Weight?, _ design: Design?) -> String {
    var text = ""
    if let weight { text += " " + weight.text }
    if let design, design != .default { text += " " + design.rawValue }
    return text
  }
}

extension Font {
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { adding(weight.text) }
  /// The font in a width.
  public func width(_ width: Width) -> Font { adding("width \(width.value.attributeText)") }
  /// The font, bold.
  public func bold() -> Font { adding("bold") }
  /// The font, in italics.
  public func italic() -> Font { adding("italic") }
  /// The font with letters of one width.
  public func monospaced() -> Font { adding("monospaced") }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { adding("monospacedDigit") }
  /// The font in small capitals.
  public func smallCaps() -> Font { adding("smallCaps") }
  /// The font with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps") }
  /// The font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps") }
  /// The font with other spaces between lines.
  public func leading(_ leading: Leading) -> Font { adding("leading \(leading.text)") }

  private func adding(_ detail: String) -> Font { Font(text: text + " " + detail) }
}
