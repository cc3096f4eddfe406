import Foundation

extension View {
  /// Makes the view more transparent.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    attributed(.opacity, opacity.attributeText)
  }

  /// Rounds the corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    attributed(.cornerRadius, radius.attributeText)
  }

  /// Cuts the view along a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    attributed(.clipShape, shape.shapeText)
  }

  /// Cuts the view along its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    attributed(.clipped, "true")
  }

  /// Throws a shadow.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    attributed(.shadow, "\(radius.attributeText)")
  }

  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    attributed(.blur, radius.attributeText)
  }

  /// Makes the view larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    attributed(.scaleEffect, scale.attributeText)
  }

  /// Makes the view larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    attributed(.scaleEffect, scale.attributeText)
  }

  /// Makes the view larger or smaller.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    attributed(.scaleEffect, "\(x.attributeText) \(y.attributeText)")
  }

  /// Turns the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    attributed(.rotationEffect, angle.text)
  }

  /// Turns the view in depth.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    attributed(.rotation3DEffect, angle.text)
  }

  /// Mixes the view with what is behind.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    attributed(.blendMode, blendMode.rawValue)
  }

  /// Draws the view's parts together.
  public nonisolated func compositingGroup() -> some View {
    attributed(.compositingGroup, "true")
  }

  /// Draws the view's parts into one picture.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    attributed(.drawingGroup, "true")
  }

  /// Makes bright parts opaque and dark ones transparent.
  public nonisolated func luminanceToAlpha() -> some View {
    attributed(.luminanceToAlpha, "true")
  }

  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View {
    attributed(.brightness, amount.attributeText)
  }

  /// Changes the contrast.
  public nonisolated func contrast(_ amount: Double) -> some View {
    attributed(.contrast, amount.attributeText)
  }

  /// Changes how strong colours are.
  public nonisolated func saturation(_ amount: Double) -> some View {
    attributed(.saturation, amount.attributeText)
  }

  /// Takes colours out.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    attributed(.grayscale, amount.attributeText)
  }

  /// Turns colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    attributed(.hueRotation, angle.text)
  }

  /// Inverts colours.
  public nonisolated func colorInvert() -> some View {
    attributed(.colorInvert, "true")
  }

  /// Multiplies colours.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    attributed(.colorMultiply, color.attributeText)
  }

  /// Hides the view, but keeps its room.
  public nonisolated func hidden() -> some View {
    attributed(.hidden, "true")
  }

  /// Draws a line round the view.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    attributed(.border, "\(content.attributeText) \(width.attributeText)")
  }

  /// Gives the view a shape of its own for taps.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    attributed(.contentShape, shape.shapeText)
  }

  /// Gives the view a shape of its own.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    attributed(.contentShape, shape.shapeText)
  }

  /// Gives what is inside the shape of the view.
  public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    attributed(.containerShape, shape.shapeText)
  }

  /// Lays glass behind the view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    attributed(.glassEffect, "\(glass.text) \(shape.shapeText)")
  }

  /// Sets how large images within text are.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    attributed(.imageScale, "\(scale)") { $0.imageScale = scale }
  }

  /// Sets in which colours symbols are drawn.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    attributed(.symbolRenderingMode, mode?.text ?? "default") { $0.symbolRenderingMode = mode }
  }

  /// Sets which form of symbols is drawn.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    attributed(.symbolVariant, variant.text) { $0.symbolVariants = variant }
  }

  /// Sets how large controls are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    attributed(.controlSize, controlSize.rawValue) { $0.controlSize = controlSize }
  }

  /// Sets the shape of buttons' borders.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    attributed(.buttonBorderShape, shape.text)
  }

  /// Hides labels.
  public nonisolated func labelsHidden() -> some View {
    attributed(.labelsHidden, "true")
  }

  /// Sets whether labels are seen.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    attributed(.labelsVisibility, visibility.rawValue)
  }

  /// Sets light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    attributed(.colorScheme, colorScheme.rawValue) { $0.colorScheme = colorScheme }
  }

  /// Asks for light or dark.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    attributed(.preferredColorScheme, colorScheme?.rawValue ?? "none")
  }

  /// Sets whether controls can be used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    attributed(.disabled, "\(disabled)") { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets whether taps are taken.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    attributed(.allowsHitTesting, "\(enabled)")
  }

  /// Sets in which direction texts and rows go.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    attributed(.flipsForRightToLeftLayoutDirection, "\(enabled)")
  }

  /// Hides content for reasons.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    attributed(.redacted, reason.text) { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows content whatever the reasons to hide it.
  public nonisolated func unredacted() -> some View {
    attributed(.unredacted, "true") { $0.redactionReasons = [] }
  }

  /// Marks content as private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    attributed(.privacySensitive, "\(sensitive)")
  }

  /// Marks content that a tap makes out of date.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    attributed(.invalidatableContent, "\(invalidatable)")
  }

  /// Sets an allowed range of brightness.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    attributed(.allowedDynamicRange, range?.text ?? "default")
  }
}

extension Shape {
  /// What attributes say of the shape where it is not a view of its own.
  nonisolated var shapeText: String {
    let name = String(describing: Self.self)
    guard let rectangle = self as? RoundedRectangle else { return name }
    return "\(name) \(rectangle.cornerSize.width.attributeText)"
  }
}

/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a purpose.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// For taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For previews of menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For aids.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension Image {
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    let text: String

    /// As usual.
    public static let standard = DynamicRange(text: "standard")
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(text: "constrainedHigh")
    /// As bright as can be.
    public static let high = DynamicRange(text: "high")
  }
}
