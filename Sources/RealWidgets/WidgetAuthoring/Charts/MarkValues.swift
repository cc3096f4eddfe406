import Foundation

public struct MarkDimension: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  Sendable
{
  private let text: String

  private init(text: String) { self.text = text }

  public init(integerLiteral value: Int) { self.init(text: "\(value)") }
  public init(floatLiteral value: Double) { self.init(text: "\(value)") }

  public static let automatic = MarkDimension(text: "automatic")
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(text: "\(value)") }
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(text: "inset \(value)")
  }
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(text: "ratio \(value)")
  }
}

public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String

  public static let standard = MarkStackingMethod(name: "standard")
  public static let normalized = MarkStackingMethod(name: "normalized")
  public static let center = MarkStackingMethod(name: "center")
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

public struct InterpolationMethod: Hashable, Sendable {
  private let name: String

  public static let linear = InterpolationMethod(name: "linear")
  public static let monotone = InterpolationMethod(name: "monotone")
  public static let stepStart = InterpolationMethod(name: "stepStart")
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
  public static let cardinal = InterpolationMethod(name: "cardinal")
  public static func cardinal(tension: Double) -> InterpolationMethod {
    InterpolationMethod(name: "cardinal \(tension)")
  }
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  public static func catmullRom(alpha: Double) -> InterpolationMethod {
    InterpolationMethod(name: "catmullRom \(alpha)")
  }
}

public struct AnnotationPosition: Hashable, Sendable {
  private let name: String

  public static let automatic = AnnotationPosition(name: "automatic")
  public static let overlay = AnnotationPosition(name: "overlay")
  public static let top = AnnotationPosition(name: "top")
  public static let bottom = AnnotationPosition(name: "bottom")
  public static let leading = AnnotationPosition(name: "leading")
  public static let trailing = AnnotationPosition(name: "trailing")
  public static let topLeading = AnnotationPosition(name: "topLeading")
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, fixed because nothing is measured here.
  public let targetSize = CGSize(width: 20, height: 20)
}

public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Strategy: Hashable, Sendable {
    public static let automatic = Strategy()
    public static let fit = Strategy()
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    public static let padScale = Strategy()
    public static let disabled = Strategy()
  }

  public struct Boundary: Hashable, Sendable {
    public static let automatic = Boundary()
    public static let plot = Boundary()
    public static let chart = Boundary()
  }

  public static let automatic = AnnotationOverflowResolution()

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

public protocol ChartSymbolShape: Shape {}

/// One of the standard point symbols; its outline is the rectangle around it.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  private let name: String

  init(_ name: String) { self.name = name }

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape("circle") }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape("square") }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape("triangle") }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape("diamond") }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape("pentagon") }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape("plus") }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape("cross") }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape("asterisk") }
}
