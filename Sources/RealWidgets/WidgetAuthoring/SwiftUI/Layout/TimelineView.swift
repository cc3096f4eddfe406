import Foundation

/// When a view that follows time is drawn anew.
public protocol TimelineSchedule {
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the system draws.
  typealias Mode = TimelineScheduleMode
  /// The dates from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the system draws.
public enum TimelineScheduleMode: Sendable {
  /// As often as it can.
  case normal
  /// Rarely.
  case lowFrequency
}

/// Dates that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  /// Lists dates.
  public init(_ dates: Entries) { self.dates = dates }
  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  /// Begins at a date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  /// The dates from the first.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let interval = max(interval, 0.001)
    return sequence(first: start) { $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every minute.
  public static var everyMinute: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
  /// At equal distances.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
  /// With every frame.
  public static var animation: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 / 60)
  }
  /// With every frame, at most so often.
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
  /// At listed dates.
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that follows time; here it is drawn once, for the instant of the entry.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  let content: (TimelineViewDefaultContext) -> Content

  /// What the view knows of time.
  public typealias Context = TimelineViewDefaultContext

  /// Creates a view.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }
}

/// What a view that follows time knows.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the system draws.
  public enum Cadence: Comparable, Sendable {
    /// With every frame.
    case live
    /// Every second.
    case seconds
    /// Every minute.
    case minutes
  }

  /// The date for which the view is drawn.
  public let date: Date
  /// How often the system draws.
  public let cadence: Cadence
}

extension TimelineView: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the view for the instant of the entry.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    let date = renderer.environment.instant ?? Date(timeIntervalSinceReferenceDate: 0)
    let content = view.content(TimelineViewDefaultContext(date: date, cadence: .minutes))
    renderer.add(.group)
    renderer.note(.view, "TimelineView")
    renderer.descend { Content._make(content, renderer) }
  }
}
