import WidgetModel

/// The profile's numbers in the form that the runtime uses, read once when a run begins.
public struct RuntimeNumbers: Hashable, Sendable {
  /// The time that placeholders, snapshots and timelines may take (DL-03).
  public var hardDeadline: Int64 = 0
  /// The time that an intent may take (WC-19).
  public var intentDeadline: Int64 = 0
  /// The memory above which a process is killed (DL-06).
  public var memoryLimit: Int64 = 0
  /// The size above which an archive is refused (DL-20).
  public var archiveByteLimit: Int64 = 0
  /// The time from a failure to its retry (TL-46).
  public var failureBackoff = Interval.zero
  /// The minimum time between two reloads of a placement (TL-14, RB-31).
  public var minReloadInterval: Int64 = 0
  /// The time during which further calls of the app in front are ignored (RB-13).
  public var foregroundCallInterval: Int64 = 0
  /// The time after a tap opened the app during which its calls are ignored (RB-14).
  public var launchDeafness: Int64 = 0
  /// True if accessories always count as seen (RB-05).
  public var accessoriesAreSeen = false
  /// The appearances in which entries are archived (TL-26).
  public var appearances: Int64 = 0
  /// The causes that cost nothing (RB-12 to RB-20).
  public var exemptCauses: ReloadCauses = []
  /// The families in which a link acts (VW-03).
  public var linkFamilies: FamilySet = []
  /// True if a reload beyond the budget is dropped.
  public var dropsOverBudget = false
  /// The families in which buttons and toggles act (VW-06, VW-10).
  public var buttonFamilies: FamilySet = []
  /// True if the buttons of Live Activities act (VW-06).
  public var isInteractive = false
  /// True if widget pushes exist (WC-12).
  public var hasWidgetPushes = false
  /// True if an interaction reloads twice (VW-13).
  public var doublesInteraction = false
  /// True if there are Live Activities (LA-33).
  public var hasLiveActivities = false
  /// True if the phone has a Dynamic Island (LA-15).
  public var hasDynamicIsland = false
  /// True if the Dynamic Island is also shown in landscape (LA-40).
  public var islandIsInLandscape = false
  /// The widgets that StandBy shows (RV-09).
  public var standByWidgets: Int64 = 0
  /// True if relevant configurations count (RV-01).
  public var relevanceCounts = false
  /// True if widgets are mounted in a room (RV-12).
  public var mountsWidgets = false
  /// The maximum size in bytes of an activity's content (LA-01).
  public var activityByteLimit: Int64 = 0
  /// The maximum number of activities of the app (LA-05).
  public var activitiesPerApp: Int64 = 0
  /// True if activities can take broadcasts (LA-29).
  public var hasBroadcastChannels = false
  /// True if activities can be transient (LA-31).
  public var hasTransientActivities = false
  /// True if activities can start at a date (LA-32).
  public var hasScheduledActivities = false
  /// The counted pushes to activities in an hour (LA-23).
  public var activityPushBudget: Int64 = 0
  /// The pushes that start activities in an hour (LA-25).
  public var activityStartBudget: Int64 = 0
  /// The time after which an activity ends (LA-02).
  public var activityActiveLimit = Interval.zero
  /// The maximum time that an ended activity stays (LA-09).
  public var activityEndedLimit = Interval.zero
  /// True if adding a widget can ask for its configuration (FM-18).
  public var hasConfigurationPrompts = false
  /// True if there are controls (CT-01).
  public var hasControls = false
  /// The rule by which reloads are rationed.
  public var budgetModel = BudgetModel.unlimited
  /// The scope in which reloads share one budget (RB-06).
  public var budgetScope = BudgetScope.instance
  /// The charged reloads allowed in 24 hours (RB-02).
  public var dailyReloads: Int64 = 0
  /// The part of them that may be spent at once (AS-01).
  public var budgetBurst: Int64 = 0
  /// The time of day at which an anchored window starts over (RB-01).
  public var budgetAnchor: Int64 = 0

  /// Creates numbers that allow nothing.
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
