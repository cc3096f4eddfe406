public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
  public let attributeText: String

  public typealias Resolved = Never

  public static let primary = HierarchicalShapeStyle(attributeText: "primary")
  public static let secondary = HierarchicalShapeStyle(attributeText: "secondary")
  public static let tertiary = HierarchicalShapeStyle(attributeText: "tertiary")
  public static let quaternary = HierarchicalShapeStyle(attributeText: "quaternary")
  public static let quinary = HierarchicalShapeStyle(attributeText: "quinary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(attributeText: "primary") }
  public static var secondary: HierarchicalShapeStyle { .init(attributeText: "secondary") }
  public static var tertiary: HierarchicalShapeStyle { .init(attributeText: "tertiary") }
  public static var quaternary: HierarchicalShapeStyle { .init(attributeText: "quaternary") }
  public static var quinary: HierarchicalShapeStyle { .init(attributeText: "quinary") }
}

public struct NamedShapeStyle: ShapeStyle, Sendable {
  public let attributeText: String

  public typealias Resolved = Never
}

public typealias ForegroundStyle = NamedShapeStyle
public typealias BackgroundStyle = NamedShapeStyle
public typealias TintShapeStyle = NamedShapeStyle
public typealias SeparatorShapeStyle = NamedShapeStyle

extension ShapeStyle where Self == NamedShapeStyle {
  public static var foreground: NamedShapeStyle { .init(attributeText: "foreground") }
  public static var background: NamedShapeStyle { .init(attributeText: "background") }
  public static var tint: NamedShapeStyle { .init(attributeText: "tint") }
  public static var fill: NamedShapeStyle { .init(attributeText: "fill") }
  public static var separator: NamedShapeStyle { .init(attributeText: "separator") }
  public static var link: NamedShapeStyle { .init(attributeText: "link") }
  public static var placeholder: NamedShapeStyle { .init(attributeText: "placeholder") }
  public static var windowBackground: NamedShapeStyle { .init(attributeText: "windowBackground") }
}

extension NamedShapeStyle {
  public init() { attributeText = "foreground" }
}

public struct AnyShapeStyle: ShapeStyle, Sendable {
  public let attributeText: String

  public typealias Resolved = Never

  public init<Style: ShapeStyle>(_ style: Style) { attributeText = style.attributeText }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) \((opacity * 100).attributeText)%")
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) shadow")
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) \(mode.rawValue)")
  }

  public var secondary: some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) secondary")
  }

  public var tertiary: some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) tertiary")
  }

  public var quaternary: some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) quaternary")
  }
}

public struct ShadowStyle: Hashable, Sendable {
  let text: String

  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(text: "drop \(radius.attributeText)")
  }

  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(text: "inner \(radius.attributeText)")
  }
}
