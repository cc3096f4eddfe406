/// The kind of an event, for its routing to checkers, in the order of ``Input`` and ``Effect``.
public enum EventKind: String, CaseIterable, Hashable, Sendable {
  // Inputs, in the order of `Input`.
  case added, removed, configured, galleryOpened, reloadCalled, reloadAllCalled, pushReceived,
    foreground
  case audioSession, navigationSession, locked, visible, localeChanged, textSizeChanged
  case systemChanged, appInstalled, kindWithdrawn, clockMoved
  case rebooted, processKilled, tapped
  case activityStarted, activityUpdated, activityEnded, activitySwiped, activitiesAllowed
  case activityPushed, frequentPushesAllowed, activityTapped, activityCollapsed
  case contextChanged, relevanceChanged
  case controlAdded, controlRemoved, controlTapped, controlsReloaded, controlsPushed
  case answered, woke, asked, did
  // Effects, in the order of `Effect`.
  case requested, cancelled, held, dropped, granted, archived, committed, failed, displayed
  case toggled, led, reported, prompted
  case activityRefused, activityChanged, activityShown, islandChanged
  case activityAlerted, activityLed, activityTokenGiven
  case presented
  case controlShown, controlLed

  /// The kind's index in ``allCases``, used as its bit in an ``EventKinds``.
  @inlinable public var number: Int { ordinal(of: self) }
}
