import Foundation

extension View {
  public nonisolated func opacity(_ opacity: Double) -> some View {
    attributed(.opacity, opacity.attributeText)
  }

  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    attributed(.cornerRadius, radius.attributeText)
  }

  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    attributed(.clipShape, shape.shapeText)
  }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    attributed(.clipped, "true")
  }

  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    attributed(.shadow, "\(radius.attributeText)")
  }

  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    attributed(.blur, radius.attributeText)
  }

  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    attributed(.scaleEffect, scale.attributeText)
  }

  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    attributed(.scaleEffect, scale.attributeText)
  }

  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    attributed(.scaleEffect, "\(x.attributeText) \(y.attributeText)")
  }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    attributed(.rotationEffect, angle.text)
  }

  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    attributed(.rotation3DEffect, angle.text)
  }

  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    attributed(.blendMode, blendMode.rawValue)
  }

  public nonisolated func compositingGroup() -> some View {
    attributed(.compositingGroup, "true")
  }

  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    attributed(.drawingGroup, "true")
  }

  public nonisolated func luminanceToAlpha() -> some View {
    attributed(.luminanceToAlpha, "true")
  }

  public nonisolated func brightness(_ amount: Double) -> some View {
    attributed(.brightness, amount.attributeText)
  }

  public nonisolated func contrast(_ amount: Double) -> some View {
    attributed(.contrast, amount.attributeText)
  }

  public nonisolated func saturation(_ amount: Double) -> some View {
    attributed(.saturation, amount.attributeText)
  }

  public nonisolated func grayscale(_ amount: Double) -> some View {
    attributed(.grayscale, amount.attributeText)
  }

  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    attributed(.hueRotation, angle.text)
  }

  public nonisolated func colorInvert() -> some View {
    attributed(.colorInvert, "true")
  }

  public nonisolated func colorMultiply(_ color: Color) -> some View {
    attributed(.colorMultiply, color.attributeText)
  }

  public nonisolated func hidden() -> some View {
    attributed(.hidden, "true")
  }

  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    attributed(.border, "\(content.attributeText) \(width.attributeText)")
  }

  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    attributed(.contentShape, shape.shapeText)
  }

  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    attributed(.contentShape, shape.shapeText)
  }

  public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    attributed(.containerShape, shape.shapeText)
  }

  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    attributed(.glassEffect, "\(glass.text) \(shape.shapeText)")
  }

  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    attributed(.imageScale, "\(scale)") { $0.imageScale = scale }
  }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    attributed(.symbolRenderingMode, mode?.text ?? "default") { $0.symbolRenderingMode = mode }
  }

  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    attributed(.symbolVariant, variant.text) { $0.symbolVariants = variant }
  }

  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    attributed(.controlSize, controlSize.rawValue) { $0.controlSize = controlSize }
  }

  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    attributed(.buttonBorderShape, shape.text)
  }

  public nonisolated func labelsHidden() -> some View {
    attributed(.labelsHidden, "true")
  }

  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    attributed(.labelsVisibility, visibility.rawValue)
  }

  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    attributed(.colorScheme, colorScheme.rawValue) { $0.colorScheme = colorScheme }
  }

  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    attributed(.preferredColorScheme, colorScheme?.rawValue ?? "none")
  }

  public nonisolated func disabled(_ disabled: Bool) -> some View {
    attributed(.disabled, "\(disabled)") { $0.isEnabled = $0.isEnabled && !disabled }
  }

  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    attributed(.allowsHitTesting, "\(enabled)")
  }

  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    attributed(.flipsForRightToLeftLayoutDirection, "\(enabled)")
  }

  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    attributed(.redacted, reason.text) { $0.redactionReasons.formUnion(reason) }
  }

  public nonisolated func unredacted() -> some View {
    attributed(.unredacted, "true") { $0.redactionReasons = [] }
  }

  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    attributed(.privacySensitive, "\(sensitive)")
  }

  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    attributed(.invalidatableContent, "\(invalidatable)")
  }

  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    attributed(.allowedDynamicRange, range?.text ?? "default")
  }
}

extension Shape {
  /// The shape's name for attributes, with the corner width of a rounded rectangle.
  nonisolated var shapeText: String {
    let name = String(describing: Self.self)
    guard let rectangle = self as? RoundedRectangle else { return name }
    return "\(name) \(rectangle.cornerSize.width.attributeText)"
  }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension Image {
  public struct DynamicRange: Hashable, Sendable {
    let text: String

    public static let standard = DynamicRange(text: "standard")
    public static let constrainedHigh = DynamicRange(text: "constrainedHigh")
    public static let high = DynamicRange(text: "high")
  }
}
