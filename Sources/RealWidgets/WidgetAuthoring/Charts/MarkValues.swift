import Foundation

/// A length of a mark.
public struct MarkDimension: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  Sendable
{
  private let text: String

  private init(text: String) { self.text = text }

  /// Creates a length in points.
  public init(integerLiteral value: Int) { self.init(text: "\(value)") }
  /// Creates a length in points.
  public init(floatLiteral value: Double) { self.init(text: "\(value)") }

  /// The length that the system chooses.
  public static let automatic = MarkDimension(text: "automatic")
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(text: "\(value)") }
  /// The length of a step, less on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(text: "inset \(value)")
  }
  /// A part of the length of a step.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(text: "ratio \(value)")
  }
}

/// How marks at the same place stand on each other.
public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String

  /// One on the other.
  public static let standard = MarkStackingMethod(name: "standard")
  /// One on the other, all together the whole.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// One on the other, round the centre.
  public static let center = MarkStackingMethod(name: "center")
  /// One in front of the other.
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// How a line gets from one point to the next.
public struct InterpolationMethod: Hashable, Sendable {
  private let name: String

  /// Straight.
  public static let linear = InterpolationMethod(name: "linear")
  /// In curves that keep between the points.
  public static let monotone = InterpolationMethod(name: "monotone")
  /// In steps at the start.
  public static let stepStart = InterpolationMethod(name: "stepStart")
  /// In steps in the middle.
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  /// In steps at the end.
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
  /// In the curves of a cardinal spline.
  public static let cardinal = InterpolationMethod(name: "cardinal")
  /// In the curves of a cardinal spline.
  public static func cardinal(tension: Double) -> InterpolationMethod {
    InterpolationMethod(name: "cardinal \(tension)")
  }
  /// In the curves of a Catmull-Rom spline.
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  /// In the curves of a Catmull-Rom spline.
  public static func catmullRom(alpha: Double) -> InterpolationMethod {
    InterpolationMethod(name: "catmullRom \(alpha)")
  }
}

/// Where a view stands beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
  private let name: String

  /// Where the system chooses.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// In front of the mark.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above.
  public static let top = AnnotationPosition(name: "top")
  /// Below.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before.
  public static let leading = AnnotationPosition(name: "leading")
  /// After.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Above and before.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above and after.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  /// Below and after.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// What a mark is like whose annotation is made.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, which nobody measures here.
  public let targetSize = CGSize(width: 20, height: 20)
}

/// What becomes of an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What becomes of it in one direction.
  public struct Strategy: Hashable, Sendable {
    /// What the system chooses.
    public static let automatic = Strategy()
    /// It moves until it fits.
    public static let fit = Strategy()
    /// It moves until it fits into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// The chart makes room.
    public static let padScale = Strategy()
    /// Nothing.
    public static let disabled = Strategy()
  }

  /// The part of a chart into which an annotation is to fit.
  public struct Boundary: Hashable, Sendable {
    /// The part that the system chooses.
    public static let automatic = Boundary()
    /// The area of the marks.
    public static let plot = Boundary()
    /// The whole chart.
    public static let chart = Boundary()
  }

  /// What the system chooses.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution for both directions.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// A form that stands for a point.
public protocol ChartSymbolShape: Shape {}

/// One of the usual forms that stand for a point.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  private let name: String

  init(_ name: String) { self.name = name }

  /// The outline, for which the rectangle stands here.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The form's outline alone.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape("circle") }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape("square") }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape("triangle") }
  /// A diamond.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape("diamond") }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape("pentagon") }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape("plus") }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape("cross") }
  /// An asterisk.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape("asterisk") }
}
