import Foundation

extension Measurement where UnitType: Dimension {
  /// Formats a measurement with its unit, in English; the locale chooses the system of units.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String

      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var locale: Locale

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

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Converts temperatures, kilometers, miles and km/h to the locale's usual unit, nothing else.
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

/// The English unit names by symbol; other units are written with their symbols.
private enum UnitNames {
  static let names = [
    "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "kg": "kilogram", "g": "gram", "lb": "pound", "L": "liter", "mL": "milliliter",
    "kCal": "kilocalorie", "kJ": "kilojoule", "kWh": "kilowatt hour", "hr": "hour",
    "min": "minute", "s": "second", "MB": "megabyte", "GB": "gigabyte",
  ]
}

public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let isConverted: Bool

  public static var general: Self { Self(isConverted: true) }
  public static var asProvided: Self { Self(isConverted: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The same as ``general`` here.
  public static var road: Self { .general }
  public static var personHeight: Self { Self(isConverted: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { .general }
  public static var person: Self { .general }
}

extension Measurement where UnitType: Dimension {
  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
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
