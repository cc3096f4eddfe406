import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a measurement with its unit, in English.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How wide a unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String

      /// In full.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// As its symbol.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// As its symbol, without a space.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How wide the unit is written.
    public var width: UnitWidth
    /// What the measurement is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// How the number is written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The locale that chooses the system of units.
    public var locale: Locale

    /// Creates a style.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      self.locale = locale
    }

    /// Writes a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = usage.isConverted ? Self.converted(value, for: locale) : value
      let style =
        numberFormatStyle
        ?? FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...2))
      let number = style.format(shown.value)
      let symbol = shown.unit.symbol
      if width == .wide, let name = UnitNames.names[symbol] {
        return "\(number) \(name)\(abs(shown.value) == 1 ? "" : "s")"
      }
      let stands = width == .narrow || symbol.hasPrefix("°")
      return stands ? "\(number)\(symbol)" : "\(number) \(symbol)"
    }

    /// The style for another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The measurement in the units that the locale's people use.
    private static func converted(
      _ value: Measurement<UnitType>,
      for locale: Locale
    ) -> Measurement<UnitType> {
      let isMetric = locale.measurementSystem == .metric
      let target: Dimension? =
        switch value.unit {
        case is UnitTemperature:
          locale.measurementSystem == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        case UnitLength.kilometers: isMetric ? nil : UnitLength.miles
        case UnitLength.miles: isMetric ? UnitLength.kilometers : nil
        case UnitSpeed.kilometersPerHour: isMetric ? nil : UnitSpeed.milesPerHour
        default: nil
        }
      return (target as? UnitType).map { value.converted(to: $0) } ?? value
    }
  }
}

/// English names of units by their symbols.
private enum UnitNames {
  static let names = [
    "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "kg": "kilogram", "g": "gram", "lb": "pound", "L": "liter", "mL": "milliliter",
    "kCal": "kilocalorie", "kJ": "kilojoule", "kWh": "kilowatt hour", "hr": "hour",
    "min": "minute", "s": "second", "MB": "megabyte", "GB": "gigabyte",
  ]
}

/// What a measurement is for, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let isConverted: Bool

  /// In the units that the locale's people use.
  public static var general: Self { Self(isConverted: true) }
  /// In the measurement's own unit.
  public static var asProvided: Self { Self(isConverted: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// For roads.
  public static var road: Self { .general }
  /// For people's heights.
  public static var personHeight: Self { Self(isConverted: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// For the weather.
  public static var weather: Self { .general }
  /// For people.
  public static var person: Self { .general }
}

extension Measurement where UnitType: Dimension {
  /// The measurement as text.
  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }

  /// The measurement as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// Writes a measurement.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width,
      usage: usage,
      numberFormatStyle: numberFormatStyle
    )
  }
}
