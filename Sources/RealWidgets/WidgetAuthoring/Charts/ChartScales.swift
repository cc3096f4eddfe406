import Foundation

/// The values that a scale begins and ends with.
public protocol ScaleDomain {}

/// The lengths, styles or forms that stand for the values of a scale.
public protocol ScaleRange {}

/// The lengths that stand for the values of a scale.
public protocol PositionScaleRange: ScaleRange {}

extension Array: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleRange {}
extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {}
extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}

/// The values that the system finds from the marks.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the system finds from the marks.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  /// The values that the system finds from the marks.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
  /// The values that the system finds from the marks, as some code changes them.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
}

/// The length or height of the area of the marks.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The length or height of the area of the marks.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// The length or height of the area of the marks, less at the ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
  /// The length or height of the area of the marks, less at the ends.
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}

/// How lengths grow with values.
public struct ScaleType: Hashable, Sendable {
  private let name: String

  /// Evenly.
  public static let linear = ScaleType(name: "linear")
  /// With the logarithm.
  public static let log = ScaleType(name: "log")
  /// With the logarithm on both sides of zero.
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  /// With the square root.
  public static let squareRoot = ScaleType(name: "squareRoot")
  /// With time.
  public static let date = ScaleType(name: "date")
  /// From one name to the next.
  public static let category = ScaleType(name: "category")
  /// With the logarithm on both sides of zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(name: "symmetricLog \(slopeAtZero)")
  }
  /// With a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power \(exponent)") }
}

/// Where scrolling a chart ends.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}

/// Where scrolling a chart ends; a widget does not scroll.
public protocol ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At multiples of a value.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
  /// At dates.
  public static func valueAligned(
    matching dateComponents: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
}

/// Where scrolling a chart far ends.
public struct MajorValueAlignment<P: Plottable>: Sendable {
  /// At the next page.
  public static var page: MajorValueAlignment<P> { MajorValueAlignment() }
  /// At multiples of a value.
  public static func unit(_ value: P) -> MajorValueAlignment<P> { MajorValueAlignment() }
  /// At dates.
  public static func matching(_ dateComponents: DateComponents) -> MajorValueAlignment<P>
  where P == Date { MajorValueAlignment() }
}

/// How far a chart scrolls at once.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  /// As far as the system chooses.
  public static let automatic = ValueAlignedLimitBehavior()
  /// By a page at most.
  public static let always = ValueAlignedLimitBehavior()
  /// As far as one likes.
  public static let never = ValueAlignedLimitBehavior()
}
