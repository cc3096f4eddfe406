import Foundation

extension Text {
  public struct DateStyle: Codable, Equatable, Sendable {
    let text: String

    public static let time = DateStyle(text: "time")
    public static let date = DateStyle(text: "date")
    public static let relative = DateStyle(text: "relative")
    public static let offset = DateStyle(text: "offset")
    public static let timer = DateStyle(text: "timer")

    func text(of date: Date, in environment: EnvironmentValues) -> String {
      switch text {
      case "time": DateText.time(date, in: environment)
      case "date": DateText.date(date, in: environment)
      default: DateText.span(text, until: date, from: environment.instant ?? date)
      }
    }
  }

  public init(_ date: Date, style: DateStyle) { content = .date(date, style) }

  public init(_ dates: ClosedRange<Date>) { content = .dates(dates) }

  public init(_ interval: DateInterval) { content = .dates(interval.start...interval.end) }

  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    content = .timer(
      timerInterval,
      pauseTime: pauseTime,
      countsDown: countsDown,
      showsHours: showsHours
    )
  }
}
