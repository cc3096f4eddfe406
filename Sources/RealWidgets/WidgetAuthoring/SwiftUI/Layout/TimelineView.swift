import Foundation

public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    // An interval of zero would repeat one date without end.
    let interval = max(interval, 0.001)
    return sequence(first: start) { $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static var everyMinute: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
  public static var animation: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 / 60)
  }
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: 0),
      by: minimumInterval ?? 1 / 60
    )
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that follows time, drawn once for the entry's instant with a cadence of minutes.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  let content: (TimelineViewDefaultContext) -> Content

  public typealias Context = TimelineViewDefaultContext

  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }
}

public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Sendable {
    case live
    case seconds
    case minutes
  }

  public let date: Date
  public let cadence: Cadence
}

extension TimelineView: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    let date = renderer.environment.instant ?? Date(timeIntervalSinceReferenceDate: 0)
    let content = view.content(TimelineViewDefaultContext(date: date, cadence: .minutes))
    renderer.add(.group)
    renderer.addAttribute(.view, "TimelineView")
    renderer.descend { Content._make(content, renderer) }
  }
}
