import WidgetModel

// Shared declarations of the clauses about a runtime's Live Activities.
extension EventKinds {
  /// All inputs about Live Activities, and the changes of their phases.
  static let activities = EventKinds(
    .activityStarted,
    .activityUpdated,
    .activityEnded,
    .activitySwiped,
    .activitiesAllowed,
    .activityChanged
  )
}

extension ClauseChecker {
  /// Returns the reason that a clause about Live Activities does not apply under a profile.
  static var withoutActivities: @Sendable (Profile) -> String? {
    { $0.isOn(.liveActivities) ? nil : "the profile has no Live Activities" }
  }

  /// Returns the reason that a clause about broadcasts does not apply under a profile.
  static var withoutChannels: @Sendable (Profile) -> String? {
    {
      $0.isOn(.liveActivities) && $0.isOn(.broadcastChannels)
        ? nil : "the profile has no broadcasts to Live Activities"
    }
  }

  /// Returns the reason that a clause about transient activities does not apply under a profile.
  static var withoutTransientActivities: @Sendable (Profile) -> String? {
    {
      $0.isOn(.liveActivities) && $0.isOn(.transientActivities)
        ? nil : "the profile has no transient Live Activities"
    }
  }

  /// Returns the reason that a clause about scheduled activities does not apply under a profile.
  static var withoutScheduledActivities: @Sendable (Profile) -> String? {
    {
      $0.isOn(.liveActivities) && $0.isOn(.scheduledActivities)
        ? nil : "the profile has no scheduled Live Activities"
    }
  }

  /// Returns the reason that a clause about the Dynamic Island does not apply under a profile.
  static var withoutIsland: @Sendable (Profile) -> String? {
    {
      $0.isOn(.liveActivities) && $0.isOn(.dynamicIsland)
        ? nil : "the profile has no Dynamic Island"
    }
  }
}

extension ActivityPhase {
  /// True if an activity begins with this phase: it starts, or waits for its date (LA-32).
  var isFirst: Bool { self == .active || self == .pending }
}

extension ActivityID? {
  var inWords: String { map { "activity \($0.number)" } ?? "none" }
}
