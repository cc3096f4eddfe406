import WidgetModel

/// The observed state of one placed widget.
struct PlacementRecord {
  /// The placement, with the configuration that the person chose last.
  var placement: Placement
  /// True if a person has added it and not removed it.
  var isPresent = false
  var addedInstant: Instant?
  /// True if its page is in view.
  var isVisible = true
  /// The time since which its page has been in view without a break.
  var inViewSince = Instant.start
  /// True if it has not learned of a new place, which it does when it is next seen (RB-19).
  var awaitsSight = false
  /// The expected display, by the timelines that the subject committed.
  var schedule = DisplaySchedule()
  /// The last timeline that the subject committed.
  var committed: TimelineID?
  var commitInstant: Instant?
  /// The phone's wall date at that commit.
  var commitWall: WallDate?
  /// The latest date on the phone's clock from that commit to its last move.
  var latestWall = WallDate.distantPast
  /// True if a reload was granted or dropped after that timeline's policy came due.
  var isPolicyServed = false
  /// True if the policy of a replaced timeline had come due without a reload so far.
  var carriesPolicy = false
  /// The display as reported by the subject.
  var display: Display?
  var lastGrant: Instant?
  /// The reason with which the subject holds a reload that it has neither granted nor dropped
  /// since.
  var hold: HoldReason?
  /// The time of the last failed timeline request.
  var lastFailure: Instant?
  var lastFailureReason: FailureReason?

  init(_ placement: Placement) { self.placement = placement }
}
