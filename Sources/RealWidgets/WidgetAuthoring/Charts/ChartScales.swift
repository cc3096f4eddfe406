import Foundation

/// The domain of a scale; scales are accepted and ignored.
public protocol ScaleDomain {}

public protocol ScaleRange {}

public protocol PositionScaleRange: ScaleRange {}

extension Array: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleRange {}
extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {}
extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}

public struct AutomaticScaleDomain: ScaleDomain, Sendable {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
}

public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}

public struct ScaleType: Hashable, Sendable {
  private let name: String

  public static let linear = ScaleType(name: "linear")
  public static let log = ScaleType(name: "log")
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  public static let squareRoot = ScaleType(name: "squareRoot")
  public static let date = ScaleType(name: "date")
  public static let category = ScaleType(name: "category")
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(name: "symmetricLog \(slopeAtZero)")
  }
  public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power \(exponent)") }
}

public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}

/// The end of a scroll; a widget does not scroll, so it is ignored.
public protocol ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
  public static func valueAligned(
    matching dateComponents: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
}

public struct MajorValueAlignment<P: Plottable>: Sendable {
  public static var page: MajorValueAlignment<P> { MajorValueAlignment() }
  public static func unit(_ value: P) -> MajorValueAlignment<P> { MajorValueAlignment() }
  public static func matching(_ dateComponents: DateComponents) -> MajorValueAlignment<P>
  where P == Date { MajorValueAlignment() }
}

public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  public static let automatic = ValueAlignedLimitBehavior()
  public static let always = ValueAlignedLimitBehavior()
  public static let never = ValueAlignedLimitBehavior()
}
