/// One of the levels in which contents matter.
public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
  /// The level's name.
  public let attributeText: String

  /// A level is what it is.
  public typealias Resolved = Never

  /// What matters most.
  public static let primary = HierarchicalShapeStyle(attributeText: "primary")
  /// What matters less.
  public static let secondary = HierarchicalShapeStyle(attributeText: "secondary")
  /// What matters still less.
  public static let tertiary = HierarchicalShapeStyle(attributeText: "tertiary")
  /// What matters little.
  public static let quaternary = HierarchicalShapeStyle(attributeText: "quaternary")
  /// What matters least.
  public static let quinary = HierarchicalShapeStyle(attributeText: "quinary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { .init(attributeText: "primary") }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { .init(attributeText: "secondary") }
  /// What matters still less.
  public static var tertiary: HierarchicalShapeStyle { .init(attributeText: "tertiary") }
  /// What matters little.
  public static var quaternary: HierarchicalShapeStyle { .init(attributeText: "quaternary") }
  /// What matters least.
  public static var quinary: HierarchicalShapeStyle { .init(attributeText: "quinary") }
}

/// A role that the system gives a colour.
public struct NamedShapeStyle: ShapeStyle, Sendable {
  /// The role's name.
  public let attributeText: String

  /// A role is what it is.
  public typealias Resolved = Never
}

/// The style of the foreground.
public typealias ForegroundStyle = NamedShapeStyle
/// The style of the background.
public typealias BackgroundStyle = NamedShapeStyle
/// The style of the tint.
public typealias TintShapeStyle = NamedShapeStyle
/// The style of separators.
public typealias SeparatorShapeStyle = NamedShapeStyle

extension ShapeStyle where Self == NamedShapeStyle {
  /// The foreground's.
  public static var foreground: NamedShapeStyle { .init(attributeText: "foreground") }
  /// The background's.
  public static var background: NamedShapeStyle { .init(attributeText: "background") }
  /// The tint's.
  public static var tint: NamedShapeStyle { .init(attributeText: "tint") }
  /// That of fills.
  public static var fill: NamedShapeStyle { .init(attributeText: "fill") }
  /// That of separators.
  public static var separator: NamedShapeStyle { .init(attributeText: "separator") }
  /// That of links.
  public static var link: NamedShapeStyle { .init(attributeText: "link") }
  /// That of text that stands for text to come.
  public static var placeholder: NamedShapeStyle { .init(attributeText: "placeholder") }
  /// That of windows.
  public static var windowBackground: NamedShapeStyle { .init(attributeText: "windowBackground") }
}

extension NamedShapeStyle {
  /// Creates the foreground's style.
  public init() { attributeText = "foreground" }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, Sendable {
  /// What attributes say of the style.
  public let attributeText: String

  /// The style is what it hides.
  public typealias Resolved = Never

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { attributeText = style.attributeText }
}

extension ShapeStyle {
  /// The style, more transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) \((opacity * 100).attributeText)%")
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) shadow")
  }

  /// The style blended with what stands behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) \(mode.rawValue)")
  }

  /// The style's less important form.
  public var secondary: some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) secondary")
  }

  /// The style's still less important form.
  public var tertiary: some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) tertiary")
  }

  /// The style's hardly important form.
  public var quaternary: some ShapeStyle {
    NamedShapeStyle(attributeText: "\(attributeText) quaternary")
  }
}

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  let text: String

  /// A shadow behind.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(text: "drop \(radius.attributeText)")
  }

  /// A shadow inside.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(text: "inner \(radius.attributeText)")
  }
}
