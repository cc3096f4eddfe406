// Made by .ci/renew-registry from the files of the clauses; a test compares them.
extension Clause {
  /// The runtime makes requests only in the right situations.
  public static var requestsInTheirSituation: Clause { RequestsInTheirSituation.clause }
  /// The placeholder is shown first, and again from a restart to the first unlock.
  public static var placeholderUntilUnlock: Clause { PlaceholderUntilUnlock.clause }
  /// The gallery shows a snapshot made for a preview.
  public static var gallerySnapshot: Clause { GallerySnapshot.clause }
  /// A request carries the context of its widget.
  public static var requestsCarryContext: Clause { RequestsCarryContext.clause }
  /// A new widget gets a first look and then a timeline.
  public static var addedWidgetIsServed: Clause { AddedWidgetIsServed.clause }
  /// An entry is never shown before its date.
  public static var timelineEntryNotEarly: Clause { TimelineEntryNotEarly.clause }
  /// An entry stays until the next one's date, and then the next one is shown.
  public static var entryStaysUntilNext: Clause { EntryStaysUntilNext.clause }
  /// A new timeline takes effect whole, and nothing else changes what is in force.
  public static var timelineReplacedWhole: Clause { TimelineReplacedWhole.clause }
  /// Charged reloads keep a distance from the previous reload.
  public static var reloadsApart: Clause { ReloadsApart.clause }
  /// The policy `atEnd` waits for the last entry.
  public static var atEndWaits: Clause { AtEndWaits.clause }
  /// The policy `after` waits only for its date.
  public static var afterWaits: Clause { AfterWaits.clause }
  /// The policy `never` requests nothing.
  public static var neverAsksNothing: Clause { NeverAsksNothing.clause }
  /// A policy's date is the earliest, and the reload is not lost.
  public static var policyIsServed: Clause { PolicyIsServed.clause }
  /// View code runs when a timeline is archived, once for each entry and appearance.
  public static var closuresRunOnce: Clause { ClosuresRunOnce.clause }
  /// An empty timeline fails the reload.
  public static var emptyTimelineFails: Clause { EmptyTimelineFails.clause }
  /// Unsorted entries are shown by date.
  public static var unsortedEntriesSorted: Clause { UnsortedEntriesSorted.clause }
  /// Of entries with equal dates, the last one wins.
  public static var lastOfEqualDatesWins: Clause { LastOfEqualDatesWins.clause }
  /// A past timeline shows its newest entry and is over.
  public static var pastTimelineShowsNewest: Clause { PastTimelineShowsNewest.clause }
  /// Entries that were superseded before the commit are never shown.
  public static var passedEntriesSkipped: Clause { PassedEntriesSkipped.clause }
  /// The old timeline stays in force until the new one's first date.
  public static var gapKeepsWhatWas: Clause { GapKeepsWhatWas.clause }
  /// The first answer counts, others are reported.
  public static var firstAnswerCounts: Clause { FirstAnswerCounts.clause }
  /// A request without an answer is given up and tried again.
  public static var unansweredIsRetried: Clause { UnansweredIsRetried.clause }
  /// A failed reload is retried after a while.
  public static var failedReloadRetried: Clause { FailedReloadRetried.clause }
  /// Each reload is granted for true causes, makes one request and is charged correctly.
  public static var accounting: Clause { Accounting.clause }
  /// Exempt reloads wait neither for the minimum interval nor for the widget to be seen.
  public static var exemptGoFirst: Clause { ExemptGoFirst.clause }
  /// The budget's window rolls.
  public static var budgetRolls: Clause { BudgetRolls.clause }
  /// A complication on the active face counts as seen.
  public static var complicationsSeen: Clause { ComplicationsSeen.clause }
  /// Each placed widget has its own budget.
  public static var budgetPerPlacement: Clause { BudgetPerPlacement.clause }
  /// A reload that cannot be granted is held, not dropped.
  public static var reloadsHeld: Clause { ReloadsHeld.clause }
  /// A widget out of sight spends nothing, and is reloaded when it comes into sight.
  public static var unseenWait: Clause { UnseenWait.clause }
  /// A reload that is dropped beyond the budget has no later effect.
  public static var droppedHasNoEffect: Clause { DroppedHasNoEffect.clause }
  /// A reload that the app requests in the foreground is free.
  public static var foregroundFree: Clause { ForegroundFree.clause }
  /// A reload that the app requests in an audio or navigation session is free.
  public static var sessionsFree: Clause { SessionsFree.clause }
  /// The reload after a button's or toggle's intent is free.
  public static var interactionFree: Clause { InteractionFree.clause }
  /// The runtime reloads every widget for free when the locale or text size changes.
  public static var environmentReloads: Clause { EnvironmentReloads.clause }
  /// The runtime reloads every widget for free when the account, the time or the place changes.
  public static var systemChangesReload: Clause { SystemChangesReload.clause }
  /// The first reload of an added widget is free if the profile exempts it.
  public static var addedReloadsFree: Clause { AddedReloadsFree.clause }
  /// A reload for a refresh in StandBy is free.
  public static var standByReloadsFree: Clause { StandByReloadsFree.clause }
  /// Pushes are charged and reach the widgets that handle them.
  public static var pushesCharged: Clause { PushesCharged.clause }
  /// Without a budget nothing waits for one.
  public static var noBudgetNoWait: Clause { NoBudgetNoWait.clause }
  /// Without budget, reloads wait while entries continue to be shown.
  public static var delayedUntilBudget: Clause { DelayedUntilBudget.clause }
  /// Several requests merge into one reload.
  public static var requestsMerge: Clause { RequestsMerge.clause }
  /// A call reaches the placed widgets that it names.
  public static var callsAddress: Clause { CallsAddress.clause }
  /// A reload call is a request: by itself it changes nothing on display.
  public static var callsShowNothing: Clause { CallsShowNothing.clause }
  /// A call for an unknown kind does nothing.
  public static var unknownKindIgnored: Clause { UnknownKindIgnored.clause }
  /// Before widget pushes existed, a push had no effect.
  public static var noPushesBefore: Clause { NoPushesBefore.clause }
  /// The hard deadline is kept to the tick.
  public static var hardDeadline: Clause { HardDeadline.clause }
  /// A process over its memory limit is killed.
  public static var memoryLimitKills: Clause { MemoryLimitKills.clause }
  /// An archive over the limit is refused.
  public static var archiveLimitRefuses: Clause { ArchiveLimitRefuses.clause }
  /// Of several URLs, the outermost wins.
  public static var outermostURLTaken: Clause { OutermostURLTaken.clause }
  /// A tap leads where the tree says.
  public static var tapsLead: Clause { TapsLead.clause }
  /// Only intents run.
  public static var onlyIntentsRun: Clause { OnlyIntentsRun.clause }
  /// A tapped toggle shows its new state at once.
  public static var toggleFlips: Clause { ToggleFlips.clause }
  /// A tap on a locked phone leads to authentication and nowhere else.
  public static var lockedTapAuthenticates: Clause { LockedTapAuthenticates.clause }
  /// After an interaction the widget is reloaded at once.
  public static var interactionReloads: Clause { InteractionReloads.clause }
  /// A placed widget that an update removed with its kind is blank and gets no more requests.
  public static var withdrawnKindIsBlank: Clause { WithdrawnKindIsBlank.clause }
  /// The gallery has an app's widgets only after the app's first launch.
  public static var galleryAwaitsLaunch: Clause { GalleryAwaitsLaunch.clause }
  /// A widget that prompts for its configuration does so when a person adds it.
  public static var placingPrompts: Clause { PlacingPrompts.clause }
  /// A change to one placed widget does not affect another one of the same kind.
  public static var placedSeparately: Clause { PlacedSeparately.clause }
  /// Removing an app removes its widgets.
  public static var appTakesItsWidgets: Clause { AppTakesItsWidgets.clause }
  /// Choosing another configuration reloads a widget.
  public static var editedConfigurationServed: Clause { EditedConfigurationServed.clause }
  /// Removing an app dismisses its Live Activities.
  public static var goneWithTheirApp: Clause { GoneWithTheirApp.clause }
  /// An activity's content has a limited size.
  public static var largeActivityRefused: Clause { LargeActivityRefused.clause }
  /// The system ends an activity that reaches the age limit.
  public static var activityEndsWithAge: Clause { ActivityEndsWithAge.clause }
  /// An app starts activities while it is in the foreground.
  public static var startNeedsForeground: Clause { StartNeedsForeground.clause }
  /// A person can forbid an app's Live Activities.
  public static var forbiddenActivitiesDenied: Clause { ForbiddenActivitiesDenied.clause }
  /// An app has a limited number of activities at once.
  public static var activitiesCounted: Clause { ActivitiesCounted.clause }
  /// An activity goes through its phases in their order.
  public static var phasesInOrder: Clause { PhasesInOrder.clause }
  /// Content becomes stale at its date.
  public static var staleAtItsDate: Clause { StaleAtItsDate.clause }
  /// An activity that a person swipes away is dismissed.
  public static var swipedIsDismissed: Clause { SwipedIsDismissed.clause }
  /// An ended activity stays as long as its policy says.
  public static var dismissedByPolicy: Clause { DismissedByPolicy.clause }
  /// An ended activity keeps its last content.
  public static var endedTakesNoUpdates: Clause { EndedTakesNoUpdates.clause }
  /// Content is not replaced by older content.
  public static var olderContentIgnored: Clause { OlderContentIgnored.clause }
  /// The Dynamic Island belongs to the most relevant activity.
  public static var relevanceOrdersIsland: Clause { RelevanceOrdersIsland.clause }
  /// An alert expands the Dynamic Island or shows a banner.
  public static var alertsAreShown: Clause { AlertsAreShown.clause }
  /// A second activity is detached next to the one in the Dynamic Island.
  public static var secondStandsDetached: Clause { SecondStandsDetached.clause }
  /// A tap on an activity opens its app.
  public static var tapOpensApp: Clause { TapOpensApp.clause }
  /// A push that cannot be decoded, or is sent to nothing, changes nothing.
  public static var unreadablePushDropped: Clause { UnreadablePushDropped.clause }
  /// A push within the budget takes effect, and one of priority 5 costs nothing.
  public static var pushesAreHeard: Clause { PushesAreHeard.clause }
  /// Pushes beyond the budget are throttled.
  public static var pushBudgetHolds: Clause { PushBudgetHolds.clause }
  /// A change of the setting for frequent pushes ends running activities.
  public static var settingEndsActivities: Clause { SettingEndsActivities.clause }
  /// A push starts an activity, if it alerts and the budget allows it.
  public static var pushStartsActivity: Clause { PushStartsActivity.clause }
  /// An activity with push updates gets a token.
  public static var tokenIsGiven: Clause { TokenIsGiven.clause }
  /// A broadcast reaches all activities of its channel, and no others.
  public static var broadcastReachesChannel: Clause { BroadcastReachesChannel.clause }
  /// A transient activity ends when the phone locks or the activity collapses.
  public static var transientLeaves: Clause { TransientLeaves.clause }
  /// A scheduled activity starts at its date.
  public static var scheduledWaits: Clause { ScheduledWaits.clause }
  /// An app that requests an activity gets it, or an error that applies.
  public static var startsAreAnswered: Clause { StartsAreAnswered.clause }
  /// A watch and CarPlay combine an activity's compact presentations if it lacks the family `small`.
  public static var compactCombined: Clause { CompactCombined.clause }
  /// StandBy shows an activity full-screen and at twice its size.
  public static var fullScreenInStandBy: Clause { FullScreenInStandBy.clause }
  /// From iOS 27 on the Dynamic Island shows activities in landscape, too, limited in width.
  public static var islandInLandscape: Clause { IslandInLandscape.clause }
  /// An activity's button has no effect in CarPlay.
  public static var buttonsRestInCarPlay: Clause { ButtonsRestInCarPlay.clause }
  /// A control's tapped toggle shows its new state, and reverts when its intent fails.
  public static var controlFlips: Clause { ControlFlips.clause }
  /// A control's value is requested when it may have changed.
  public static var valueAskedAgain: Clause { ValueAskedAgain.clause }
  /// A control shows its preview until its first value, and then its values.
  public static var previewUntilValue: Clause { PreviewUntilValue.clause }
  /// A control whose value fails keeps what it shows, and its value is requested again later.
  public static var failedValueKept: Clause { FailedValueKept.clause }
  /// A tap on a control runs its intent, with the value that the system fills in.
  public static var toggleGetsValue: Clause { ToggleGetsValue.clause }
  /// A control's button that opens the app does so.
  public static var openerOpensApp: Clause { OpenerOpensApp.clause }
  /// A control that prompts for its configuration does so when a person adds it.
  public static var addingPrompts: Clause { AddingPrompts.clause }
  /// A locked phone applies the authentication policy of a control's intent.
  public static var lockedControlAuthenticates: Clause { LockedControlAuthenticates.clause }
  /// The result of `relevance()` counts only on a watch.
  public static var relevanceIsOfWatches: Clause { RelevanceIsOfWatches.clause }
  /// A watch shows an entry for each relevant configuration of a widget.
  public static var relevantIsShown: Clause { RelevantIsShown.clause }
  /// StandBy and CarPlay show small widgets in full color, StandBy two of them scaled up.
  public static var smallWidgetsInContexts: Clause { SmallWidgetsInContexts.clause }
  /// The supplemental family `small` represents an activity on a watch and in CarPlay.
  public static var smallServes: Clause { SmallServes.clause }
  /// A visionOS widget is mounted elevated, or as the person chose where possible.
  public static var elevatedFirst: Clause { ElevatedFirst.clause }
  /// A watch within range shows what the phone shows.
  public static var watchFollowsPhone: Clause { WatchFollowsPhone.clause }
  /// StandBy and CarPlay draw a widget without its background.
  public static var backgroundTakenAway: Clause { BackgroundTakenAway.clause }
  /// Each request ends once, in time, and nothing happens to it afterwards.
  public static var requestsEndOnce: Clause { RequestsEndOnce.clause }
  /// Each failure has the reason that it names, and each answer that has to fail does.
  public static var failuresFounded: Clause { FailuresFounded.clause }
  /// The inputs of a run are the stimuli of its scenario.
  public static var stimuliPlayed: Clause { StimuliPlayed.clause }
  /// The answers of a run are those of its scripts.
  public static var answersDelivered: Clause { AnswersDelivered.clause }
  /// Each event of a run names its cause.
  public static var causesNamed: Clause { CausesNamed.clause }
  /// Nothing happens to a widget that is not there.
  public static var goneIsLeftAlone: Clause { GoneIsLeftAlone.clause }
  /// A runtime does what a second model of the platform computes, and nothing else.
  public static var dueIsDone: Clause { DueIsDone.clause }
  /// The start date affects only dates.
  public static var startDateFree: Clause { StartDateFree.clause }
  /// A clock that is moved there and back changes nothing.
  public static var clockReturnUnnoticed: Clause { ClockReturnUnnoticed.clause }
  /// The order of placed widgets affects none of them.
  public static var placementOrderFree: Clause { PlacementOrderFree.clause }
  /// A widget does not affect another one.
  public static var widgetsIndependent: Clause { WidgetsIndependent.clause }
  /// The length of a run does not affect what happens in it.
  public static var prefixStays: Clause { PrefixStays.clause }
  /// A repeated stimulus equals as many single stimuli.
  public static var repetitionIsSingles: Clause { RepetitionIsSingles.clause }
}
