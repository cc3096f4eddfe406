import Foundation

/// What a text shows that follows the time: a value for each moment.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a moment.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The moment itself.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date to the moment, empty while the date lies ahead.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// The time from the moment to a date, empty when the date is past.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time from a date to the moment, negative while the date lies ahead.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

/// What a text with a source shows at each moment.
///
/// It can be sent, since formats are values of Foundation's, which says of few that they can.
struct TimedText: Equatable, @unchecked Sendable {
  let text: (Date) -> String

  /// Two are equal that show the same at two moments.
  static func == (left: TimedText, right: TimedText) -> Bool {
    [0, 98_765].map(Date.init(timeIntervalSinceReferenceDate:))
      .allSatisfy { left.text($0) == right.text($0) }
  }
}

extension Text {
  /// A value that follows the time, in a format.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    content = .timed(TimedText { format.noted(source.value($0)) })
  }

  /// A value that follows the time, in a format that marks its parts.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    content = .timed(TimedText { String(format.format(source.value($0)).characters) })
  }
}
