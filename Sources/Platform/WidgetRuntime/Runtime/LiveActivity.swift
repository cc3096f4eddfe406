import WidgetModel

/// A Live Activity that is visible.
public struct LiveActivity: Hashable, Sendable {
  /// The number under which the app keeps it.
  public let id: ActivityID
  /// Whether it goes with the person's attention (LA-31).
  public let style: ActivityRequest.Style
  /// What reaches it besides calls of the app (LA-28, LA-29).
  public let pushType: ActivityRequest.PushType
  /// Whether it has the supplemental family `small` (RV-10).
  public let hasSmallFamily: Bool
  /// How far it has come.
  public var phase = ActivityPhase.active
  /// When it started.
  public var started: Instant
  /// The date at which it starts while it is pending (LA-32).
  public var startDate: WallDate?
  /// When its content becomes stale, `nil` for never (LA-07).
  public var staleDate: WallDate?
  /// The timestamp of the content that it shows (LA-11).
  public var timestamp: Instant
  /// What several are ordered by, the highest first (LA-12).
  public var relevance: Int16
  /// How many calls and pushes gave it content.
  public var calls: Int32 = 1
  /// The number of the call whose content it shows.
  public var content: Int32 = 0
  /// The date at which it is dismissed once it has ended, `nil` where the policy has none (LA-09).
  public var dismissalDate: WallDate?
  /// The instant at which it is dismissed at the latest once it has ended (LA-09).
  public var dismissal = Instant.never

  /// Whether it takes updates and has a place in the Dynamic Island.
  public var isRunning: Bool { phase == .active || phase == .stale }
}

/// Which activities the Dynamic Island shows (LA-12, LA-15).
public struct IslandState: Hashable, Sendable {
  /// The one that is attached to the island.
  public var attached: ActivityID?
  /// The one that stands detached beside it.
  public var detached: ActivityID?
}
