import WidgetModel

/// What is known of one placed widget, read where it stands: a whole record would be copied at every event.
///
/// It means nothing once the run that it belongs to is over.
public struct KnownPlacement {
  private let record: UnsafePointer<PlacementRecord>

  init(_ record: UnsafePointer<PlacementRecord>) { self.record = record }

  /// The widget, family and configuration.
  public var placement: Placement { record.pointee.placement }
  /// Whether a person has added it and not removed it.
  public var isPresent: Bool { record.pointee.isPresent }
  /// When a person added it.
  public var addedInstant: Instant? { record.pointee.addedInstant }
  /// Whether its page is in view.
  public var isVisible: Bool { record.pointee.isVisible }
  /// What it should show, by the timelines that the subject committed.
  public var schedule: DisplaySchedule { _read { yield record.pointee.schedule } }
  /// The timeline that the subject committed last.
  public var committed: TimelineID? { record.pointee.committed }
  /// When the subject committed it.
  public var commitInstant: Instant? { record.pointee.commitInstant }
  /// What the phone's clock showed at that commit.
  public var commitWall: WallDate? { record.pointee.commitWall }
  /// The latest date that the phone's clock showed from that commit to its last move.
  public var latestWall: WallDate { record.pointee.latestWall }
  /// Whether a reload was granted, or dropped, after that timeline's policy came due.
  public var isPolicyServed: Bool { record.pointee.isPolicyServed }
  /// Whether the policy of a timeline that was replaced had come due without a reload so far.
  public var carriesPolicy: Bool { record.pointee.carriesPolicy }
  /// What the subject said it displays.
  public var display: Display? { record.pointee.display }
  /// When the subject granted the last reload.
  public var lastGrant: Instant? { record.pointee.lastGrant }
  /// Why the subject said it holds a reload that it has neither granted nor dropped since.
  public var hold: HoldReason? { record.pointee.hold }
  /// When a timeline request for it failed for the last time.
  public var lastFailure: Instant? { record.pointee.lastFailure }
  /// Why that request failed.
  public var lastFailureReason: FailureReason? { record.pointee.lastFailureReason }
}

/// The budget of a placed widget, read where it stands.
public struct KnownBudget {
  private let account: UnsafePointer<BudgetAccount>

  init(_ account: UnsafePointer<BudgetAccount>) { self.account = account }

  /// The instant of the last booked charge, `nil` before the first.
  public var lastCharge: Instant? { account.pointee.lastCharge }

  /// The instant from which on a charge conforms if none is booked before; `never` if none does.
  public func freeInstant(at now: Instant, wall: WallDate) -> Instant {
    // Of a bucket one number is read; the account as a whole would be copied at every event.
    if account.pointee.model == .tokenBucket { return account.pointee.conformance }
    return account.pointee.freeInstant(at: now, wall: wall)
  }

  /// Whether a charge conforms at an instant.
  public func allows(at now: Instant, wall: WallDate) -> Bool {
    let free = freeInstant(at: now, wall: wall)
    return free <= now && free < .never
  }

  /// Whether a charge at an instant would conform and be the last one to do so for a while.
  func isLast(at now: Instant, wall: WallDate) -> Bool {
    account.pointee.isLast(at: now, wall: wall)
  }
}
