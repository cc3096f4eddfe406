import Foundation

/// A canvas that counts drawing operations; the closure runs once, with the whole widget's size.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void

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
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.canvas)
    var context = GraphicsContext(environment: renderer.environment)
    view.renderer(&context, renderer.environment.canvasSize)
    renderer.addAttribute(.drawings, String(context.tally.count))
    renderer.descend { Symbols._make(view.symbols, renderer) }
  }
}

/// A context that counts drawing operations and draws nothing.
public struct GraphicsContext {
  // A class, because layers draw into copies of the context that share the count.
  final class Tally {
    var count = 0
  }

  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  let tally = Tally()

  init(environment: EnvironmentValues) { self.environment = environment }

  public struct Shading: Sendable {
    let text: String

    public static func color(_ color: Color) -> Shading { Shading(text: color.attributeText) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(text: style.attributeText)
    }
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      Shading(text: "linear " + gradient.text)
    }
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      Shading(text: "radial " + gradient.text)
    }
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = .zero
    ) -> Shading {
      Shading(text: "conic " + gradient.text)
    }
    public static var foreground: Shading { Shading(text: "foreground") }
  }

  public struct ResolvedText {
    public var shading = Shading.foreground

    /// Returns the given size, because nothing is measured here.
    public func measure(in size: CGSize) -> CGSize { size }
  }

  public struct ResolvedImage {
    public var shading: Shading?
    /// The size, fixed because nothing is measured here.
    public let size = CGSize(width: 20, height: 20)
  }

  public struct ResolvedSymbol {
    public let size = CGSize(width: 20, height: 20)
  }

  public struct Filter: Sendable {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter()
    }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
  }
}
