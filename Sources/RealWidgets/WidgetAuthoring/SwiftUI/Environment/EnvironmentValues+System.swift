import Foundation

extension EnvironmentValues {
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  var zoneName: String? { self[TimeZoneKey.self]?.identifier }

  /// The calendar, in the time zone that code has set, if it has set one.
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
