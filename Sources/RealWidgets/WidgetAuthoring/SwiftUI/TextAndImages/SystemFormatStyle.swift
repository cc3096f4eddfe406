import Foundation

/// Formats that follow time, worded as in ``DateText``; field counts and precision are ignored.
public enum SystemFormatStyle {
  public struct Timer: _TimeFormatStyle {
    let range: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    public func format(_ value: Date) -> AttributedString {
      let dates = range.lowerBound...range.upperBound
      return AttributedString(
        DateText.timer(dates, at: value, countsDown: countsDown, showsHours: showsHours)
      )
    }
  }

  public struct Stopwatch: _TimeFormatStyle {
    let start: Date
    let showsHours: Bool

    public func format(_ value: Date) -> AttributedString {
      let dates = start...max(start, value)
      return AttributedString(
        DateText.timer(dates, at: value, countsDown: false, showsHours: showsHours)
      )
    }
  }

  public struct DateOffset: _TimeFormatStyle {
    let date: Date

    public func format(_ value: Date) -> AttributedString {
      AttributedString(DateText.span("offset", until: date, from: value))
    }
  }

  public struct DateReference: _TimeFormatStyle {
    let date: Date

    public func format(_ value: Date) -> AttributedString {
      AttributedString(DateText.span("relative", until: date, from: value))
    }
  }
}

public protocol _TimeFormatStyle: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {}

extension _TimeFormatStyle {
  public func discreteInput(before input: Date) -> Date? { input - 1 }

  public func discreteInput(after input: Date) -> Date? { input + 1 }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn range: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(range: range, countsDown: true, showsHours: showsHours)
  }

  public static func timer(
    countingUpIn range: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(range: range, countsDown: false, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt date: Date,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(start: date, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(date: date)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2,
    thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(date: date)
  }
}
