import Foundation

/// The formats of SwiftUI for texts that follow the time.
///
/// The wording is an assumption in plain English, as ``DateText`` has it; fields and precision change nothing of it.
public enum SystemFormatStyle {
  /// A clock that runs within a range of dates.
  public struct Timer: _TimeFormatStyle {
    let range: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    /// What is shown at a moment.
    public func format(_ value: Date) -> AttributedString {
      let dates = range.lowerBound...range.upperBound
      return AttributedString(
        DateText.timer(dates, at: value, countsDown: countsDown, showsHours: showsHours)
      )
    }
  }

  /// A clock that runs from a date on.
  public struct Stopwatch: _TimeFormatStyle {
    let start: Date
    let showsHours: Bool

    /// What is shown at a moment.
    public func format(_ value: Date) -> AttributedString {
      let dates = start...max(start, value)
      return AttributedString(
        DateText.timer(dates, at: value, countsDown: false, showsHours: showsHours)
      )
    }
  }

  /// The time between the moment and a date, with its direction.
  public struct DateOffset: _TimeFormatStyle {
    let date: Date

    /// What is shown at a moment.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(DateText.span("offset", until: date, from: value))
    }
  }

  /// The time between the moment and a date.
  public struct DateReference: _TimeFormatStyle {
    let date: Date

    /// What is shown at a moment.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(DateText.span("relative", until: date, from: value))
    }
  }
}

/// A format of moments that changes with each second.
public protocol _TimeFormatStyle: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {}

extension _TimeFormatStyle {
  /// A second earlier.
  public func discreteInput(before input: Date) -> Date? { input - 1 }

  /// A second later.
  public func discreteInput(after input: Date) -> Date? { input + 1 }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that counts down to the end of a range.
  public static func timer(
    countingDownIn range: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(range: range, countsDown: true, showsHours: showsHours)
  }

  /// A clock that counts up from the beginning of a range.
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
  /// A clock that runs from a date on.
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
  /// The time between the moment and a date, with its direction.
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
  /// The time between the moment and a date.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2,
    thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(date: date)
  }
}
