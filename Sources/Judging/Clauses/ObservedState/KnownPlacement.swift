import WidgetModel

/// The observed state of one placed widget, read in place because a whole record would be copied at
/// every event.
///
/// Invalid once its run is over.
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

/// The budget of a placed widget, read in place.
public struct KnownBudget {
  private let account: UnsafePointer<BudgetAccount>

  init(_ account: UnsafePointer<BudgetAccount>) { self.account = account }

  /// The instant of the last booked charge, or `nil` before the first.
  public var lastCharge: Instant? { account.pointee.lastCharge }

  /// Returns the instant from which a charge conforms if none is booked before, or `never` if none
  /// does.
  public func freeInstant(at now: Instant, wall: WallDate) -> Instant {
    // A bucket needs one number; the whole account would be copied at every event.
    if account.pointee.model == .tokenBucket { return account.pointee.conformance }
    return account.pointee.freeInstant(at: now, wall: wall)
  }

  /// Returns true if a charge conforms at an instant.
  public func allows(at now: Instant, wall: WallDate) -> Bool {
    let free = freeInstant(at: now, wall: wall)
    return free <= now && free < .never
  }

  /// Returns true if a charge at an instant would conform and be the last to do so for a while.
  func isLast(at now: Instant, wall: WallDate) -> Bool {
    account.pointee.isLast(at: now, wall: wall)
  }
}
