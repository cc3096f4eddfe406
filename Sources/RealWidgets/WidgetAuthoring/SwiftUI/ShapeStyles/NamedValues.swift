import Foundation

/// How strong a background is.
public struct BackgroundProminence: Hashable, Sendable {
  let text: String

  /// The value `standard`.
  public static let standard = BackgroundProminence(text: "standard")

  /// The value `increased`.
  public static let increased = BackgroundProminence(text: "increased")
}

/// Whether a button repeats while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let text: String

  /// The value `automatic`.
  public static let automatic = ButtonRepeatBehavior(text: "automatic")

  /// The value `enabled`.
  public static let enabled = ButtonRepeatBehavior(text: "enabled")

  /// The value `disabled`.
  public static let disabled = ButtonRepeatBehavior(text: "disabled")
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  let text: String

  /// The value `automatic`.
  public static let automatic = ButtonBorderShape(text: "automatic")

  /// The value `capsule`.
  public static let capsule = ButtonBorderShape(text: "capsule")

  /// The value `roundedRectangle`.
  public static let roundedRectangle = ButtonBorderShape(text: "roundedRectangle")

  /// The value `circle`.
  public static let circle = ButtonBorderShape(text: "circle")

  /// A rectangle with round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(text: "roundedRectangle \(radius.attributeText)")
  }
}

/// In which colours a symbol is drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  let text: String

  /// The value `monochrome`.
  public static let monochrome = SymbolRenderingMode(text: "monochrome")

  /// The value `multicolor`.
  public static let multicolor = SymbolRenderingMode(text: "multicolor")

  /// The value `hierarchical`.
  public static let hierarchical = SymbolRenderingMode(text: "hierarchical")

  /// The value `palette`.
  public static let palette = SymbolRenderingMode(text: "palette")
}

/// What has the background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let text: String

  /// The value `widget`.
  public static let widget = ContainerBackgroundPlacement(text: "widget")

  /// The value `navigation`.
  public static let navigation = ContainerBackgroundPlacement(text: "navigation")

  /// The value `navigationSplitView`.
  public static let navigationSplitView = ContainerBackgroundPlacement(text: "navigationSplitView")

  /// The value `tabView`.
  public static let tabView = ContainerBackgroundPlacement(text: "tabView")

  /// The value `window`.
  public static let window = ContainerBackgroundPlacement(text: "window")
}

/// What keeps the margin.
public struct ContentMarginPlacement: Hashable, Sendable {
  let text: String

  /// The value `automatic`.
  public static let automatic = ContentMarginPlacement(text: "automatic")

  /// The value `scrollContent`.
  public static let scrollContent = ContentMarginPlacement(text: "scrollContent")

  /// The value `scrollIndicators`.
  public static let scrollIndicators = ContentMarginPlacement(text: "scrollIndicators")
}

/// How contents change.
public struct ContentTransition: Hashable, Sendable {
  let text: String

  /// The value `identity`.
  public static let identity = ContentTransition(text: "identity")

  /// The value `opacity`.
  public static let opacity = ContentTransition(text: "opacity")

  /// The value `interpolate`.
  public static let interpolate = ContentTransition(text: "interpolate")

  /// The value `symbolEffect`.
  public static let symbolEffect = ContentTransition(text: "symbolEffect")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(text: countsDown ? "numericText countsDown" : "numericText")
  }

  /// Digit by digit, as the value says.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(text: "numericText")
  }
}

/// A translucent layer.
public struct Material: Hashable, Sendable {
  let text: String

  /// The value `ultraThin`.
  public static let ultraThin = Material(text: "ultraThin")

  /// The value `thin`.
  public static let thin = Material(text: "thin")

  /// The value `regular`.
  public static let regular = Material(text: "regular")

  /// The value `thick`.
  public static let thick = Material(text: "thick")

  /// The value `ultraThick`.
  public static let ultraThick = Material(text: "ultraThick")

  /// The value `bar`.
  public static let bar = Material(text: "bar")
}

extension Material: ShapeStyle {
  /// A material is what it is.
  public typealias Resolved = Never

  /// What attributes say of the material.
  public var attributeText: String { text == "bar" ? "bar" : "\(text)Material" }
}

extension ShapeStyle where Self == Material {
  /// The material `ultraThin`.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The material `thin`.
  public static var thinMaterial: Material { .thin }
  /// The material `regular`.
  public static var regularMaterial: Material { .regular }
  /// The material `thick`.
  public static var thickMaterial: Material { .thick }
  /// The material `ultraThick`.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit a reason.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It stands for content to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)

  /// The reasons by name.
  var text: String {
    [
      (RedactionReasons.placeholder, "placeholder"), (.privacy, "privacy"),
      (.invalidated, "invalidated"),
    ].filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

/// Which form of a symbol is drawn.
public struct SymbolVariants: Hashable, Sendable {
  let text: String

  /// As the name says.
  public static let none = SymbolVariants(text: "none")
  /// The form `circle`.
  public static let circle = SymbolVariants(text: "circle")
  /// The form with `circle` added.
  public var circle: SymbolVariants { SymbolVariants(text: text + " circle") }
  /// The form `square`.
  public static let square = SymbolVariants(text: "square")
  /// The form with `square` added.
  public var square: SymbolVariants { SymbolVariants(text: text + " square") }
  /// The form `rectangle`.
  public static let rectangle = SymbolVariants(text: "rectangle")
  /// The form with `rectangle` added.
  public var rectangle: SymbolVariants { SymbolVariants(text: text + " rectangle") }
  /// The form `fill`.
  public static let fill = SymbolVariants(text: "fill")
  /// The form with `fill` added.
  public var fill: SymbolVariants { SymbolVariants(text: text + " fill") }
  /// The form `slash`.
  public static let slash = SymbolVariants(text: "slash")
  /// The form with `slash` added.
  public var slash: SymbolVariants { SymbolVariants(text: text + " slash") }
}
