import Foundation
import WidgetModel

/// Conversions of the code's calls to a runtime's inputs.
enum ActivityCall {
  /// The longest time from a call to a date in it; later dates are cut off.
  private static let longest = Interval.days(366)

  /// Returns a content with its size; relevance scores are kept to a tenth, since a runtime orders
  /// activities by whole numbers.
  static func content<State>(
    _ content: ActivityContent<State>,
    bytes: Int,
    alerts: Bool = false
  ) -> WidgetModel.ActivityContent {
    var stale = Interval.zero
    if let date = content.staleDate {
      stale = time(to: date)
      // Zero would mean that there is no date, so a date that is now lies one tick in the past.
      if stale == .zero { stale = .zero - .tick }
    }
    let score = content.relevanceScore.isFinite ? content.relevanceScore * 10 : 0
    return WidgetModel.ActivityContent(
      bytes: Int32(clamping: bytes),
      staleAfter: stale,
      relevance: Int16(max(-1000, min(1000, score.rounded()))),
      alerts: alerts
    )
  }

  static func request(
    _ pushType: PushType?,
    _ style: ActivityStyle,
    start: Date
  ) -> WidgetModel.ActivityRequest {
    ActivityRequest(
      style == .transient ? .transient : .standard,
      pushType: pushType == nil ? .none : pushType == .token ? .token : .channel,
      isFromIntent: true,
      startsAfter: max(.zero, time(to: start))
    )
  }

  static func policy(_ policy: ActivityUIDismissalPolicy) -> DismissalPolicy {
    switch policy.kind {
    case .default: .byDefault
    case .immediate: .immediate
    case .after(let date): .after(time(to: date))
    }
  }

  /// Returns the age of content with a timestamp; zero if it lies in the future.
  static func age(_ timestamp: Date) -> Interval { max(.zero, .zero - time(to: timestamp)) }

  private static func time(to date: Date) -> Interval {
    let seconds = date.timeIntervalSince(Date())
    // Larger numbers exceed `longest` anyway, and `Int64` could trap.
    guard seconds.isFinite, abs(seconds) < 1e8 else {
      return seconds < 0 ? .zero - longest : longest
    }
    let time = Interval(microseconds: Int64((seconds * 1_000_000).rounded()))
    return max(.zero - longest, min(longest, time))
  }
}
