import WidgetModel

/// The profile's numbers as the runtime uses them, read once when a run begins.
public struct RuntimeNumbers: Hashable, Sendable {
  /// The time within which placeholders, snapshots and timelines are awaited (DL-03).
  public var hardDeadline: Int64 = 0
  /// The time within which an intent is awaited (WC-19).
  public var intentDeadline: Int64 = 0
  /// The memory over which a process is killed (DL-06).
  public var memoryLimit: Int64 = 0
  /// The size over which an archive is refused (DL-20).
  public var archiveByteLimit: Int64 = 0
  /// The time from a failure to its retry (TL-46).
  public var failureBackoff = Interval.zero
  /// The least time between two reloads of a placement (TL-14, RB-31).
  public var minReloadInterval: Int64 = 0
  /// The time in which further calls of the app in front are not heard (RB-13).
  public var foregroundCallInterval: Int64 = 0
  /// The time after a tap opened the app in which its calls are not heard (RB-14).
  public var launchDeafness: Int64 = 0
  /// Whether accessories always count as seen (RB-05).
  public var accessoriesAreSeen = false
  /// The appearances in which entries are archived (TL-26).
  public var appearances: Int64 = 0
  /// The causes that cost nothing (RB-12 to RB-20).
  public var exemptCauses: ReloadCauses = []
  /// The families in which a link acts (VW-03).
  public var linkFamilies: FamilySet = []
  /// Whether a reload beyond the budget is dropped.
  public var dropsOverBudget = false
  /// The families in which buttons and toggles act (VW-06, VW-10).
  public var buttonFamilies: FamilySet = []
  /// Whether the buttons of Live Activities act (VW-06).
  public var isInteractive = false
  /// Whether widget pushes exist (WC-12).
  public var hasWidgetPushes = false
  /// Whether an interaction reloads twice (VW-13).
  public var doublesInteraction = false
  /// Whether there are Live Activities (LA-33).
  public var hasLiveActivities = false
  /// Whether the phone has a Dynamic Island (LA-15).
  public var hasDynamicIsland = false
  /// Whether the Dynamic Island is shown in landscape, too (LA-40).
  public var islandIsInLandscape = false
  /// The widgets that StandBy shows (RV-09).
  public var standByWidgets: Int64 = 0
  /// Whether relevant configurations count (RV-01).
  public var relevanceCounts = false
  /// Whether widgets are mounted in a room (RV-12).
  public var mountsWidgets = false
  /// The bytes of an activity's content, at most (LA-01).
  public var activityByteLimit: Int64 = 0
  /// The activities of the app, at most (LA-05).
  public var activitiesPerApp: Int64 = 0
  /// Whether activities can take broadcasts (LA-29).
  public var hasBroadcastChannels = false
  /// Whether activities can be transient (LA-31).
  public var hasTransientActivities = false
  /// Whether activities can start at a date (LA-32).
  public var hasScheduledActivities = false
  /// The counted pushes to activities in an hour (LA-23).
  public var activityPushBudget: Int64 = 0
  /// The pushes that start activities in an hour (LA-25).
  public var activityStartBudget: Int64 = 0
  /// The time after which an activity ends (LA-02).
  public var activityActiveLimit = Interval.zero
  /// The time that an ended activity stays, at most (LA-09).
  public var activityEndedLimit = Interval.zero
  /// Whether adding a widget can ask for its configuration (FM-18).
  public var hasConfigurationPrompts = false
  /// Whether there are controls (CT-01).
  public var hasControls = false
  /// How reloads are rationed.
  public var budgetModel = BudgetModel.unlimited
  /// Whose reloads share one budget (RB-06).
  public var budgetScope = BudgetScope.instance
  /// The charged reloads of 24 hours (RB-02).
  public var dailyReloads: Int64 = 0
  /// The part of them that may be spent at once (AS-01).
  public var budgetBurst: Int64 = 0
  /// The time of day at which an anchored window starts anew (RB-01).
  public var budgetAnchor: Int64 = 0

  /// Creates numbers under which nothing is allowed.
  public init() {}

  /// Reads a profile through the decisions.
  public init(_ profile: Profile, by decisions: some RuntimeDecisions) {
    var amounts = profile
    for key in ProfileKey.allCases { amounts[key] = decisions.amount(key, profile[key]) }
    hardDeadline = amounts[.timelineHardDeadline]
    intentDeadline = amounts[.intentDeadline]
    memoryLimit = amounts[.memoryLimit]
    archiveByteLimit = amounts[.archiveByteLimit]
    failureBackoff = amounts.interval(.failureBackoff)
    minReloadInterval = amounts[.minReloadInterval]
    foregroundCallInterval = amounts[.foregroundCallInterval]
    launchDeafness = amounts[.launchDeafness]
    accessoriesAreSeen = amounts.isOn(.accessoriesAreSeen)
    appearances = amounts[.appearances]
    exemptCauses = amounts.exemptCauses
    linkFamilies = amounts.linkFamilies
    buttonFamilies = amounts.buttonFamilies
    dropsOverBudget = amounts.isOn(.dropsOverBudget)
    isInteractive = amounts.isOn(.interactive)
    hasWidgetPushes = amounts.isOn(.widgetPushes)
    doublesInteraction = amounts.isOn(.doubleReloadOnIntent)
    hasLiveActivities = amounts.isOn(.liveActivities)
    hasDynamicIsland = amounts.isOn(.dynamicIsland)
    islandIsInLandscape = amounts.isOn(.islandInLandscape)
    standByWidgets = amounts[.standByWidgets]
    relevanceCounts = amounts.isOn(.relevanceCounts)
    mountsWidgets = amounts.isOn(.mounting)
    activityByteLimit = amounts[.activityByteLimit]
    activitiesPerApp = amounts[.activitiesPerApp]
    hasBroadcastChannels = amounts.isOn(.broadcastChannels)
    hasTransientActivities = amounts.isOn(.transientActivities)
    hasScheduledActivities = amounts.isOn(.scheduledActivities)
    activityPushBudget = amounts[.activityPushBudget]
    activityStartBudget = amounts[.activityStartBudget]
    activityActiveLimit = amounts.interval(.activityActiveLimit)
    activityEndedLimit = amounts.interval(.activityEndedLimit)
    hasConfigurationPrompts = amounts.isOn(.configurationPrompts)
    hasControls = amounts.isOn(.controls)
    budgetModel = amounts.budgetModel
    budgetScope = amounts.budgetScope
    dailyReloads = amounts[.dailyReloads]
    budgetBurst = amounts[.budgetBurst]
    budgetAnchor = amounts[.budgetAnchor]
  }
}
