import WidgetModel

/// The observed state of one placed widget, read in place because a whole record would be copied at
/// every event; invalid once its run has ended.
public struct KnownPlacement {
  private let record: UnsafePointer<PlacementRecord>

  init(_ record: UnsafePointer<PlacementRecord>) { self.record = record }

  /// The widget, family and configuration.
  public var placement: Placement { record.pointee.placement }
  /// True if a person has added it and not removed it.
  public var isPresent: Bool { record.pointee.isPresent }
  /// The time at which a person added it.
  public var addedInstant: Instant? { record.pointee.addedInstant }
  /// True if its page is in view.
  public var isVisible: Bool { record.pointee.isVisible }
  /// The expected display, by the timelines that the subject committed.
  public var schedule: DisplaySchedule { _read { yield record.pointee.schedule } }
  /// The last timeline that the subject committed.
  public var committed: TimelineID? { record.pointee.committed }
  /// The time of that commit.
  public var commitInstant: Instant? { record.pointee.commitInstant }
  /// The phone's wall date at that commit.
  public var commitWall: WallDate? { record.pointee.commitWall }
  /// The latest date on the phone's clock from that commit to its last move.
  public var latestWall: WallDate { record.pointee.latestWall }
  /// True if a reload was granted or dropped after that timeline's policy came due.
  public var isPolicyServed: Bool { record.pointee.isPolicyServed }
  /// True if the policy of a replaced timeline had come due without a reload so far.
  public var carriesPolicy: Bool { record.pointee.carriesPolicy }
  /// The display as reported by the subject.
  public var display: Display? { record.pointee.display }
  /// The time of the last granted reload.
  public var lastGrant: Instant? { record.pointee.lastGrant }
  /// The reason with which the subject holds a reload that it has neither granted nor dropped
  /// since.
  public var hold: HoldReason? { record.pointee.hold }
  /// The time of the last failed timeline request.
  public var lastFailure: Instant? { record.pointee.lastFailure }
  /// The reason for that failure.
  public var lastFailureReason: FailureReason? { record.pointee.lastFailureReason }
}
