import Foundation

/// Formats measurements with their units, in English.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Uses the measurement's own unit here.
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale = Locale.current
  open var numberFormatter = NumberFormatter()

  public override init() {
    super.init()
    numberFormatter.numberStyle = .decimal
  }

  public required init?(coder: NSCoder) { nil }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let dimension = (measurement.unit as? Dimension).map {
      Measurement<Dimension>(value: measurement.value, unit: $0)
    }
    guard let dimension else { return joined(measurement.value, measurement.unit.symbol) }
    let isUS = locale.measurementSystem == .us
    var target: Dimension?
    if !unitOptions.contains(.providedUnit) {
      if dimension.unit is UnitTemperature {
        target = isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
      } else if isUS, dimension.unit == UnitLength.kilometers {
        target = UnitLength.miles
      }
    }
    let shown = target.map { dimension.converted(to: $0) } ?? dimension
    return joined(shown.value, shown.unit.symbol)
  }

  open func string(from unit: Unit) -> String { unit.symbol }

  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private func joined(_ value: Double, _ symbol: String) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    guard symbol.hasPrefix("°") else {
      return unitStyle == .short ? number + symbol : "\(number) \(symbol)"
    }
    return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : symbol)
  }
}
