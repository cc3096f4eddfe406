import Foundation

extension UIFont {
  /// How wide the letters of a font are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width's number, 0 being the standard one.
    public let rawValue: CGFloat

    /// Creates a width by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// Narrower than condensed.
    public static let compressed = Width(rawValue: -0.4)
    /// The standard width.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight's number, 0 being plain.
    public let rawValue: CGFloat

    /// Creates a weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Plain.
    public static let regular = Weight(0)
    /// A little bolder than plain.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Bolder than bold.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)

    fileprivate var viewWeight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      default: .regular
      }
    }
  }

  /// A style of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// Creates a style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A still smaller title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of less weight.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Plain text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the default text size, as the Human Interface Guidelines give it.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

/// A font of Core Text, which is the same object.
public typealias CTFont = UIFont

extension Font {
  /// The font of UIKit or Core Text.
  public init(_ font: CTFont) {
    self =
      font.familyName == "System"
      ? .system(
        size: font.pointSize,
        weight: font.weight.viewWeight,
        design: font.isMonospaced ? .monospaced : .default
      ) : .custom(font.familyName, size: font.pointSize)
  }
}

/// Scales fonts with the text size that a person set; the default size scales nothing.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of plain text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font, scaled.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font, scaled to a size at most.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The length, scaled.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
