import WidgetModel

/// A state of a placed widget in which to try each kind of input: some faults show only there.
public enum PlacementCondition: String, CaseIterable, Hashable, Sendable {
  /// The newest timeline waits for its first date (TL-34).
  case awaitsFirstDate = "timeline awaits its first date"
  case heldInFlight = "reload held: request under way"
  case heldUnseen = "reload held: not seen"
  /// A reload is held because the last one was granted shortly before (TL-14).
  case heldSpacing = "reload held: too soon"
  /// A reload is held because the budget is used up (RB-09).
  case heldBudget = "reload held: no budget"
  /// A failed reload waits for its retry (TL-46).
  case awaitsRetry = "retry to come"
  case placeholderUnderWay = "placeholder under way"
  case snapshotUnderWay = "snapshot under way"
  case timelineUnderWay = "timeline under way"
  case intentUnderWay = "intent under way"
  /// A toggle shows its new state after a tap (VW-08).
  case togglesShowTap = "toggle shows a tap"
  /// The phone was restarted and not unlocked since (TL-04).
  case awaitsUnlock = "first unlock to come"
  case isRemoved = "removed"

  var number: Int { ordinal(of: self) }

  /// Returns the reason why no widget can be in the condition under a profile, `nil` if one can.
  func inapplicable(_ profile: Profile) -> String? {
    switch self {
    case .intentUnderWay, .togglesShowTap:
      profile.isOn(.interactive) ? nil : "the profile has no interaction"
    case .heldBudget:
      if profile.budgetModel == .unlimited {
        "the profile has no budget"
      } else {
        profile.isOn(.dropsOverBudget) ? "the profile drops what is beyond the budget" : nil
      }
    case .heldSpacing:
      profile[.minReloadInterval] == 0 ? "the profile has no minimum interval" : nil
    default: nil
    }
  }

  /// The effects that reveal the condition; subjects that do not report them do not show it.
  var observes: EventKinds {
    switch self {
    case .awaitsFirstDate: EventKinds(.committed, .displayed)
    case .heldInFlight, .heldUnseen, .heldSpacing, .heldBudget: EventKinds(.held, .granted)
    case .awaitsRetry: EventKinds(.failed, .granted, .committed)
    case .placeholderUnderWay, .snapshotUnderWay, .timelineUnderWay:
      EventKinds(.requested, .failed)
    // A subject that does not report taps does not run intents.
    case .intentUnderWay: EventKinds(.requested, .failed, .led)
    case .togglesShowTap: EventKinds(.toggled, .committed)
    case .awaitsUnlock, .isRemoved: []
    }
  }
}

/// A set of conditions, one bit each.
public struct PlacementConditions: OptionSet, Hashable, Sendable {
  /// One bit for each ``PlacementCondition``, in its order.
  public var rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ condition: PlacementCondition) { rawValue = 1 << UInt16(condition.number) }

  static let held: Self = [
    Self(.heldInFlight), Self(.heldUnseen), Self(.heldSpacing), Self(.heldBudget),
  ]
}

extension HoldReason {
  var condition: PlacementCondition {
    switch self {
    case .inFlight: .heldInFlight
    case .unseen: .heldUnseen
    case .spacing: .heldSpacing
    case .budget: .heldBudget
    }
  }
}
