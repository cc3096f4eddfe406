import WidgetModel

/// A visible Live Activity.
public struct LiveActivity: Hashable, Sendable {
  /// The number under which the app keeps it.
  public let id: ActivityID
  /// The lifetime in relation to the person's attention (LA-31).
  public let style: ActivityRequest.Style
  /// The kind of push that reaches it (LA-28, LA-29).
  public let pushType: ActivityRequest.PushType
  /// True if it has the supplemental family `small` (RV-10).
  public let hasSmallFamily: Bool
  /// The phase of its life.
  public var phase = ActivityPhase.active
  /// The instant of its start.
  public var started: Instant
  /// The date at which it starts while it is pending (LA-32).
  public var startDate: WallDate?
  /// The date at which its content becomes stale, or `nil` for never (LA-07).
  public var staleDate: WallDate?
  /// The timestamp of the content that it shows (LA-11).
  public var timestamp: Instant
  /// The relevance by which several are ordered, highest first (LA-12).
  public var relevance: Int16
  /// The number of calls and pushes that gave it content.
  public var calls: Int32 = 1
  /// The number of the call whose content it shows.
  public var content: Int32 = 0
  /// The date at which it is dismissed after its end, or `nil` if the policy has none (LA-09).
  public var dismissalDate: WallDate?
  /// The latest instant at which it is dismissed after its end (LA-09).
  public var dismissal = Instant.never

  /// True if it accepts updates and has a place in the Dynamic Island.
  public var isRunning: Bool { phase == .active || phase == .stale }
}

/// The activities in the Dynamic Island (LA-12, LA-15).
public struct IslandState: Hashable, Sendable {
  /// The activity attached to the island.
  public var attached: ActivityID?
  /// The activity detached next to it.
  public var detached: ActivityID?
}
