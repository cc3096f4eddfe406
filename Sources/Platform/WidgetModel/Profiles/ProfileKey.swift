/// A number or switch of a platform that a profile sets.
///
/// Every value is an `Int64` in the key's ``unit``: plain data that `--set` can change and tests
/// can vary step by step.
public enum ProfileKey: String, CaseIterable, Hashable, Sendable {
  /// The time within which a provider should finish a timeline (DL-02).
  case timelineSoftDeadline
  /// The time after which an unanswered request fails; finishing exactly then is in time (DL-03).
  case timelineHardDeadline
  /// The time that an app intent may run in the background (WC-19).
  case intentDeadline
  /// The bytes of memory above which the extension's process is killed (DL-06).
  case memoryLimit
  /// The bytes above which a timeline's archive is refused (DL-20).
  case archiveByteLimit
  /// The time between a failed reload and its retry (TL-46).
  case failureBackoff
  /// The minimum time from a widget's last reload to its next charged one (TL-14, RB-31).
  case minReloadInterval
  /// The budget model for reloads; see ``BudgetModel``.
  case budgetModel
  /// The charged reloads allowed in any 24 hours, N (RB-02).
  case dailyReloads
  /// The part of N that may be spent at once, B; R = N - B refills over 24 hours (AS-01).
  case budgetBurst
  /// The wall time of day at which an anchored window starts over (RB-01).
  case budgetAnchor
  /// The scope in which reloads share one budget; see ``BudgetScope`` (RB-06).
  case budgetScope
  /// True if a request beyond the budget is dropped instead of held.
  case dropsOverBudget
  /// The causes that cost nothing (RB-12 to RB-20).
  case exemptCauses
  /// The families in which a link acts (VW-03).
  case linkFamilies
  /// True if buttons and toggles act at all, iOS 17 and later (VW-06).
  case interactive
  /// The families in which buttons and toggles of widgets act, where they act at all (VW-10).
  case buttonFamilies
  /// True if a container background is expected, iOS 17 and later (VW-17).
  case expectsContainerBackground
  /// True if widget pushes exist, iOS 26 (WC-12).
  case widgetPushes
  /// True if one interaction reloads twice, a defect before iOS 18.4 (VW-13).
  case doubleReloadOnIntent
  /// The appearances in which each entry is archived (TL-26).
  case appearances
  /// The minimum time that entries should lie apart (TL-14).
  case minEntrySpacing
  /// The time below which an entry may come and go unseen (TL-16).
  case minDisplayGap
  /// The bytes of memory above which the process of a Live Activity is reportedly killed (DL-07).
  case activityMemoryLimit
  /// True if the system has Live Activities, iOS 16.1 and later (LA-33).
  case liveActivities
  /// The maximum size in bytes of an activity's attributes and state together (LA-01).
  case activityByteLimit
  /// The time after which the system ends an activity (LA-02).
  case activityActiveLimit
  /// The time that an ended activity may stay on the Lock Screen (LA-02, LA-09).
  case activityEndedLimit
  /// The maximum number of activities that an app may have at once (LA-05).
  case activitiesPerApp
  /// True if activities can take broadcasts, iOS 18 and later (LA-29).
  case broadcastChannels
  /// True if activities can be transient, iOS 18 and later (LA-31).
  case transientActivities
  /// True if activities can start at a date, iOS 26 and later (LA-32).
  case scheduledActivities
  /// The pushes of priority 10 to an app's activities that take effect in an hour (LA-23).
  case activityPushBudget
  /// The pushes that start an activity of an app in an hour (LA-25).
  case activityStartBudget
  /// True if the phone has a Dynamic Island (LA-15).
  case dynamicIsland
  /// True if the Dynamic Island also shows activities in landscape, iOS 27 and later (LA-40).
  case islandInLandscape
  /// The widgets that StandBy shows at once (RV-09).
  case standByWidgets
  /// True if `relevance()` counts, as on a watch (RV-01).
  case relevanceCounts
  /// True if widgets are mounted on the surfaces of a room, visionOS 26 (RV-12).
  case mounting
  /// True if adding a widget can ask for its configuration, iOS 18 and later (FM-18).
  case configurationPrompts
  /// True if the system has controls, iOS 18 and later (CT-01).
  case controls
  /// The time after a heeded foreground call when others are ignored; 0 for none (RB-13).
  case foregroundCallInterval
  /// The time after a tap opened the app during which its calls are ignored; 0 for none (RB-14).
  case launchDeafness
  /// True if an accessory always counts as seen, as on the active watch face (RB-05).
  case accessoriesAreSeen
  /// The maximum number of entries that a timeline should have (TL-17).
  case advisedEntries
  /// The distance from the request up to which a first entry still counts as dated now (TL-10).
  case firstEntryTolerance
  /// The minimum time that an app should leave between two of its reload calls (RB-29).
  case callDebounce
  /// The time within which an unhindered runtime serves what is due (AS-02).
  case servicePromise

  /// The key's index in ``allCases``.
  @inlinable public var number: Int { ordinal(of: self) }

  /// The unit of this key's value.
  public var unit: ProfileUnit {
    switch self {
    case .timelineSoftDeadline, .timelineHardDeadline, .intentDeadline, .failureBackoff,
      .minReloadInterval, .budgetAnchor, .minEntrySpacing, .minDisplayGap, .foregroundCallInterval,
      .launchDeafness, .firstEntryTolerance, .callDebounce, .servicePromise, .activityActiveLimit,
      .activityEndedLimit:
      .duration
    case .memoryLimit, .activityMemoryLimit, .archiveByteLimit, .activityByteLimit: .bytes
    case .dailyReloads, .budgetBurst, .appearances, .advisedEntries, .activitiesPerApp,
      .activityPushBudget, .activityStartBudget, .standByWidgets:
      .count
    case .dropsOverBudget, .interactive, .expectsContainerBackground, .widgetPushes,
      .doubleReloadOnIntent, .accessoriesAreSeen, .liveActivities, .dynamicIsland,
      .broadcastChannels, .transientActivities, .scheduledActivities, .islandInLandscape,
      .relevanceCounts, .mounting, .controls, .configurationPrompts:
      .flag
    case .exemptCauses: .causes
    case .linkFamilies, .buttonFamilies: .families
    case .budgetModel: .budgetModel
    case .budgetScope: .budgetScope
    }
  }
}

/// The unit of a ``ProfileKey``'s value.
public enum ProfileUnit: Hashable, Sendable {
  case duration
  case bytes
  case count
  /// 0 or 1.
  case flag
  /// The raw value of a ``ReloadCauses``.
  case causes
  /// The raw value of a ``FamilySet``.
  case families
  /// The number of a ``BudgetModel``.
  case budgetModel
  /// The number of a ``BudgetScope``.
  case budgetScope
}

/// The rule by which reloads are rationed.
public enum BudgetModel: String, CaseIterable, Hashable, Sendable {
  case unlimited
  /// A bucket of B tokens, refilled with R tokens in 24 hours of monotonic time.
  case tokenBucket
  /// At most N in any 24 hours, each reload counted for 24 hours.
  case slidingWindow
  /// At most N between two occurrences of an hour of the wall clock.
  case anchoredWindow
}

/// The scope in which reloads share one budget.
public enum BudgetScope: String, CaseIterable, Hashable, Sendable {
  /// Each placed widget has its own (RB-06).
  case instance
  /// All placed widgets of a kind share one.
  case kind
  /// All widgets of the app share one.
  case app
}
