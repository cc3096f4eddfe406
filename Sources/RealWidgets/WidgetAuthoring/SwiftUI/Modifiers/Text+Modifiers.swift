import Foundation

extension Text {
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  public struct Scale: Hashable, Sendable {
    let text: String

    public static let `default` = Scale(text: "default")
    public static let secondary = Scale(text: "secondary")
  }

  public struct LineStyle: Hashable, Sendable {
    let text: String

    public struct Pattern: Hashable, Sendable {
      let text: String

      public static let solid = Pattern(text: "solid")
      public static let dot = Pattern(text: "dot")
      public static let dash = Pattern(text: "dash")
      public static let dashDot = Pattern(text: "dashDot")
      public static let dashDotDot = Pattern(text: "dashDotDot")
    }

    public static let single = LineStyle(pattern: .solid)

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      text = pattern.text + (color.map { " " + $0.attributeText } ?? "")
    }
  }

  static func lineText(_ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?) -> String {
    isActive ? LineStyle(pattern: pattern, color: color).text : "false"
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { adding(.font, font?.text ?? "default") }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    adding(.fontWeight, weight?.text ?? "default")
  }

  public func fontWidth(_ width: Font.Width?) -> Text {
    adding(.fontWidth, width.map { $0.value.attributeText } ?? "default")
  }

  public func fontDesign(_ design: Font.Design?) -> Text {
    adding(.fontDesign, design?.rawValue ?? "default")
  }

  public func foregroundColor(_ color: Color?) -> Text {
    adding(.foreground, color?.attributeText ?? "default")
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.foreground, style.attributeText)
  }

  public func bold() -> Text { adding(.bold, "true") }

  public func bold(_ isActive: Bool) -> Text { adding(.bold, "\(isActive)") }

  public func italic() -> Text { adding(.italic, "true") }

  public func italic(_ isActive: Bool) -> Text { adding(.italic, "\(isActive)") }

  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced, "\(isActive)") }

  public func monospacedDigit() -> Text { adding(.monospacedDigit, "true") }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline, Self.lineText(isActive, .solid, color))
  }

  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { adding(.underline, Self.lineText(isActive, pattern, color)) }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough, Self.lineText(isActive, .solid, color))
  }

  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { adding(.strikethrough, Self.lineText(isActive, pattern, color)) }

  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning, kerning.attributeText) }

  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking, tracking.attributeText) }

  public func baselineOffset(_ offset: CGFloat) -> Text {
    adding(.baselineOffset, offset.attributeText)
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    adding(.textScale, isEnabled ? scale.text : "default")
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    adding(.speechSpellsOutCharacters, "\(value)")
  }

  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text {
    adding(.accessibilityLabel, label.text(in: EnvironmentValues()))
  }

  public func accessibilityLabel(_ label: Text) -> Text {
    adding(.accessibilityLabel, label.string(in: EnvironmentValues()))
  }
}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
