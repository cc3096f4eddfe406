import Foundation

/// A font, known by its style or its size; it has no outlines.
public struct Font: Hashable, Sendable {
  let text: String

  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
    case extraLargeTitle
    case extraLargeTitle2
  }

  public struct Weight: Hashable, Sendable {
    let text: String

    public static let ultraLight = Weight(text: "ultraLight")
    public static let thin = Weight(text: "thin")
    public static let light = Weight(text: "light")
    public static let regular = Weight(text: "regular")
    public static let medium = Weight(text: "medium")
    public static let semibold = Weight(text: "semibold")
    public static let bold = Weight(text: "bold")
    public static let heavy = Weight(text: "heavy")
    public static let black = Weight(text: "black")
  }

  public enum Design: String, Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.8)
    public static let condensed = Width(-0.4)
    public static let standard = Width(0)
    public static let expanded = Width(0.4)
  }

  public struct Leading: Hashable, Sendable {
    let text: String

    public static let standard = Leading(text: "standard")
    public static let tight = Leading(text: "tight")
    public static let loose = Leading(text: "loose")
  }

  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(text: "\(style.rawValue)\(Self.details(weight, design))")
  }

  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(text: "\(size.attributeText)\(Self.details(weight, design))")
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(text: "\(name) \(size.attributeText)")
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(text: "\(name) \(size.attributeText) \(style.rawValue)")
  }

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
  public func weight(_ weight: Weight) -> Font { adding(weight.text) }
  public func width(_ width: Width) -> Font { adding("width \(width.value.attributeText)") }
  public func bold() -> Font { adding("bold") }
  public func italic() -> Font { adding("italic") }
  public func monospaced() -> Font { adding("monospaced") }
  public func monospacedDigit() -> Font { adding("monospacedDigit") }
  public func smallCaps() -> Font { adding("smallCaps") }
  public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps") }
  public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps") }
  public func leading(_ leading: Leading) -> Font { adding("leading \(leading.text)") }

  private func adding(_ detail: String) -> Font { Font(text: text + " " + detail) }
}
