import Foundation

public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// The range from the instant to a date, empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

/// A text with a value for each instant; unchecked, since Foundation declares few formats sendable.
struct TimedText: Equatable, @unchecked Sendable {
  let text: (Date) -> String

  /// Compares the texts at two instants, because closures cannot be compared.
  static func == (left: TimedText, right: TimedText) -> Bool {
    [0, 98_765].map(Date.init(timeIntervalSinceReferenceDate:))
      .allSatisfy { left.text($0) == right.text($0) }
  }
}

extension Text {
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    content = .timed(TimedText { format.noted(source.value($0)) })
  }

  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    content = .timed(TimedText { String(format.format(source.value($0)).characters) })
  }
}
