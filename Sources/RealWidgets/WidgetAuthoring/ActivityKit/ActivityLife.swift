import Foundation

/// The dates of a Live Activity, which determine its state (LA-02, LA-06, LA-07, LA-09).
struct ActivityLife: Hashable, Sendable {
  static let longestRun: TimeInterval = 8 * 3_600
  static let longestAfterglow: TimeInterval = 4 * 3_600

  var start: Date
  var staleDate: Date?
  var end: Date?
  var dismissal = ActivityUIDismissalPolicy.default

  func state(at now: Date) -> ActivityState {
    if let end = end(at: now) { return now >= dismissalDate(after: end) ? .dismissed : .ended }
    if now < start { return .pending }
    if let staleDate, now >= staleDate { return .stale }
    return .active
  }

  /// Returns the end, by the code or after the longest run; `nil` while the activity runs.
  private func end(at now: Date) -> Date? {
    if let end { return end }
    let latest = start.addingTimeInterval(Self.longestRun)
    return now >= latest ? latest : nil
  }

  private func dismissalDate(after end: Date) -> Date {
    let latest = end.addingTimeInterval(Self.longestAfterglow)
    return switch dismissal.kind {
    case .default: latest
    case .immediate: end
    case .after(let date): min(date, latest)
    }
  }
}
