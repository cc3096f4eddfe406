import WidgetModel

// What clauses about a runtime's Live Activities have in common.
extension EventKinds {
  /// All that is said of Live Activities, and how far each has come.
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
  /// Why a clause about Live Activities says nothing under a profile.
  static var withoutActivities: @Sendable (Profile) -> String? {
    { $0.isOn(.liveActivities) ? nil : "the profile has no Live Activities" }
  }

  /// Why a clause about broadcasts says nothing under a profile.
  static var withoutChannels: @Sendable (Profile) -> String? {
    {
      $0.isOn(.liveActivities) && $0.isOn(.broadcastChannels)
        ? nil : "the profile has no broadcasts to Live Activities"
    }
  }

  /// Why a clause about transient activities says nothing under a profile.
  static var withoutTransientActivities: @Sendable (Profile) -> String? {
    {
      $0.isOn(.liveActivities) && $0.isOn(.transientActivities)
        ? nil : "the profile has no transient Live Activities"
    }
  }

  /// Why a clause about scheduled activities says nothing under a profile.
  static var withoutScheduledActivities: @Sendable (Profile) -> String? {
    {
      $0.isOn(.liveActivities) && $0.isOn(.scheduledActivities)
        ? nil : "the profile has no scheduled Live Activities"
    }
  }

  /// Why a clause about the Dynamic Island says nothing under a profile.
  static var withoutIsland: @Sendable (Profile) -> String? {
    {
      $0.isOn(.liveActivities) && $0.isOn(.dynamicIsland)
        ? nil : "the profile has no Dynamic Island"
    }
  }
}

extension ActivityPhase {
  /// Whether an activity begins with it: it starts, or waits for its date (LA-32).
  var isFirst: Bool { self == .active || self == .pending }
}

extension ActivityID? {
  /// The activity as a reader sees it.
  var inWords: String { map { "activity \($0.number)" } ?? "none" }
}
