import WidgetModel

/// A state of a placed widget in which each input has to be tried, since what a runtime forgets or takes for
/// something else shows only there.
public enum PlacementCondition: String, CaseIterable, Hashable, Sendable {
  /// The newest timeline waits for its first date (TL-34).
  case awaitsFirstDate = "timeline awaits its first date"
  /// A reload is held because a timeline request is under way.
  case heldInFlight = "reload held: request under way"
  /// A reload is held because the widget is not seen.
  case heldUnseen = "reload held: not seen"
  /// A reload is held because the last one was granted shortly before (TL-14).
  case heldSpacing = "reload held: too soon"
  /// A reload is held for want of budget (RB-09).
  case heldBudget = "reload held: no budget"
  /// A failed reload waits for its retry (TL-46).
  case awaitsRetry = "retry to come"
  /// A placeholder was asked for.
  case placeholderUnderWay = "placeholder under way"
  /// A snapshot was asked for, for the gallery.
  case snapshotUnderWay = "snapshot under way"
  /// A timeline was asked for.
  case timelineUnderWay = "timeline under way"
  /// An intent runs.
  case intentUnderWay = "intent under way"
  /// A toggle shows what it was tapped to (VW-08).
  case togglesShowTap = "toggle shows a tap"
  /// The phone was restarted and not unlocked since (TL-04).
  case awaitsUnlock = "first unlock to come"
  /// A person has taken the widget off the screen.
  case isRemoved = "removed"

  /// The condition's place in ``allCases``.
  var number: Int { ordinal(of: self) }

  /// Why no widget comes into the condition under a profile, `nil` when one may.
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
    case .heldSpacing: profile[.minReloadInterval] == 0 ? "the profile has no least interval" : nil
    default: nil
    }
  }

  /// The effects from which the condition is read; a subject that does not report them does not show it.
  var observes: EventKinds {
    switch self {
    case .awaitsFirstDate: EventKinds(.committed, .displayed)
    case .heldInFlight, .heldUnseen, .heldSpacing, .heldBudget: EventKinds(.held, .granted)
    case .awaitsRetry: EventKinds(.failed, .granted, .committed)
    case .placeholderUnderWay, .snapshotUnderWay, .timelineUnderWay:
      EventKinds(.requested, .failed)
    // Who knows no taps runs no intents.
    case .intentUnderWay: EventKinds(.requested, .failed, .led)
    case .togglesShowTap: EventKinds(.toggled, .committed)
    case .awaitsUnlock, .isRemoved: []
    }
  }
}

/// Some conditions, one bit each.
public struct PlacementConditions: OptionSet, Hashable, Sendable {
  /// One bit for each ``PlacementCondition``, in its order.
  public var rawValue: UInt16

  /// Creates a set of the conditions of some bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ condition: PlacementCondition) { rawValue = 1 << UInt16(condition.number) }

  /// The reasons for which a reload is held.
  static let held: Self = [
    Self(.heldInFlight), Self(.heldUnseen), Self(.heldSpacing), Self(.heldBudget),
  ]
}

extension HoldReason {
  /// The condition of a widget whose reload is held for the reason.
  var condition: PlacementCondition {
    switch self {
    case .inFlight: .heldInFlight
    case .unseen: .heldUnseen
    case .spacing: .heldSpacing
    case .budget: .heldBudget
    }
  }
}
