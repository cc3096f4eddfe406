import Foundation

/// Writes measurements with their units, in English.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One in which the number is handy; the measurement's own here.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature's without its letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []
  /// How wide the unit is written.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale that chooses the system of units.
  open var locale = Locale.current
  /// How the number is written.
  open var numberFormatter = NumberFormatter()

  /// Creates a formatter.
  public override init() {
    super.init()
    numberFormatter.numberStyle = .decimal
  }

  /// Creates a formatter from an archive, which is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Writes a measurement.
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

  /// Writes a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Writes a measurement of any dimension, `nil` for anything else.
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
