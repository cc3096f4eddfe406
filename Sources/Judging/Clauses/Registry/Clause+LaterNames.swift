// Made by .ci/renew-registry from the files of the clauses; a test compares them.
extension Clause {
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
