import WidgetModel

/// What is known of one placed widget.
struct PlacementRecord {
  /// The widget, family and the configuration that the person chose last.
  var placement: Placement
  /// Whether a person has added it and not removed it.
  var isPresent = false
  /// When a person added it.
  var addedInstant: Instant?
  /// Whether its page is in view.
  var isVisible = true
  /// Since when its page has been in view without a break.
  var inViewSince = Instant.start
  /// Whether it has not heard of a new place, which it hears of when it is seen (RB-19).
  var awaitsSight = false
  /// What it should show, by the timelines that the subject committed.
  var schedule = DisplaySchedule()
  /// The timeline that the subject committed last.
  var committed: TimelineID?
  /// When the subject committed it.
  var commitInstant: Instant?
  /// What the phone's clock showed at that commit.
  var commitWall: WallDate?
  /// The latest date that the phone's clock showed from that commit to its last move.
  var latestWall = WallDate.distantPast
  /// Whether a reload was granted, or dropped, after that timeline's policy came due.
  var isPolicyServed = false
  /// Whether the policy of a timeline that was replaced had come due without a reload so far.
  var carriesPolicy = false
  /// What the subject said it displays.
  var display: Display?
  /// When the subject granted the last reload.
  var lastGrant: Instant?
  /// Why the subject said it holds a reload that it has neither granted nor dropped since.
  var hold: HoldReason?
  /// When a timeline request for it failed for the last time.
  var lastFailure: Instant?
  /// Why that request failed.
  var lastFailureReason: FailureReason?

  /// Creates the record of a placement that is not there yet.
  init(_ placement: Placement) { self.placement = placement }
}
