/// A number or switch of a platform that a profile sets.
///
/// Every value is an `Int64` in the key's ``unit``, so that a profile is plain data, can be changed
/// from the command line, and can be varied one step at a time by the harness's own tests.
public enum ProfileKey: String, CaseIterable, Hashable, Sendable {
  /// The time within which a provider should finish a timeline (DL-02).
  case timelineSoftDeadline
  /// The time after which an unanswered request fails; finishing exactly then is in time (DL-03).
  case timelineHardDeadline
  /// The time that an app intent may run in the background (WC-19).
  case intentDeadline
  /// The bytes of memory over which the extension's process is killed (DL-06).
  case memoryLimit
  /// The bytes over which a timeline's archive is refused (DL-20).
  case archiveByteLimit
  /// The time between a failed reload and its retry (TL-46).
  case failureBackoff
  /// The least time from a widget's last reload to its next charged one (TL-14, RB-31).
  case minReloadInterval
  /// How reloads are rationed; see ``BudgetModel``.
  case budgetModel
  /// The charged reloads allowed in any 24 hours, N (RB-02).
  case dailyReloads
  /// The part of N that may be spent at once, B; the rest, R = N - B, refills over 24 hours (AS-01).
  case budgetBurst
  /// The wall time of day at which an anchored window starts anew (RB-01).
  case budgetAnchor
  /// Whose reloads share one budget; see ``BudgetScope`` (RB-06).
  case budgetScope
  /// Whether a request beyond the budget is dropped instead of held.
  case dropsOverBudget
  /// The causes that cost nothing (RB-12 to RB-20).
  case exemptCauses
  /// The families in which a link acts (VW-03).
  case linkFamilies
  /// Whether buttons and toggles act at all, iOS 17 and later (VW-06).
  case interactive
  /// The families in which buttons and toggles of widgets act, where they act at all (VW-10).
  case buttonFamilies
  /// Whether a container background is expected, iOS 17 and later (VW-17).
  case expectsContainerBackground
  /// Whether widget pushes exist, iOS 26 (WC-12).
  case widgetPushes
  /// Whether one interaction reloads twice, a defect before iOS 18.4 (VW-13).
  case doubleReloadOnIntent
  /// The appearances in which each entry is archived (TL-26).
  case appearances
  /// The least time that entries should lie apart (TL-14).
  case minEntrySpacing
  /// The time below which an entry may come and go unseen (TL-16).
  case minDisplayGap
  /// The bytes of memory over which the process of a Live Activity is said to be killed (DL-07).
  case activityMemoryLimit
  /// Whether the system has Live Activities, iOS 16.1 and later (LA-33).
  case liveActivities
  /// The bytes of an activity's attributes and state together, at most (LA-01).
  case activityByteLimit
  /// The time after which the system ends an activity (LA-02).
  case activityActiveLimit
  /// The time that an ended activity may stay on the Lock Screen (LA-02, LA-09).
  case activityEndedLimit
  /// The activities that an app may have at once (LA-05).
  case activitiesPerApp
  /// Whether activities can take broadcasts, iOS 18 and later (LA-29).
  case broadcastChannels
  /// Whether activities can be transient, iOS 18 and later (LA-31).
  case transientActivities
  /// Whether activities can start at a date, iOS 26 and later (LA-32).
  case scheduledActivities
  /// The pushes of priority 10 to an app's activities that have an effect in an hour (LA-23).
  case activityPushBudget
  /// The pushes that start an activity of an app in an hour (LA-25).
  case activityStartBudget
  /// Whether the phone has a Dynamic Island (LA-15).
  case dynamicIsland
  /// Whether the Dynamic Island shows activities in landscape, too, iOS 27 and later (LA-40).
  case islandInLandscape
  /// The widgets that StandBy shows at once (RV-09).
  case standByWidgets
  /// Whether what `relevance()` says counts, as on a watch (RV-01).
  case relevanceCounts
  /// Whether widgets are mounted on the surfaces of a room, visionOS 26 (RV-12).
  case mounting
  /// Whether adding a widget can ask for its configuration, iOS 18 and later (FM-18).
  case configurationPrompts
  /// Whether the system has controls, iOS 18 and later (CT-01).
  case controls
  /// The time after a heard call of the app in front in which others are not heard; none when it is 0 (RB-13).
  case foregroundCallInterval
  /// The time after a tap opened the app in which its calls are not heard; none when it is 0 (RB-14).
  case launchDeafness
  /// Whether an accessory, as on the active watch face, counts as seen whatever else is (RB-05).
  case accessoriesAreSeen
  /// The entries that a timeline should have at most (TL-17).
  case advisedEntries
  /// How far a first entry may lie from the request and still be dated now (TL-10).
  case firstEntryTolerance
  /// The time that an app should leave between two of its reload calls (RB-29).
  case callDebounce
  /// The time within which a runtime that lacks nothing serves what is due (AS-02).
  case servicePromise

  /// The key's place in ``allCases``.
  @inlinable public var number: Int { ordinal(of: self) }

  /// What a value of this key counts.
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

/// What the value of a ``ProfileKey`` counts.
public enum ProfileUnit: Hashable, Sendable {
  /// Microseconds.
  case duration
  /// Bytes.
  case bytes
  /// Things.
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

/// How reloads are rationed.
public enum BudgetModel: String, CaseIterable, Hashable, Sendable {
  /// Not at all.
  case unlimited
  /// A bucket of B tokens into which R flow in 24 hours of monotonic time.
  case tokenBucket
  /// At most N in any 24 hours, each reload counted for 24 hours.
  case slidingWindow
  /// At most N between two passings of an hour of the wall clock.
  case anchoredWindow
}

/// Whose reloads share one budget.
public enum BudgetScope: String, CaseIterable, Hashable, Sendable {
  /// Each placed widget has its own (RB-06).
  case instance
  /// All placed widgets of a kind share one.
  case kind
  /// All widgets of the app share one.
  case app
}
