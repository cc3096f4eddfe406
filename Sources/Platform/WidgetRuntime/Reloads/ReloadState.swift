import WidgetModel

/// The reloads of one placed widget: what was requested, held and granted.
public struct ReloadState: Hashable, Sendable {
  /// The index of the placement's budget in ``ReloadMachine/budgets`` (RB-06).
  public let budget: Int

  /// True if it has not learned of a new location, which it does when it is next seen (RB-19).
  public var awaitsSight = false

  /// The causes of the requested reload; empty if there is none (RB-29).
  public var pending: ReloadCauses = []
  /// The causes of the pending reload when it was last reported as held.
  public var heldCauses: ReloadCauses = []
  /// The reason with which the pending reload was last reported as held.
  public var heldReason: HoldReason?
  /// True if the next grant for an interaction is followed by another one (VW-13).
  public var repeatsInteraction = false
  /// The instant from which spacing counts: the last grant (TL-14).
  public var lastGrant: Instant?
  /// True if the last grant was charged.
  public var lastGrantWasCharged = false
  /// The timeline request under way.
  public var request: RequestID?
  /// The time at which the retry of a failed reload is requested (TL-46).
  public var retry: Instant?

  init(budget: Int) { self.budget = budget }

  mutating func forget() { self = ReloadState(budget: budget) }

  /// Drops the requested reload.
  public mutating func forgetPending() {
    pending = []
    heldCauses = []
    heldReason = nil
    repeatsInteraction = false
  }

  /// Drops the request of an earlier timeline's policy.
  mutating func forgetPendingPolicy() {
    let others = pending.removing(.policy)
    if others.isEmpty { forgetPending() } else { pending = others }
  }
}
