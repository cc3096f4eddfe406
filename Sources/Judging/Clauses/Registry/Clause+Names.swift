// Made by .ci/renew-registry from the files of the clauses; a test compares them.
extension Clause {
  /// An answer matches its request's kind.
  public static var answerOfItsKind: Clause { AnswerOfItsKind.clause }
  /// A placeholder is available at once.
  public static var placeholderAtOnce: Clause { PlaceholderAtOnce.clause }
  /// The gallery shows what the widget looks like.
  public static var galleryShowsExample: Clause { GalleryShowsExample.clause }
  /// A timeline has entries.
  public static var timelineHasEntries: Clause { TimelineHasEntries.clause }
  /// A timeline has an entry for now.
  public static var timelineBeginsNow: Clause { TimelineBeginsNow.clause }
  /// Entries are a few minutes apart.
  public static var entriesApart: Clause { EntriesApart.clause }
  /// Entries stay long enough to be displayed at all.
  public static var entriesSeen: Clause { EntriesSeen.clause }
  /// A timeline has no more entries than advised.
  public static var entriesFew: Clause { EntriesFew.clause }
  /// Entries are in chronological order.
  public static var entriesInOrder: Clause { EntriesInOrder.clause }
  /// A view is a function of its entry.
  public static var viewIsPure: Clause { ViewIsPure.clause }
  /// Two requests at the same moment get the same answer.
  public static var answersAgree: Clause { AnswersAgree.clause }
  /// A timeline is not over when it is delivered.
  public static var timelineNotStale: Clause { TimelineNotStale.clause }
  /// A timeline request is completed exactly once.
  public static var completesOnce: Clause { CompletesOnce.clause }
  /// An entry's relevance has a comparable score and a duration that is not negative.
  public static var relevanceComparable: Clause { RelevanceComparable.clause }
  /// An entry carries everything that its view shows.
  public static var entryCarriesAll: Clause { EntryCarriesAll.clause }
  /// Reloads that ask a server do not all come at the same moment.
  public static var reloadsSpread: Clause { ReloadsSpread.clause }
  /// An app does not call for reloads in rapid succession.
  public static var callsDebounced: Clause { CallsDebounced.clause }
  /// An extension that receives pushes is entitled to them.
  public static var pushesEntitled: Clause { PushesEntitled.clause }
  /// A timeline is made in a few seconds.
  public static var timelineSoon: Clause { TimelineSoon.clause }
  /// A timeline is made before the runtime gives up.
  public static var timelineInTime: Clause { TimelineInTime.clause }
  /// A control's value arrives at once.
  public static var controlInTime: Clause { ControlInTime.clause }
  /// A provider stays within its memory.
  public static var memoryWithinLimit: Clause { MemoryWithinLimit.clause }
  /// A background session has a listener for its events.
  public static var backgroundSessionsHeard: Clause { BackgroundSessionsHeard.clause }
  /// A completion handler is called when the work is done.
  public static var completionNotEarly: Clause { CompletionNotEarly.clause }
  /// A widget's code requests no permission.
  public static var noPermissionPrompts: Clause { NoPermissionPrompts.clause }
  /// An extension that requests the location declares so in its property list.
  public static var locationWanted: Clause { LocationWanted.clause }
  /// Code checks the permission of widgets before it requests the location.
  public static var locationPermissionRead: Clause { LocationPermissionRead.clause }
  /// An intent needs no location.
  public static var intentsNeedNoLocation: Clause { IntentsNeedNoLocation.clause }
  /// A timeline's archive stays within its size.
  public static var archiveWithinLimit: Clause { ArchiveWithinLimit.clause }
  /// No image is larger than an archive allows.
  public static var imagesWithinLimit: Clause { ImagesWithinLimit.clause }
  /// An offline phone still gets an entry for its widget.
  public static var offlineHasEntry: Clause { OfflineHasEntry.clause }
  /// A view tree has at most one URL of its own.
  public static var oneWidgetURL: Clause { OneWidgetURL.clause }
  /// Links appear only where they work.
  public static var linksWhereAllowed: Clause { LinksWhereAllowed.clause }
  /// Buttons and toggles have intents.
  public static var controlsHaveIntents: Clause { ControlsHaveIntents.clause }
  /// A widget's intent asks no questions.
  public static var intentsAskNothing: Clause { IntentsAskNothing.clause }
  /// A button's intent has its values in parameters.
  public static var valuesAreParameters: Clause { ValuesAreParameters.clause }
  /// An intent stores its result before it returns.
  public static var intentsStoreInTime: Clause { IntentsStoreInTime.clause }
  /// Intents that the app's process performs are compiled into it.
  public static var intentsOfApp: Clause { IntentsOfApp.clause }
  /// A button does more than open the app.
  public static var buttonsDoMore: Clause { ButtonsDoMore.clause }
  /// A view tree declares a container background.
  public static var hasContainerBackground: Clause { HasContainerBackground.clause }
  /// A tree contains only views that widgets can show.
  public static var onlyAllowedViews: Clause { OnlyAllowedViews.clause }
  /// No drawing of an extension has views that widgets cannot show.
  public static var drawingsHaveAllowedViews: Clause { DrawingsHaveAllowedViews.clause }
  /// A widget's view keeps no state and observes nothing.
  public static var viewsHaveNoState: Clause { ViewsHaveNoState.clause }
  /// Remote images come with the entry.
  public static var imagesComeWithEntry: Clause { ImagesComeWithEntry.clause }
  /// An animation lasts at most two seconds.
  public static var animationsShort: Clause { AnimationsShort.clause }
  /// Lock Screen widgets are visible there.
  public static var shownWhenLocked: Clause { ShownWhenLocked.clause }
  /// No view revokes its group's accent.
  public static var accentStays: Clause { AccentStays.clause }
  /// No part of a view has a fixed size larger than its family.
  public static var sizesAdapt: Clause { SizesAdapt.clause }
  /// A view uses no transactions.
  public static var noTransactions: Clause { NoTransactions.clause }
  /// No two widgets of an app have the same kind.
  public static var kindsAreUnique: Clause { KindsAreUnique.clause }
  /// An update keeps the kinds of placed widgets.
  public static var kindsAreKept: Clause { KindsAreKept.clause }
  /// A widget supports at least one family.
  public static var familiesListed: Clause { FamiliesListed.clause }
  /// A widget has a name and a description in the gallery.
  public static var galleryTextsGiven: Clause { GalleryTextsGiven.clause }
  /// An intent that replaces a SiriKit intent keeps its class and parameters.
  public static var migrationComplete: Clause { MigrationComplete.clause }
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
  /// A widget's intent handles its errors.
  public static var intentsHandleErrors: Clause { IntentsHandleErrors.clause }
  /// A configuration has few parameters.
  public static var parametersFew: Clause { ParametersFew.clause }
  /// A refusal of an activity names the first reason that applies.
  public static var firstReasonNamed: Clause { FirstReasonNamed.clause }
  /// A Live Activity's content is small.
  public static var activityContentSmall: Clause { ActivityContentSmall.clause }
  /// Code starts a Live Activity only where that is allowed.
  public static var activityStartsInFront: Clause { ActivityStartsInFront.clause }
  /// Code checks for permission before it requests a Live Activity.
  public static var activityPermissionRead: Clause { ActivityPermissionRead.clause }
  /// An app that starts Live Activities declares them.
  public static var activitiesDeclared: Clause { ActivitiesDeclared.clause }
  /// The content of a Live Activity is not stale when it arrives.
  public static var freshAsItComes: Clause { FreshAsItComes.clause }
  /// Code does not update an activity that has ended.
  public static var endedActivityLeftAlone: Clause { EndedActivityLeftAlone.clause }
  /// Not every update of a Live Activity has an alert.
  public static var alertsAreFew: Clause { AlertsAreFew.clause }
  /// A Lock Screen presentation is not taller than the system shows.
  public static var lockScreenNotCut: Clause { LockScreenNotCut.clause }
  /// A minimal presentation's image fits into it.
  public static var minimalImageFits: Clause { MinimalImageFits.clause }
  /// Local updates of a Live Activity do not follow each other closely.
  public static var updatesApart: Clause { UpdatesApart.clause }
  /// Code that reads a Live Activity's push token also observes its updates.
  public static var pushTokensObserved: Clause { PushTokensObserved.clause }
  /// Code that starts an activity ends it.
  public static var activitiesAreEnded: Clause { ActivitiesAreEnded.clause }
  /// A Live Activity carries names of images instead of images.
  public static var activitiesCarryNoImages: Clause { ActivitiesCarryNoImages.clause }
  /// A control's preview value is available at once, and is the inactive one.
  public static var previewIsOff: Clause { PreviewIsOff.clause }
  /// The system sets the value of a toggle's intent.
  public static var valueLeftToSystem: Clause { ValueLeftToSystem.clause }
  /// A control that opens the app does so with an intent that opens something.
  public static var openingButtonsHaveTargets: Clause { OpeningButtonsHaveTargets.clause }
  /// Controls are distinguished by their names.
  public static var controlsHaveNames: Clause { ControlsHaveNames.clause }
  /// A toggle reads differently when it is on.
  public static var valueLabelsTellStates: Clause { ValueLabelsTellStates.clause }
  /// A control that cannot get its value has another one to show.
  public static var controlHasValue: Clause { ControlHasValue.clause }
  /// A widget replaces only a kind that exists.
  public static var replacedKindsDeclared: Clause { ReplacedKindsDeclared.clause }
  /// Ungrouped clues are not mixed with others.
  public static var groupsNotMixed: Clause { GroupsNotMixed.clause }
  /// Clues that need a permission come from an extension that can have it.
  public static var cluesPermitted: Clause { CluesPermitted.clause }
  /// A mounted widget shows less to a person far away and has the texture that it declares.
  public static var detailByDistance: Clause { DetailByDistance.clause }
  /// A widget that supports only the recessed style cannot be placed on a horizontal surface.
  public static var recessedOffTables: Clause { RecessedOffTables.clause }
  /// An accessory group has no more views than places.
  public static var accessoryGroupsSmall: Clause { AccessoryGroupsSmall.clause }
  /// App and extension share their app groups.
  public static var groupsOfApp: Clause { GroupsOfApp.clause }
  /// The extension has the app groups that its code uses.
  public static var groupsEntitled: Clause { GroupsEntitled.clause }
  /// An app group's id begins with the platform's prefix.
  public static var appGroupsNamed: Clause { AppGroupsNamed.clause }
  /// A store that an extension reads is one that its app writes.
  public static var storesShared: Clause { StoresShared.clause }
  /// Code of an extension reads the store that it shares with its app.
  public static var sharedDefaultsOnly: Clause { SharedDefaultsOnly.clause }
  /// The app writes what it shares, its widgets read it.
  public static var oneWriter: Clause { OneWriter.clause }
  /// A background session names a shared container.
  public static var backgroundSessionsShared: Clause { BackgroundSessionsShared.clause }
  /// Missing data still leads to an entry.
  public static var missingDataHasEntry: Clause { MissingDataHasEntry.clause }
  /// Code writes what widgets show before it requests their reload.
  public static var writesBeforeReload: Clause { WritesBeforeReload.clause }
  /// A provider loads each thing once.
  public static var loadsOnce: Clause { LoadsOnce.clause }
  /// A text differs in color from what is behind it.
  public static var textReadable: Clause { TextReadable.clause }
  /// A timeline does not end when it begins.
  public static var atEndNotAtOnce: Clause { AtEndNotAtOnce.clause }
  /// A policy names a date in the future.
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
  /// An extension uses only what its sandbox allows.
  public static var staysInSandbox: Clause { StaysInSandbox.clause }
  /// Code runs where the harness controls its time.
  public static var staysInSimulation: Clause { StaysInSimulation.clause }
  /// Sample values are not shown as real ones.
  public static var placeholderNotShownAsReal: Clause { PlaceholderNotShownAsReal.clause }
  /// An answer does not depend on earlier requests to the process.
  public static var answersFreeOfThePast: Clause { AnswersFreeOfThePast.clause }
  /// An entry is true at its date.
  public static var entriesTrueAtTheirDates: Clause { EntriesTrueAtTheirDates.clause }
  /// Data of another day is not shown as today's.
  public static var dataOfItsDay: Clause { DataOfItsDay.clause }
  /// A count of days changes at midnight.
  public static var daysTurnAtMidnight: Clause { DaysTurnAtMidnight.clause }
  /// A time of day follows the person's settings.
  public static var timesAsSettingsSay: Clause { TimesAsSettingsSay.clause }
  /// A time in a fixed zone does not follow the phone.
  public static var zonedTextStays: Clause { ZonedTextStays.clause }
  /// A failed load is retried.
  public static var failedLoadRetried: Clause { FailedLoadRetried.clause }
  /// An age or a countdown on display keeps up with the time.
  public static var agesMoveOn: Clause { AgesMoveOn.clause }
  /// A widget keeps its kind from launch to launch.
  public static var kindStays: Clause { KindStays.clause }
  /// After a failed load, a widget does not look as if nothing were set up.
  public static var failedLoadAsksNothing: Clause { FailedLoadAsksNothing.clause }
  /// An amount keeps its data's currency.
  public static var amountsKeepCurrency: Clause { AmountsKeepCurrency.clause }
  /// No second Live Activity with the same attributes is started.
  public static var oneActivityOfOne: Clause { OneActivityOfOne.clause }
  /// A Live Activity that becomes stale shows it.
  public static var staleLooksStale: Clause { StaleLooksStale.clause }
  /// Stored values are read as their own types.
  public static var readAsStored: Clause { ReadAsStored.clause }
  /// Years are counted in one calendar.
  public static var yearsOfOneCalendar: Clause { YearsOfOneCalendar.clause }
  /// A date without a time is the same day in every time zone.
  public static var daysWithoutTimeStay: Clause { DaysWithoutTimeStay.clause }
  /// A failed load is retried within hours.
  public static var failedLoadRetriedSoon: Clause { FailedLoadRetriedSoon.clause }
  /// A week starts on the user's first day of the week.
  public static var weeksBeginAsSettingsSay: Clause { WeeksBeginAsSettingsSay.clause }
  /// The parts of a URL are encoded once.
  public static var linksEncodedOnce: Clause { LinksEncodedOnce.clause }
  /// An intent that opens a URL does not use an app's own scheme.
  public static var universalLinksOpened: Clause { UniversalLinksOpened.clause }
  /// A control does what a tap on it requests.
  public static var controlsDoAsTold: Clause { ControlsDoAsTold.clause }
  /// A button has a visible effect or opens the app.
  public static var buttonsDoSomething: Clause { ButtonsDoSomething.clause }
  /// A parameter's default follows the choices on which it depends.
  public static var defaultsFollowChoices: Clause { DefaultsFollowChoices.clause }
  /// The gallery shows a sample that the code contains.
  public static var galleryNeedsNothing: Clause { GalleryNeedsNothing.clause }
  /// View ids can be written into an archive.
  public static var viewIDsEncodable: Clause { ViewIDsEncodable.clause }
  /// An entity keeps its id from process to process.
  public static var entityIDsStay: Clause { EntityIDsStay.clause }
  /// Recommended configurations are distinguished by their descriptions.
  public static var recommendationsDiffer: Clause { RecommendationsDiffer.clause }
  /// An app finds its Live Activities again after its process ended.
  public static var activitiesFoundAgain: Clause { ActivitiesFoundAgain.clause }
  /// Widgets and controls that show what an intent changed are reloaded.
  public static var readersReloaded: Clause { ReadersReloaded.clause }
  /// A choice in a widget's configuration has an effect.
  public static var parametersAskedFor: Clause { ParametersAskedFor.clause }
  /// A button that ends Live Activities ends all of them.
  public static var allActivitiesEnded: Clause { AllActivitiesEnded.clause }
  /// Data that the app or a server is known to provide is decoded.
  public static var givenDataDecoded: Clause { GivenDataDecoded.clause }
  /// A failed load does not remove stored data.
  public static var failedLoadKeepsData: Clause { FailedLoadKeepsData.clause }
  /// A Live Activity's clock stops when what it measures ends.
  public static var clocksEndWithActivity: Clause { ClocksEndWithActivity.clause }
  /// A Live Activity's button also works after the app's process ended.
  public static var buttonsOutliveProcess: Clause { ButtonsOutliveProcess.clause }
  /// The values in a URL's query are escaped.
  public static var queryValuesEscaped: Clause { QueryValuesEscaped.clause }
  /// A request names the person's local day.
  public static var requestsNameOwnDay: Clause { RequestsNameOwnDay.clause }
  /// A number keeps all its digits in every region.
  public static var numbersKeepDigits: Clause { NumbersKeepDigits.clause }
  /// A text that counts down is replaced at its date.
  public static var countdownsEnd: Clause { CountdownsEnd.clause }
  /// The elements of a `ForEach` have distinct ids.
  public static var viewIDsDiffer: Clause { ViewIDsDiffer.clause }
  /// Content from the network is loaded again.
  public static var loadedAgain: Clause { LoadedAgain.clause }
  /// A failed load is not shown as an empty result.
  public static var failedLoadNotNothing: Clause { FailedLoadNotNothing.clause }
  /// An entry is replaced when its content is out of date.
  public static var entriesKeepUp: Clause { EntriesKeepUp.clause }
  /// A finished Live Activity is ended.
  public static var finishedActivitiesEnded: Clause { FinishedActivitiesEnded.clause }
  /// The gallery does not show the empty state, and the widget does not show the gallery's sample.
  public static var galleryShowsNoEmptyState: Clause { GalleryShowsNoEmptyState.clause }
  /// A URL has one scheme and host.
  public static var linksBegunOnce: Clause { LinksBegunOnce.clause }
  /// A set's order does not affect the content.
  public static var noOrderOfHashes: Clause { NoOrderOfHashes.clause }
  /// A widget URL is the app's own.
  public static var templateURLReplaced: Clause { TemplateURLReplaced.clause }
  /// Code reads shared data under the names that the app uses.
  public static var givenDataRead: Clause { GivenDataRead.clause }
  /// App and extension have the same version.
  public static var versionsEqual: Clause { VersionsEqual.clause }
  /// The extension's identifier begins with the app's.
  public static var identifierOfApp: Clause { IdentifierOfApp.clause }
  /// The extension has the catalogs that it uses.
  public static var catalogsOfExtension: Clause { CatalogsOfExtension.clause }
  /// A kind that is reloaded by name is the kind of a widget or control.
  public static var kindsReloaded: Clause { KindsReloaded.clause }
  /// The extension runs on the systems on which its app runs.
  public static var systemsOfApp: Clause { SystemsOfApp.clause }
  /// The extension may load what its app may load.
  public static var transportOfApp: Clause { TransportOfApp.clause }
  /// No text shows a value as code prints it.
  public static var textsForPeople: Clause { TextsForPeople.clause }
  /// A family that is offered is drawn.
  public static var familiesDrawn: Clause { FamiliesDrawn.clause }
  /// Code survives every request.
  public static var codeSurvives: Clause { CodeSurvives.clause }
  /// Code survives synthesized values.
  public static var survivesSamples: Clause { SurvivesSamples.clause }
}
