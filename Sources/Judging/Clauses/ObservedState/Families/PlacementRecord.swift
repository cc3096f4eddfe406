import WidgetModel

struct PlacementRecord {
  /// The placement, with the configuration that the person chose last.
  var placement: Placement
  var isPresent = false
  var addedInstant: Instant?
  var isVisible = true
  /// The time since which its page has been in view without a break.
  var inViewSince = Instant.start
  /// True if it has not learned of a new place, which it does when it is next seen (RB-19).
  var awaitsSight = false
  var schedule = DisplaySchedule()
  var committed: TimelineID?
  var commitInstant: Instant?
  var commitWall: WallDate?
  var latestWall = WallDate.distantPast
  var isPolicyServed = false
  var carriesPolicy = false
  var display: Display?
  var lastGrant: Instant?
  var hold: HoldReason?
  var lastFailure: Instant?
  var lastFailureReason: FailureReason?

  init(_ placement: Placement) { self.placement = placement }
}
