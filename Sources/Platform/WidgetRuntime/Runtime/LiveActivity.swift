import WidgetModel

/// A Live Activity that is visible.
public struct LiveActivity: Hashable, Sendable {
  /// The number under which the app keeps it.
  public let id: ActivityID
  /// How far it has come.
  public var phase = ActivityPhase.active
  /// When it started.
  public let started: Instant
  /// When its content becomes stale, `nil` for never (LA-07).
  public var staleDate: WallDate?
  /// The timestamp of the content that it shows (LA-11).
  public var timestamp: Instant
  /// What several are ordered by, the highest first (LA-12).
  public var relevance: Int32
  /// How many calls gave it content.
  public var calls: Int32 = 1
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
