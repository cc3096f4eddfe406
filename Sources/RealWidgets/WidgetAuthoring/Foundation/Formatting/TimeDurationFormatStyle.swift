import Foundation

/// Writes the length of a range of dates, as `1:10:05` or by its units.
public struct TimeDurationFormatStyle: FormatStyle, Sendable {
  /// How units are written.
  public enum Style: String, Codable, Hashable, Sendable {
    /// As `1:10:05`.
    case timeDuration
    /// As `1 hour, 10 minutes`.
    case wide
    /// As `1 hr, 10 min`.
    case abbreviated
    /// As `1hr 10min`.
    case condensedAbbreviated
    /// As `1h 10m`.
    case narrow
    /// As `one hour, ten minutes`.
    case spellOut
  }

  var style: Style
  var units: [String]

  /// Writes the length of a range.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle =
      switch style {
      case .timeDuration: .positional
      case .wide: .full
      case .abbreviated: .short
      case .condensedAbbreviated: .brief
      case .narrow: .abbreviated
      case .spellOut: .spellOut
      }
    formatter.allowedUnits = DurationText.units.reduce(into: []) { all, unit in
      if units.isEmpty || units.contains(unit.name) { all.insert(unit.unit) }
    }
    if style == .timeDuration { formatter.allowedUnits = [.hour, .minute, .second] }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }
}

extension FormatStyle where Self == TimeDurationFormatStyle {
  /// Writes a range of dates as `1:10:05`.
  public static var timeDuration: TimeDurationFormatStyle {
    TimeDurationFormatStyle(style: .timeDuration, units: [])
  }

  /// Writes a range of dates by its units.
  public static func components(
    style: TimeDurationFormatStyle.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> TimeDurationFormatStyle {
    let names: [(Date.ComponentsFormatStyle.Field, String)] = [
      (.year, "year"), (.month, "month"), (.week, "week"), (.day, "day"), (.hour, "hour"),
      (.minute, "minute"), (.second, "second"),
    ]
    let units = fields.map { fields in names.filter { fields.contains($0.0) }.map(\.1) } ?? []
    return TimeDurationFormatStyle(style: style, units: units)
  }
}
