import WidgetModel

/// The time of a line's events.
public enum GoldenTime: Hashable, Sendable {
  /// At an instant, repeated after every interval, `times` times in all.
  case at(GoldenMoment, every: Interval = .zero, times: Int = 1)
  /// At any time in a closed interval.
  case between(GoldenMoment, GoldenMoment)
  /// At any time in the run.
  case anywhere
}

/// An instant as written in a golden file: `7h` from the start of the run, or `07:00`, `07:00:30`
/// or `07:00:30.5` on the first day by the clock as set at the start.
public struct GoldenMoment: Hashable, Sendable {
  /// The moment as written.
  public let text: String

  private enum Meaning: Hashable, Sendable {
    case sinceStart(Interval)
    case timeOfDay(Interval)
  }

  private let meaning: Meaning

  /// Creates a moment relative to the start.
  public init(_ interval: Interval) {
    text = interval.description
    meaning = .sinceStart(interval)
  }

  /// Parses a moment; `nil` if the text is invalid.
  public init?(_ text: String) {
    self.text = text
    if let interval = Interval(text) {
      meaning = .sinceStart(interval)
      return
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].utf8.count == 2, parts[1].utf8.count == 2,
      let hours = Int64(parts[0]), (0...23).contains(hours),
      let minutes = Int64(parts[1]), (0...59).contains(minutes)
    else { return nil }
    var time = Interval.hours(hours) + .minutes(minutes)
    if parts.count == 3 {
      guard let seconds = Interval("\(parts[2])s"), seconds >= .zero, seconds < .minutes(1) else {
        return nil
      }
      time = time + seconds
    }
    meaning = .timeOfDay(time)
  }

  /// Returns the instant in a run whose clock shows a date at the start; negative before the start.
  public func instant(clock: WallDate) -> Instant {
    switch meaning {
    case .sinceStart(let interval): return .start + interval
    case .timeOfDay(let time):
      let day = Interval.day.microseconds
      let ofDay = (clock.microseconds % day + day) % day
      return .start + (time - Interval(microseconds: ofDay))
    }
  }

  static let example = "an instant such as \"7h15m\" since the start or \"07:15\" on the first day"
}
