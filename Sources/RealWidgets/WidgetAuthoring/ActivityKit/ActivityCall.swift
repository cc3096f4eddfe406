import Foundation
import WidgetModel

/// The code's calls about Live Activities as a runtime hears them.
enum ActivityCall {
  /// The longest time from a call to a date in it; a runtime hears of no later one.
  private static let longest = Interval.days(366)

  /// A content with its bytes.
  ///
  /// A runtime orders activities by whole numbers: tenths of a relevance score are kept, finer ones are lost.
  static func content<State>(
    _ content: ActivityContent<State>,
    bytes: Int,
    alerts: Bool = false
  ) -> WidgetModel.ActivityContent {
    var stale = Interval.zero
    if let date = content.staleDate {
      stale = time(to: date)
      // A date that is now has passed, and no time at all would be no date.
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

  /// How an activity is asked for.
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

  /// For how long an ended activity stays.
  static func policy(_ policy: ActivityUIDismissalPolicy) -> DismissalPolicy {
    switch policy.kind {
    case .default: .byDefault
    case .immediate: .immediate
    case .after(let date): .after(time(to: date))
    }
  }

  /// How old content is whose timestamp is a date.
  static func age(_ timestamp: Date) -> Interval { max(.zero, .zero - time(to: timestamp)) }

  private static func time(to date: Date) -> Interval {
    let seconds = date.timeIntervalSince(Date())
    guard seconds.isFinite, abs(seconds) < 1e8 else {
      return seconds < 0 ? .zero - longest : longest
    }
    let time = Interval(microseconds: Int64((seconds * 1_000_000).rounded()))
    return max(.zero - longest, min(longest, time))
  }
}
