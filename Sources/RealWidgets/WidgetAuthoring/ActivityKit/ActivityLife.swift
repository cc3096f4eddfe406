import Foundation

/// The dates of a Live Activity, from which its state follows at any instant.
///
/// Source: LA-02, LA-06, LA-07, LA-09.
struct ActivityLife: Hashable, Sendable {
  /// The longest that an activity runs: eight hours.
  static let longestRun: TimeInterval = 8 * 3_600
  /// The longest that an ended activity can be seen: four hours.
  static let longestAfterglow: TimeInterval = 4 * 3_600

  /// When the activity starts.
  var start: Date
  /// When its state is no longer good.
  var staleDate: Date?
  /// When the code ended it.
  var end: Date?
  /// How long it can be seen after its end.
  var dismissal = ActivityUIDismissalPolicy.default

  /// The state at an instant.
  func state(at now: Date) -> ActivityState {
    if let end = end(at: now) { return now >= dismissalDate(after: end) ? .dismissed : .ended }
    if now < start { return .pending }
    if let staleDate, now >= staleDate { return .stale }
    return .active
  }

  /// When the activity ended, by the code or after its longest run; nothing while it runs.
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
