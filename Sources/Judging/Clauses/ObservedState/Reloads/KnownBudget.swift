import WidgetModel

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

  func isLast(at now: Instant, wall: WallDate) -> Bool {
    account.pointee.isLast(at: now, wall: wall)
  }
}
