import Foundation

public struct BackgroundProminence: Hashable, Sendable {
  let text: String

  public static let standard = BackgroundProminence(text: "standard")

  public static let increased = BackgroundProminence(text: "increased")
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  let text: String

  public static let automatic = ButtonRepeatBehavior(text: "automatic")

  public static let enabled = ButtonRepeatBehavior(text: "enabled")

  public static let disabled = ButtonRepeatBehavior(text: "disabled")
}

public struct ButtonBorderShape: Hashable, Sendable {
  let text: String

  public static let automatic = ButtonBorderShape(text: "automatic")

  public static let capsule = ButtonBorderShape(text: "capsule")

  public static let roundedRectangle = ButtonBorderShape(text: "roundedRectangle")

  public static let circle = ButtonBorderShape(text: "circle")

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(text: "roundedRectangle \(radius.attributeText)")
  }
}

public struct SymbolRenderingMode: Hashable, Sendable {
  let text: String

  public static let monochrome = SymbolRenderingMode(text: "monochrome")

  public static let multicolor = SymbolRenderingMode(text: "multicolor")

  public static let hierarchical = SymbolRenderingMode(text: "hierarchical")

  public static let palette = SymbolRenderingMode(text: "palette")
}

public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let text: String

  public static let widget = ContainerBackgroundPlacement(text: "widget")

  public static let navigation = ContainerBackgroundPlacement(text: "navigation")

  public static let navigationSplitView = ContainerBackgroundPlacement(text: "navigationSplitView")

  public static let tabView = ContainerBackgroundPlacement(text: "tabView")

  public static let window = ContainerBackgroundPlacement(text: "window")
}

public struct ContentMarginPlacement: Hashable, Sendable {
  let text: String

  public static let automatic = ContentMarginPlacement(text: "automatic")

  public static let scrollContent = ContentMarginPlacement(text: "scrollContent")

  public static let scrollIndicators = ContentMarginPlacement(text: "scrollIndicators")
}

public struct ContentTransition: Hashable, Sendable {
  let text: String

  public static let identity = ContentTransition(text: "identity")

  public static let opacity = ContentTransition(text: "opacity")

  public static let interpolate = ContentTransition(text: "interpolate")

  public static let symbolEffect = ContentTransition(text: "symbolEffect")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(text: countsDown ? "numericText countsDown" : "numericText")
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(text: "numericText")
  }
}

public struct Material: Hashable, Sendable {
  let text: String

  public static let ultraThin = Material(text: "ultraThin")

  public static let thin = Material(text: "thin")

  public static let regular = Material(text: "regular")

  public static let thick = Material(text: "thick")

  public static let ultraThick = Material(text: "ultraThick")

  public static let bar = Material(text: "bar")
}

extension Material: ShapeStyle {
  public typealias Resolved = Never

  public var attributeText: String { text == "bar" ? "bar" : "\(text)Material" }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)

  var text: String {
    [
      (RedactionReasons.placeholder, "placeholder"), (.privacy, "privacy"),
      (.invalidated, "invalidated"),
    ].filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

public struct SymbolVariants: Hashable, Sendable {
  let text: String

  public static let none = SymbolVariants(text: "none")
  public static let circle = SymbolVariants(text: "circle")
  public var circle: SymbolVariants { SymbolVariants(text: text + " circle") }
  public static let square = SymbolVariants(text: "square")
  public var square: SymbolVariants { SymbolVariants(text: text + " square") }
  public static let rectangle = SymbolVariants(text: "rectangle")
  public var rectangle: SymbolVariants { SymbolVariants(text: text + " rectangle") }
  public static let fill = SymbolVariants(text: "fill")
  public var fill: SymbolVariants { SymbolVariants(text: text + " fill") }
  public static let slash = SymbolVariants(text: "slash")
  public var slash: SymbolVariants { SymbolVariants(text: text + " slash") }
}
