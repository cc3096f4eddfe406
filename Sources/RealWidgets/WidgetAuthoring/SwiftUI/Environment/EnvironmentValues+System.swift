import Foundation

extension EnvironmentValues {
  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  /// The locale.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The name of the time zone that was set, if one was.
  var zoneName: String? { self[TimeZoneKey.self]?.identifier }

  /// The calendar in the time zone that was set, if one was.
  var calendarInZone: Calendar {
    var calendar = calendar
    if let zone = self[TimeZoneKey.self] { calendar.timeZone = zone }
    return calendar
  }
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar? = nil
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue: Locale? = nil
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue: TimeZone? = nil
}
