// Made by .ci/renew-registry from the files of the clauses; a test compares them.
extension Clause {
  /// A request is answered in its own kind.
  public static var answerOfItsKind: Clause { AnswerOfItsKind.clause }
  /// A provider is asked in the right situations only.
  public static var requestsInTheirSituation: Clause { RequestsInTheirSituation.clause }
  /// A placeholder is there at once.
  public static var placeholderAtOnce: Clause { PlaceholderAtOnce.clause }
  /// The placeholder is shown first, and again from a restart to the first unlock.
  public static var placeholderUntilUnlock: Clause { PlaceholderUntilUnlock.clause }
  /// The gallery is fed by a snapshot for a preview.
  public static var gallerySnapshot: Clause { GallerySnapshot.clause }
  /// The gallery shows what the widget looks like.
  public static var galleryShowsExample: Clause { GalleryShowsExample.clause }
  /// A request carries the context of the widget that it is made for.
  public static var requestsCarryContext: Clause { RequestsCarryContext.clause }
  /// A new widget is asked for a first look and then for a timeline.
  public static var addedWidgetIsServed: Clause { AddedWidgetIsServed.clause }
  /// A timeline has entries.
  public static var timelineHasEntries: Clause { TimelineHasEntries.clause }
  /// A timeline has an entry for now.
  public static var timelineBeginsNow: Clause { TimelineBeginsNow.clause }
  /// An entry is never shown before its date.
  public static var timelineEntryNotEarly: Clause { TimelineEntryNotEarly.clause }
  /// An entry stays until the next one's date, and then the next one is shown.
  public static var entryStaysUntilNext: Clause { EntryStaysUntilNext.clause }
  /// A new timeline takes effect whole, and nothing else changes what is in force.
  public static var timelineReplacedWhole: Clause { TimelineReplacedWhole.clause }
  /// Entries lie a few minutes apart.
  public static var entriesApart: Clause { EntriesApart.clause }
  /// Charged reloads keep a distance from the reload before.
  public static var reloadsApart: Clause { ReloadsApart.clause }
  /// Entries stay long enough to be displayed at all.
  public static var entriesSeen: Clause { EntriesSeen.clause }
  /// A timeline has no more entries than is advised.
  public static var entriesFew: Clause { EntriesFew.clause }
  /// Entries stand in chronological order.
  public static var entriesInOrder: Clause { EntriesInOrder.clause }
  /// The policy `atEnd` waits for the last entry.
  public static var atEndWaits: Clause { AtEndWaits.clause }
  /// The policy `after` waits for its date and for nothing else.
  public static var afterWaits: Clause { AfterWaits.clause }
  /// The policy `never` asks for nothing.
  public static var neverAsksNothing: Clause { NeverAsksNothing.clause }
  /// A policy's date is the earliest, and the reload is not lost.
  public static var policyIsServed: Clause { PolicyIsServed.clause }
  /// View code runs when a timeline is archived, once for each entry and appearance.
  public static var closuresRunOnce: Clause { ClosuresRunOnce.clause }
  /// A view is a function of its entry.
  public static var viewIsPure: Clause { ViewIsPure.clause }
  /// Two requests at one moment get one answer.
  public static var answersAgree: Clause { AnswersAgree.clause }
  /// An empty timeline fails the reload.
  public static var emptyTimelineFails: Clause { EmptyTimelineFails.clause }
  /// Unsorted entries are shown by date.
  public static var unsortedEntriesSorted: Clause { UnsortedEntriesSorted.clause }
  /// Of equal dates the last entry wins.
  public static var lastOfEqualDatesWins: Clause { LastOfEqualDatesWins.clause }
  /// A timeline is not over when it is delivered.
  public static var timelineNotStale: Clause { TimelineNotStale.clause }
  /// A timeline of the past shows its newest entry and is over.
  public static var pastTimelineShowsNewest: Clause { PastTimelineShowsNewest.clause }
  /// Entries that were passed before the commit are never shown.
  public static var passedEntriesSkipped: Clause { PassedEntriesSkipped.clause }
  /// What was in force goes on until the new timeline's first date.
  public static var gapKeepsWhatWas: Clause { GapKeepsWhatWas.clause }
  /// The first answer counts, others are reported.
  public static var firstAnswerCounts: Clause { FirstAnswerCounts.clause }
  /// A timeline request is completed exactly once.
  public static var completesOnce: Clause { CompletesOnce.clause }
  /// A request without an answer is given up and tried again.
  public static var unansweredIsRetried: Clause { UnansweredIsRetried.clause }
  /// The relevance of an entry can be compared, and lasts no less than no time.
  public static var relevanceComparable: Clause { RelevanceComparable.clause }
  /// An entry carries all that its view shows.
  public static var entryCarriesAll: Clause { EntryCarriesAll.clause }
  /// A failed reload is tried again after a while.
  public static var failedReloadRetried: Clause { FailedReloadRetried.clause }
  /// The accounting law.
  public static var accounting: Clause { Accounting.clause }
  /// Exempt reloads wait neither for the least interval nor for the widget to be seen.
  public static var exemptGoFirst: Clause { ExemptGoFirst.clause }
  /// The budget's window rolls.
  public static var budgetRolls: Clause { BudgetRolls.clause }
  /// A complication on the active face counts as seen.
  public static var complicationsSeen: Clause { ComplicationsSeen.clause }
  /// Each placed widget has a budget of its own.
  public static var budgetPerPlacement: Clause { BudgetPerPlacement.clause }
  /// What cannot be granted is held, not dropped.
  public static var reloadsHeld: Clause { ReloadsHeld.clause }
  /// A widget that nobody sees spends nothing, and is reloaded when it comes into sight.
  public static var unseenWait: Clause { UnseenWait.clause }
  /// Where requests beyond the budget are dropped, nothing is left of them.
  public static var droppedHasNoEffect: Clause { DroppedHasNoEffect.clause }
  /// What the app asks for in the foreground is free.
  public static var foregroundFree: Clause { ForegroundFree.clause }
  /// What the app asks for in an audio or navigation session is free.
  public static var sessionsFree: Clause { SessionsFree.clause }
  /// The reload after a button's or toggle's intent is free.
  public static var interactionFree: Clause { InteractionFree.clause }
  /// The runtime itself reloads when locale or text size change.
  public static var environmentReloads: Clause { EnvironmentReloads.clause }
  /// The runtime itself reloads when something happens to the system.
  public static var systemChangesReload: Clause { SystemChangesReload.clause }
  /// Where a profile says so, the first reload of a widget that is added is free.
  public static var addedReloadsFree: Clause { AddedReloadsFree.clause }
  /// What StandBy refreshes is free.
  public static var standByReloadsFree: Clause { StandByReloadsFree.clause }
  /// Pushes are charged and reach the widgets that handle them.
  public static var pushesCharged: Clause { PushesCharged.clause }
  /// Without a budget nothing waits for one.
  public static var noBudgetNoWait: Clause { NoBudgetNoWait.clause }
  /// Without budget reloads wait and entries go on.
  public static var delayedUntilBudget: Clause { DelayedUntilBudget.clause }
  /// Reloads that ask a server do not all come at one moment.
  public static var reloadsSpread: Clause { ReloadsSpread.clause }
  /// An app does not call for reloads in rapid succession.
  public static var callsDebounced: Clause { CallsDebounced.clause }
  /// Several requests merge into one reload.
  public static var requestsMerge: Clause { RequestsMerge.clause }
  /// A call reaches the placed widgets that it names.
  public static var callsAddress: Clause { CallsAddress.clause }
  /// A reload call is a request: by itself it changes nothing on display.
  public static var callsShowNothing: Clause { CallsShowNothing.clause }
  /// A call for an unknown kind does nothing.
  public static var unknownKindIgnored: Clause { UnknownKindIgnored.clause }
  /// Before widget pushes existed, one reached nobody.
  public static var noPushesBefore: Clause { NoPushesBefore.clause }
  /// A timeline is made in a few seconds.
  public static var timelineSoon: Clause { TimelineSoon.clause }
  /// A timeline is made before the runtime gives up.
  public static var timelineInTime: Clause { TimelineInTime.clause }
  /// The hard deadline stands to the tick.
  public static var hardDeadline: Clause { HardDeadline.clause }
  /// A control's value is there at once.
  public static var controlInTime: Clause { ControlInTime.clause }
  /// A provider stays within its memory.
  public static var memoryWithinLimit: Clause { MemoryWithinLimit.clause }
  /// A process over its memory limit is killed.
  public static var memoryLimitKills: Clause { MemoryLimitKills.clause }
  /// A background session has somebody who hears its events.
  public static var backgroundSessionsHeard: Clause { BackgroundSessionsHeard.clause }
  /// A completion handler is called when the work is done.
  public static var completionNotEarly: Clause { CompletionNotEarly.clause }
  /// Code of a widget asks for no permission.
  public static var noPermissionPrompts: Clause { NoPermissionPrompts.clause }
  /// Code asks whether widgets may know the location before it asks where the phone is.
  public static var locationPermissionRead: Clause { LocationPermissionRead.clause }
  /// An intent needs no location.
  public static var intentsNeedNoLocation: Clause { IntentsNeedNoLocation.clause }
  /// A timeline's archive stays within its size.
  public static var archiveWithinLimit: Clause { ArchiveWithinLimit.clause }
  /// An archive over the limit is refused.
  public static var archiveLimitRefuses: Clause { ArchiveLimitRefuses.clause }
  /// No image is larger than an archive takes.
  public static var imagesWithinLimit: Clause { ImagesWithinLimit.clause }
  /// A phone without a network has a widget all the same.
  public static var offlineHasEntry: Clause { OfflineHasEntry.clause }
  /// Of several URLs the outermost is taken.
  public static var outermostURLTaken: Clause { OutermostURLTaken.clause }
  /// A tree has one URL of its own.
  public static var oneWidgetURL: Clause { OneWidgetURL.clause }
  /// Links stand only where they act.
  public static var linksWhereAllowed: Clause { LinksWhereAllowed.clause }
  /// A tap leads where the tree says.
  public static var tapsLead: Clause { TapsLead.clause }
  /// Only intents run.
  public static var onlyIntentsRun: Clause { OnlyIntentsRun.clause }
  /// Buttons and toggles have intents.
  public static var controlsHaveIntents: Clause { ControlsHaveIntents.clause }
  /// A tapped toggle shows its new state at once.
  public static var toggleFlips: Clause { ToggleFlips.clause }
  /// A tap on a locked phone leads to authentication and nowhere else.
  public static var lockedTapAuthenticates: Clause { LockedTapAuthenticates.clause }
  /// A widget's intent asks nothing.
  public static var intentsAskNothing: Clause { IntentsAskNothing.clause }
  /// After an interaction the widget is reloaded at once.
  public static var interactionReloads: Clause { InteractionReloads.clause }
  /// A button does more than to open the app.
  public static var buttonsDoMore: Clause { ButtonsDoMore.clause }
  /// A tree says what its background is.
  public static var hasContainerBackground: Clause { HasContainerBackground.clause }
  /// A tree consists of views that widgets can show.
  public static var onlyAllowedViews: Clause { OnlyAllowedViews.clause }
  /// No drawing of an extension has views that widgets cannot show.
  public static var drawingsHaveAllowedViews: Clause { DrawingsHaveAllowedViews.clause }
  /// A widget's view has no life of its own.
  public static var viewsHaveNoState: Clause { ViewsHaveNoState.clause }
  /// Remote images come with the entry.
  public static var imagesComeWithEntry: Clause { ImagesComeWithEntry.clause }
  /// An animation is over soon.
  public static var animationsShort: Clause { AnimationsShort.clause }
  /// No view takes an accent back.
  public static var accentStays: Clause { AccentStays.clause }
  /// No part of a view has a fixed size that its family does not have.
  public static var sizesAdapt: Clause { SizesAdapt.clause }
  /// A view does without transactions.
  public static var noTransactions: Clause { NoTransactions.clause }
  /// No two widgets of an app have the same kind.
  public static var kindsAreUnique: Clause { KindsAreUnique.clause }
  /// An update keeps the kinds of which people have placed widgets.
  public static var kindsAreKept: Clause { KindsAreKept.clause }
  /// A widget whose kind an update took away is blank and asked no more.
  public static var withdrawnKindIsBlank: Clause { WithdrawnKindIsBlank.clause }
  /// The gallery has an app's widgets once the app was launched.
  public static var galleryAwaitsLaunch: Clause { GalleryAwaitsLaunch.clause }
  /// A widget comes in some family.
  public static var familiesListed: Clause { FamiliesListed.clause }
  /// A widget has a name and a description in the gallery.
  public static var galleryTextsGiven: Clause { GalleryTextsGiven.clause }
  /// What a person does with one placed widget is no matter of another one of the same kind.
  public static var placedSeparately: Clause { PlacedSeparately.clause }
  /// With an app its widgets go.
  public static var appTakesItsWidgets: Clause { AppTakesItsWidgets.clause }
  /// A parameter that needs a value has one.
  public static var parametersHaveValues: Clause { ParametersHaveValues.clause }
  /// A control's parameter that needs a value has one.
  public static var controlParametersHaveValues: Clause { ControlParametersHaveValues.clause }
  /// A look-up omits what is gone.
  public static var lookUpsOmit: Clause { LookUpsOmit.clause }
  /// A query finds what it suggested.
  public static var queriesKeepSelection: Clause { QueriesKeepSelection.clause }
  /// A query that depends on other parameters offers nothing before they have values.
  public static var dependentsWait: Clause { DependentsWait.clause }
  /// An intent of a widget handles its errors.
  public static var intentsHandleErrors: Clause { IntentsHandleErrors.clause }
  /// Another configuration brings another timeline.
  public static var editedConfigurationServed: Clause { EditedConfigurationServed.clause }
  /// A configuration has few parameters.
  public static var parametersFew: Clause { ParametersFew.clause }
  /// A Live Activity's content is small.
  public static var activityContentSmall: Clause { ActivityContentSmall.clause }
  /// What an activity shows has a limited size.
  public static var largeActivityRefused: Clause { LargeActivityRefused.clause }
  /// The system ends an activity of some age.
  public static var activityEndsWithAge: Clause { ActivityEndsWithAge.clause }
  /// A Live Activity is started where it may be.
  public static var activityStartsInFront: Clause { ActivityStartsInFront.clause }
  /// An app starts activities while it is in front.
  public static var startNeedsForeground: Clause { StartNeedsForeground.clause }
  /// Code asks for permission before it asks for a Live Activity.
  public static var activityPermissionRead: Clause { ActivityPermissionRead.clause }
  /// A person may forbid an app Live Activities.
  public static var forbiddenActivitiesDenied: Clause { ForbiddenActivitiesDenied.clause }
  /// An app has so many activities at once.
  public static var activitiesCounted: Clause { ActivitiesCounted.clause }
  /// An activity goes through its phases in their order.
  public static var phasesInOrder: Clause { PhasesInOrder.clause }
  /// Content becomes stale at its date.
  public static var staleAtItsDate: Clause { StaleAtItsDate.clause }
  /// What a person swipes away is gone, and what has ended is not.
  public static var swipedIsDismissed: Clause { SwipedIsDismissed.clause }
  /// An ended activity stays as long as its policy says.
  public static var dismissedByPolicy: Clause { DismissedByPolicy.clause }
  /// Nothing is sent to an activity that has ended.
  public static var endedActivityLeftAlone: Clause { EndedActivityLeftAlone.clause }
  /// An ended activity keeps its last content.
  public static var endedTakesNoUpdates: Clause { EndedTakesNoUpdates.clause }
  /// Content is not replaced by older content.
  public static var olderContentIgnored: Clause { OlderContentIgnored.clause }
  /// The Dynamic Island belongs to the most relevant activity.
  public static var relevanceOrdersIsland: Clause { RelevanceOrdersIsland.clause }
  /// What alerts is expanded in the Dynamic Island, or is a banner.
  public static var alertsAreShown: Clause { AlertsAreShown.clause }
  /// Beside the activity in the Dynamic Island another one stands detached.
  public static var secondStandsDetached: Clause { SecondStandsDetached.clause }
  /// A presentation on the Lock Screen is no taller than the system shows.
  public static var lockScreenNotCut: Clause { LockScreenNotCut.clause }
  /// The image of a minimal presentation fits into it.
  public static var minimalImageFits: Clause { MinimalImageFits.clause }
  /// A tap on an activity opens its app.
  public static var tapOpensApp: Clause { TapOpensApp.clause }
  /// A push that cannot be decoded, or is sent to nothing, changes nothing.
  public static var unreadablePushDropped: Clause { UnreadablePushDropped.clause }
  /// A push within the budget has its effect, and one of priority 5 costs nothing.
  public static var pushesAreHeard: Clause { PushesAreHeard.clause }
  /// Pushes beyond the budget are throttled.
  public static var pushBudgetHolds: Clause { PushBudgetHolds.clause }
  /// The setting of frequent pushes ends what runs.
  public static var settingEndsActivities: Clause { SettingEndsActivities.clause }
  /// A push starts an activity, if it alerts and the budget allows it.
  public static var pushStartsActivity: Clause { PushStartsActivity.clause }
  /// Local updates of a Live Activity do not follow each other closely.
  public static var updatesApart: Clause { UpdatesApart.clause }
  /// Whoever reads the push token of a Live Activity listens to its updates.
  public static var pushTokensObserved: Clause { PushTokensObserved.clause }
  /// An activity that takes pushes gets a token.
  public static var tokenIsGiven: Clause { TokenIsGiven.clause }
  /// A broadcast reaches all activities of its channel, and no others.
  public static var broadcastReachesChannel: Clause { BroadcastReachesChannel.clause }
  /// A transient activity goes with the person's attention.
  public static var transientLeaves: Clause { TransientLeaves.clause }
  /// A scheduled activity starts at its date.
  public static var scheduledWaits: Clause { ScheduledWaits.clause }
  /// An app that asks for an activity gets it, or an error that is true.
  public static var startsAreAnswered: Clause { StartsAreAnswered.clause }
  /// Whoever starts an activity ends it.
  public static var activitiesAreEnded: Clause { ActivitiesAreEnded.clause }
  /// A Live Activity carries names of images and no images.
  public static var activitiesCarryNoImages: Clause { ActivitiesCarryNoImages.clause }
  /// An activity without the family `small` has its compact presentations together on a watch and in CarPlay.
  public static var compactCombined: Clause { CompactCombined.clause }
  /// StandBy shows an activity full-screen and at twice its size.
  public static var fullScreenInStandBy: Clause { FullScreenInStandBy.clause }
  /// From iOS 27 on the Dynamic Island shows activities in landscape, too, limited in width.
  public static var islandInLandscape: Clause { IslandInLandscape.clause }
  /// A button of an activity has no effect in CarPlay.
  public static var buttonsRestInCarPlay: Clause { ButtonsRestInCarPlay.clause }
  /// A control's preview value is there at once, and is the inactive one.
  public static var previewIsOff: Clause { PreviewIsOff.clause }
  /// The value of a toggle's intent is the system's to set.
  public static var valueLeftToSystem: Clause { ValueLeftToSystem.clause }
  /// A control that opens the app does so by an intent that opens something.
  public static var openingButtonsHaveTargets: Clause { OpeningButtonsHaveTargets.clause }
  /// Controls can be told apart by their names.
  public static var controlsHaveNames: Clause { ControlsHaveNames.clause }
  /// A toggle reads differently when it is on.
  public static var valueLabelsTellStates: Clause { ValueLabelsTellStates.clause }
  /// A control that cannot get its value has another to show.
  public static var controlHasValue: Clause { ControlHasValue.clause }
  /// What `relevance()` says counts on a watch alone.
  public static var relevanceIsOfWatches: Clause { RelevanceIsOfWatches.clause }
  /// A watch shows an entry for each relevant configuration of a widget.
  public static var relevantIsShown: Clause { RelevantIsShown.clause }
  /// A widget takes the place of one that there is.
  public static var replacedKindsDeclared: Clause { ReplacedKindsDeclared.clause }
  /// Clues are not ungrouped together with others.
  public static var groupsNotMixed: Clause { GroupsNotMixed.clause }
  /// StandBy and CarPlay show small widgets in full colour, StandBy two of them scaled up.
  public static var smallWidgetsInContexts: Clause { SmallWidgetsInContexts.clause }
  /// The supplemental family `small` stands for an activity on a watch and in CarPlay.
  public static var smallServes: Clause { SmallServes.clause }
  /// An accessory group has no more views than it has places.
  public static var accessoryGroupsSmall: Clause { AccessoryGroupsSmall.clause }
  /// A watch shows what the phone does while it is within range.
  public static var watchFollowsPhone: Clause { WatchFollowsPhone.clause }
  /// StandBy and CarPlay draw a widget without its background.
  public static var backgroundTakenAway: Clause { BackgroundTakenAway.clause }
  /// The id of an app group begins as the platform wants it.
  public static var appGroupsNamed: Clause { AppGroupsNamed.clause }
  /// Code of an extension reads the store that it shares with its app.
  public static var sharedDefaultsOnly: Clause { SharedDefaultsOnly.clause }
  /// The app writes what it shares, its widgets read it.
  public static var oneWriter: Clause { OneWriter.clause }
  /// A background session has a container.
  public static var backgroundSessionsShared: Clause { BackgroundSessionsShared.clause }
  /// Missing data leads to an entry all the same.
  public static var missingDataHasEntry: Clause { MissingDataHasEntry.clause }
  /// Code writes what widgets show before it asks for their reload.
  public static var writesBeforeReload: Clause { WritesBeforeReload.clause }
  /// A provider loads each thing once.
  public static var loadsOnce: Clause { LoadsOnce.clause }
  /// A text has another colour than what lies behind it.
  public static var textReadable: Clause { TextReadable.clause }
  /// Each request ends once, in time, and nothing happens to it afterwards.
  public static var requestsEndOnce: Clause { RequestsEndOnce.clause }
  /// Each failure has the ground that it names, and what has to fail does.
  public static var failuresFounded: Clause { FailuresFounded.clause }
  /// The inputs of a run are the stimuli of its scenario.
  public static var stimuliPlayed: Clause { StimuliPlayed.clause }
  /// The answers of a run are those of its scripts.
  public static var answersDelivered: Clause { AnswersDelivered.clause }
  /// Each event of a run names what brought it about.
  public static var causesNamed: Clause { CausesNamed.clause }
  /// Nothing is done for a widget that is not there.
  public static var goneIsLeftAlone: Clause { GoneIsLeftAlone.clause }
  /// A runtime does what a second model of the platform says is due, and nothing else.
  public static var dueIsDone: Clause { DueIsDone.clause }
  /// The date of the start changes dates alone.
  public static var startDateFree: Clause { StartDateFree.clause }
  /// A clock that is moved there and back changes nothing.
  public static var clockReturnUnnoticed: Clause { ClockReturnUnnoticed.clause }
  /// The order of placed widgets changes nothing for any of them.
  public static var placementOrderFree: Clause { PlacementOrderFree.clause }
  /// A widget is no concern of another one's.
  public static var widgetsIndependent: Clause { WidgetsIndependent.clause }
  /// What happens does not depend on how long the run lasts.
  public static var prefixStays: Clause { PrefixStays.clause }
  /// What is repeated is the same as its single stimuli.
  public static var repetitionIsSingles: Clause { RepetitionIsSingles.clause }
  /// A timeline does not end where it begins.
  public static var atEndNotAtOnce: Clause { AtEndNotAtOnce.clause }
  /// A policy names a date of the future.
  public static var afterInFuture: Clause { AfterInFuture.clause }
  /// An entry has one date.
  public static var entryDatesStable: Clause { EntryDatesStable.clause }
  /// A timeline's dates belong to its own request.
  public static var datesNotCaptured: Clause { DatesNotCaptured.clause }
  /// An extension does not reload itself in circles.
  public static var noReloadLoop: Clause { NoReloadLoop.clause }
  /// A builder has few children.
  public static var buildersHaveFewChildren: Clause { BuildersHaveFewChildren.clause }
  /// Days are counted by a calendar.
  public static var daysByCalendar: Clause { DaysByCalendar.clause }
  /// An extension keeps to what it may reach.
  public static var staysInSandbox: Clause { StaysInSandbox.clause }
  /// Code runs where its time can be told.
  public static var staysInSimulation: Clause { StaysInSimulation.clause }
  /// Sample values are not sold as real ones.
  public static var placeholderNotShownAsReal: Clause { PlaceholderNotShownAsReal.clause }
  /// Code survives what it is asked.
  public static var codeSurvives: Clause { CodeSurvives.clause }
  /// Code survives values that were drawn up for it.
  public static var survivesSamples: Clause { SurvivesSamples.clause }
}
