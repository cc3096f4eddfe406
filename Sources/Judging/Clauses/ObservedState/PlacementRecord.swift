import WidgetModel

/// What is known of one placed widget.
public struct PlacementRecord: Hashable, Sendable {
  /// The widget, family and configuration.
  public let placement: Placement
  /// Whether a person has added it and not removed it.
  public var isPresent = false
  /// When a person added it.
  public var addedInstant: Instant?
  /// Whether its page is in view.
  public var isVisible = true
  /// Since when its page has been in view without a break.
  public var inViewSince = Instant.start
  /// What it should show, by the timelines that the subject committed.
  public var schedule = DisplaySchedule()
  /// The timeline that the subject committed last.
  public var committed: TimelineID?
  /// When the subject committed it.
  public var commitInstant: Instant?
  /// What the phone's clock showed at that commit.
  public var commitWall: WallDate?
  /// The latest date that the phone's clock showed from that commit to its last move.
  public var latestWall = WallDate.distantPast
  /// Whether a reload was granted, or dropped, after that timeline's policy came due.
  public var isPolicyServed = false
  /// Whether the policy of a timeline that was replaced had come due without a reload so far.
  public var carriesPolicy = false
  /// What the subject said it displays.
  public var display: Display?
  /// When the subject granted the last reload.
  public var lastGrant: Instant?
  /// Why the subject said it holds a reload that it has neither granted nor dropped since.
  public var hold: HoldReason?
  /// When a timeline request for it failed for the last time.
  public var lastFailure: Instant?
  /// Why that request failed.
  public var lastFailureReason: FailureReason?

  /// Creates the record of a placement that is not there yet.
  public init(_ placement: Placement) { self.placement = placement }
}
