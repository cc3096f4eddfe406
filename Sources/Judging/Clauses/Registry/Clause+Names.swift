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
}
