import Foundation

/// A drawing.
///
/// Its closure is called once, with the size of the whole widget; what it draws is counted.
public struct Canvas<Symbols: View> {
  /// The symbols that the drawing may use.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a drawing with symbols.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a drawing.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
  }
}

extension Canvas: View {
  /// Nothing: the system draws the drawing.
  public typealias Body = Never

  /// Draws the drawing and counts its strokes.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.canvas)
    var context = GraphicsContext(environment: renderer.environment)
    view.renderer(&context, renderer.environment.canvasSize)
    renderer.note(.drawings, String(context.tally.count))
    renderer.descend { Symbols._make(view.symbols, renderer) }
  }
}

/// Where a drawing is drawn; it counts what is drawn.
public struct GraphicsContext {
  final class Tally {
    var count = 0
  }

  /// The surroundings.
  public let environment: EnvironmentValues
  /// How opaque what is drawn is.
  public var opacity = 1.0
  /// How what is drawn mixes with what is behind.
  public var blendMode = BlendMode.normal
  let tally = Tally()

  init(environment: EnvironmentValues) { self.environment = environment }

  /// What an outline is filled or stroked with.
  public struct Shading: Sendable {
    let text: String

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(text: color.attributeText) }
    /// A colour by red, green and blue.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(text: style.attributeText)
    }
    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      Shading(text: "linear " + gradient.text)
    }
    /// A gradient from a point outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      Shading(text: "radial " + gradient.text)
    }
    /// A gradient round a point.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = .zero
    ) -> Shading {
      Shading(text: "conic " + gradient.text)
    }
    /// The foreground's.
    public static var foreground: Shading { Shading(text: "foreground") }
  }

  /// A text ready to be drawn.
  public struct ResolvedText {
    /// What it is drawn with.
    public var shading = Shading.foreground

    /// Its size, which nobody measures here.
    public func measure(in size: CGSize) -> CGSize { size }
  }

  /// A picture ready to be drawn.
  public struct ResolvedImage {
    /// What it is drawn with.
    public var shading: Shading?
    /// Its size, which nobody measures here.
    public let size = CGSize(width: 20, height: 20)
  }

  /// A view ready to be drawn.
  public struct ResolvedSymbol {
    /// Its size, which nobody measures here.
    public let size = CGSize(width: 20, height: 20)
  }

  /// A change to all that is drawn.
  public struct Filter: Sendable {
    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// A shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter()
    }
    /// More brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Less colour.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// More or less colour.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// More or less contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// The opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    /// Each colour times another one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// Brightness as opacity.
    public static var luminanceToAlpha: Filter { Filter() }
  }
}
