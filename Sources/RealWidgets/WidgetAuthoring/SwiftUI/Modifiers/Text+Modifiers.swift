import Foundation

extension Text {
  /// In which letters a text is written.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// Where a text is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    let text: String

    /// As it is.
    public static let `default` = Scale(text: "default")
    /// Smaller.
    public static let secondary = Scale(text: "secondary")
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    let text: String

    /// How the line is drawn.
    public struct Pattern: Hashable, Sendable {
      let text: String

      /// Without gaps.
      public static let solid = Pattern(text: "solid")
      /// In dots.
      public static let dot = Pattern(text: "dot")
      /// In strokes.
      public static let dash = Pattern(text: "dash")
      /// In strokes and dots.
      public static let dashDot = Pattern(text: "dashDot")
      /// In strokes and pairs of dots.
      public static let dashDotDot = Pattern(text: "dashDotDot")
    }

    /// A single line.
    public static let single = LineStyle(pattern: .solid)

    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      text = pattern.text + (color.map { " " + $0.attributeText } ?? "")
    }
  }

  static func lineText(_ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?) -> String {
    isActive ? LineStyle(pattern: pattern, color: color).text : "false"
  }
}

extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { adding(.font, font?.text ?? "default") }

  /// Sets how bold the text is.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    adding(.fontWeight, weight?.text ?? "default")
  }

  /// Sets how wide the text is.
  public func fontWidth(_ width: Font.Width?) -> Text {
    adding(.fontWidth, width.map { $0.value.attributeText } ?? "default")
  }

  /// Sets how letters are drawn.
  public func fontDesign(_ design: Font.Design?) -> Text {
    adding(.fontDesign, design?.rawValue ?? "default")
  }

  /// Sets what the text is drawn with.
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.foreground, color?.attributeText ?? "default")
  }

  /// Sets what the text is drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.foreground, style.attributeText)
  }

  /// Makes the text bold.
  public func bold() -> Text { adding(.bold, "true") }

  /// Makes the text bold.
  public func bold(_ isActive: Bool) -> Text { adding(.bold, "\(isActive)") }

  /// Sets the text in italics.
  public func italic() -> Text { adding(.italic, "true") }

  /// Sets the text in italics.
  public func italic(_ isActive: Bool) -> Text { adding(.italic, "\(isActive)") }

  /// Gives letters one width.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced, "\(isActive)") }

  /// Gives digits one width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit, "true") }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline, Self.lineText(isActive, .solid, color))
  }

  /// Underlines the text.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { adding(.underline, Self.lineText(isActive, pattern, color)) }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough, Self.lineText(isActive, .solid, color))
  }

  /// Strikes the text through.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { adding(.strikethrough, Self.lineText(isActive, pattern, color)) }

  /// Sets the room between certain letters.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning, kerning.attributeText) }

  /// Sets the room between letters.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking, tracking.attributeText) }

  /// Moves the text up from its line.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    adding(.baselineOffset, offset.attributeText)
  }

  /// Makes the text smaller beside other text.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    adding(.textScale, isEnabled ? scale.text : "default")
  }

  /// Sets how the text is read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    adding(.speechSpellsOutCharacters, "\(value)")
  }

  /// Sets what is read aloud.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text {
    adding(.accessibilityLabel, label.text(in: EnvironmentValues()))
  }

  /// Sets what is read aloud.
  public func accessibilityLabel(_ label: Text) -> Text {
    adding(.accessibilityLabel, label.string(in: EnvironmentValues()))
  }
}

/// Whether a person can choose text.
public protocol TextSelectability {
  /// Whether it is so.
  static var allowsSelection: Bool { get }
}

/// A person can choose text.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True.
  public static let allowsSelection = true
}

/// A person cannot choose text.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A person can choose text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A person cannot choose text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
