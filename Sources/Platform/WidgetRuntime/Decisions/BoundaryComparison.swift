/// A boundary with which the runtime compares a value, and the side that the boundary itself is on.
///
/// The platform rarely says whether a limit is inclusive; a test can invert each such choice.
public enum BoundaryComparison: String, CaseIterable, Hashable, Sendable {
  /// An entry is due: the wall date has reached its own (TL-11).
  case entryReached
  /// A reload policy is due: the wall date has reached it (TL-19, TL-21).
  case policyReached
  /// A backoff has expired: the instant has reached its end (TL-46).
  case retryReached
  /// An answer is in time: the time since the request is within the limit (DL-03, AS-08).
  case answerInTime
  /// An intent is in time: the time since its start is within the limit (WC-19, AS-08).
  case intentInTime
  /// The memory that was used is within the limit (DL-06).
  case memoryFits
  /// The size of an archive is within the limit (DL-20).
  case archiveFits
  /// The time since the last grant has reached the minimum interval (TL-14, RB-31).
  case spacingPassed
  /// The budget's remainder has reached the price of a reload (RB-02).
  case budgetAffords
  /// The age of a charged reload has reached the window's length, so it no longer counts (RB-01).
  case windowPassed
  /// The number of the wall clock's window is greater than the counted one (RB-01).
  case anchorPassed
  /// The bytes of an activity's content are within the limit (LA-01).
  case activityFits
  /// The app's activities, including the new one, are within the limit (LA-05).
  case activitiesFit
  /// Content is at least as new as what an activity shows (LA-11).
  case contentIsNew
  /// An activity's content is stale: the wall date has reached its stale date (LA-07).
  case staleReached
  /// An activity has expired: its age has reached the limit (LA-02).
  case activityIsOver
  /// An ended activity is dismissed: the instant or wall date has reached its last (LA-09).
  case dismissalReached
  /// An activity's relevance is above that of one which started earlier (LA-12).
  case relevanceIsHigher
  /// The date of a scheduled activity's start is reached (LA-32).
  case activityStartReached
  /// The counted pushes of an hour, including the new one, are within the budget (LA-23, LA-25).
  case activityPushFits
  /// A push is an hour old, so it no longer counts (LA-23, LA-25).
  case activityPushPassed

  /// Returns the reference's answer for a left and a right side.
  @inlinable
  public func holds(_ left: Int64, _ right: Int64) -> Bool {
    switch self {
    case .entryReached, .policyReached, .retryReached, .spacingPassed, .budgetAffords,
      .windowPassed, .contentIsNew, .staleReached, .activityIsOver, .dismissalReached,
      .activityStartReached, .activityPushPassed:
      left >= right
    case .answerInTime, .intentInTime, .memoryFits, .archiveFits, .activityFits, .activitiesFit,
      .activityPushFits:
      left <= right
    case .anchorPassed, .relevanceIsHigher: left > right
    }
  }
}
