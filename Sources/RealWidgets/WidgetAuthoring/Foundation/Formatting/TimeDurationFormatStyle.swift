import Foundation

/// Formats the length of a range of dates, in English.
public struct TimeDurationFormatStyle: FormatStyle, Sendable {
  public enum Style: String, Codable, Hashable, Sendable {
    case timeDuration
    case wide
    case abbreviated
    case condensedAbbreviated
    case narrow
    case spellOut
  }

  var style: Style
  var units: [String]

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
  public static var timeDuration: TimeDurationFormatStyle {
    TimeDurationFormatStyle(style: .timeDuration, units: [])
  }

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
