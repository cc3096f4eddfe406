/// A point of the runtime at which only a mutant answers differently.
///
/// The platform or the runtime's own order decides the outcome, so profiles and other runtimes have
/// no choice here; what they may choose is a ``RuntimeDecision``. Each case gives the question, the
/// reference's answer, and in brackets the facts behind it. A case without a fact is a rule of the
/// reference (<doc:Semantics>).
public enum MutationPoint: String, CaseIterable, Hashable, Sendable {
  // Reloads.
  /// Does an exempt reload cost nothing? Yes (RB-12 to RB-18).
  case exemptIsFree
  /// Does a reload that is not exempt cost one? Yes (RB-02).
  case otherIsCharged
  /// May a reload be granted while another of the placement is under way? No.
  case grantsWhileUnderWay
  /// Does an exempt grant count for the spacing of the next one? Yes.
  case exemptGrantCountsForSpacing
  /// Does a call during a foreground session have a cause of its own? Yes (RB-12).
  case foregroundIsCause
  /// Does a call during an audio session have a cause of its own? Yes (RB-15).
  case audioIsCause
  /// Does a call during a navigation session have a cause of its own? Yes (RB-15).
  case navigationIsCause
  /// Does a call for a kind address this placement? If it is of the kind (WC-01).
  case kindAddressesPlacement
  /// Does a call for all kinds address this placement? Yes (WC-01).
  case allAddressesPlacement
  /// Does a push address this placement? If its widget is push-enabled (WC-13).
  case pushAddressesPlacement
  /// Does a change of the locale reload this placement? Yes (RB-18).
  case localeReloads
  /// Does a change of the text size reload this placement? Yes (RB-18).
  case textSizeReloads
  /// Is a new locale or text size a change? If it is another one.
  case environmentChanged
  /// Does a change of the environment ask for the placeholder again? Yes (TL-04).
  case environmentRenewsPlaceholder
  /// Is a configuration that a person chooses a change? If it is another one.
  case configurationChanged
  /// Does a changed configuration ask for the timeline? Yes (AI-18).
  case configurationReloads
  /// Does a change of the system reload this placement? Yes (RB-19, RB-21).
  case systemReloads
  /// Does a new place wait until this placement is seen? If it is not seen (RB-19).
  case placeAwaitsSight
  /// Does adding a placement ask for its configuration? If its declaration says so, and there is
  /// such a thing (FM-18).
  case addingPrompts
  /// Does adding a placement ask for its timeline? Yes (TL-09).
  case addingReloads
  /// Is the placement's own configuration handed over? Yes (TL-42).
  case handsConfigurationOver

  // The app.
  /// Does the gallery have the app's widgets? If the app was launched once (FM-10).
  case launchOpensGallery
  /// Does the gallery have this widget? If no update took its kind away (FM-08).
  case withdrawnLeavesGallery
  /// Does removing the app take this placement away? Yes (FM-21).
  case appTakesWidgets
  /// Does removing the app take its Live Activities away that have not ended? Yes (AS-15).
  case appTakesActivities
  /// Does removing the app take its Live Activities away that have ended? Yes (AS-15).
  case appTakesEndedActivities
  /// Does taking a kind away end what this placement does? Yes (FM-08).
  case withdrawalOrphans
  /// Is a placement blank whose kind was taken away? Yes (FM-08).
  case orphanIsBlank

  // Answers and failures.
  /// Does an answer after a failure count like one in time? No.
  case lateAnswerCounts
  /// Does an answer of a different kind from the request fail? Yes.
  case wrongAnswerFails
  /// Does a process over its memory limit lose its other requests too? Yes (DL-06).
  case memoryKillsProcess
  /// Is a failed request retried? If it asked for a timeline (TL-36, TL-46).
  case failureIsRetried
  /// Does what is on display survive a failed timeline request? Yes (TL-13).
  case failureKeepsDisplay
  /// Does a reload that was asked for meanwhile survive a failed timeline request? Yes (RB-29).
  case failureKeepsPending
  /// Does a commit cancel the retry of an earlier failure? Yes.
  case commitCancelsRetry
  /// Does a timeline's content get archived in every appearance? Yes (TL-26).
  case archivesEveryAppearance

  // Entries and policies.
  /// Does the clock's moving backwards bring an earlier entry back? No.
  case clockBringsEntryBack
  /// Does the policy `atEnd` wait for the last date? Yes (TL-19).
  case atEndWaitsForLastDate
  /// Does the policy `never` ask at the last date? No (TL-23).
  case neverAsks

  // Reboots.
  /// Is the placeholder shown from a reboot to the first unlock? Yes (TL-04).
  case rebootShowsPlaceholder

  // Taps.
  /// Does a tap on a locked phone lead to authentication alone? Yes (VW-09).
  case lockedTapAuthenticates
  /// Does a link beat the tree's `widgetURL`? Yes (VW-04).
  case linkBeatsWidgetURL
  /// Is a `widgetURL` followed at all? If the tree has one (VW-04).
  case widgetURLActs
  /// Does a toggle show its new state at once? Yes (VW-08).
  case toggleFlipsAtOnce
  /// Does a toggle go back when its intent failed? Yes.
  case toggleGoesBack
  /// Does a commit end the state of toggles? Yes (VW-08).
  case commitEndsToggles
  /// Does an intent that returned reload the placement? Yes (VW-12).
  case interactionReloads
  /// Does an intent that failed reload the placement? No.
  case failedInteractionReloads
  /// Does an interaction reload the other placements of the widget as well? No (VW-12).
  case interactionReloadsOthers

  // Live Activities.
  /// Is an activity refused because the person forbids them? If the person does (LA-04).
  case permissionIsAsked
  /// Is an activity refused because the app is not in front? If it is not (LA-03).
  case startNeedsForeground
  /// Does an activity take an update? If it has not ended (LA-10).
  case endedTakesNoUpdates
  /// Is an update refused for its size? If it has too many bytes (LA-01).
  case updatesAreMeasured
  /// Does an update make a stale activity active? If it is not stale itself (LA-07).
  case updateEndsStaleness
  /// Does an activity become stale? If its stale date is reached (LA-07).
  case staleDateActs
  /// Does the longest time on the Lock Screen hold for a policy with a date, too? Yes (LA-09).
  case dismissalIsCapped
  /// Does a person's swipe dismiss an activity? Yes (LA-08).
  case swipeDismisses
  /// Does an activity have a place in the Dynamic Island? If it has not ended (LA-02).
  case endedLeavesIsland
  /// Does a higher relevance go before an earlier start? Yes (LA-12).
  case relevanceOrdersIsland
  /// Does the second of several activities stand detached? Yes (LA-15).
  case secondStandsDetached
  /// Does a scheduled activity wait for its date? Yes (LA-32).
  case scheduleWaits
  /// Does a scheduled activity alert as it starts? Yes (LA-32).
  case scheduleAlerts
  /// Does an update with an alert alert the person? If it has one (LA-13).
  case updateAlerts
  /// Is an alert expanded in the Dynamic Island? If there is one (LA-13).
  case alertExpands
  /// Does a transient activity end as the phone is locked? If it is transient (LA-31).
  case lockEndsTransient
  /// Does an activity end that a person collapses? If it is transient (LA-31).
  case collapseEndsTransient
  /// Does a tap on an activity lead anywhere? Yes (LA-20).
  case activityTapLeads
  /// Does a tap on an activity follow its URL? If it has one (LA-19, LA-20).
  case activityURLIsFollowed
  /// Does the setting of frequent pushes end this running activity? Yes (LA-24).
  case settingEndsActivities
  /// Does an activity get a token? If the app asked for one (LA-28).
  case tokenIsGiven
  /// Does a push reach an activity of the channel or of its token? If it is sent there (LA-28,
  /// LA-29).
  case pushReaches
  /// Is a push dropped because its content cannot be decoded? If it cannot (LA-21).
  case unreadableIsDropped
  /// Is a push of priority 5 counted? No (LA-22).
  case opportunisticIsCounted
  /// Does a push need room in the budget? Yes (LA-23).
  case pushBudgetIsKept
  /// Does a push that is to start an activity need room in its budget? Yes (LA-25).
  case startBudgetIsKept
  /// Does a push start no activity while the person forbids them? It does not (LA-04).
  case pushStartAsksPermission
  /// Does a push start no activity with too many bytes? It does not (LA-01).
  case pushStartIsMeasured
  /// Does a push start no activity beside as many as the app may have? It does not (LA-05).
  case pushStartIsCounted
  /// Does a push that is to start an activity need an alert? Yes (LA-25).
  case pushStartNeedsAlert
  /// Does a push start an activity while the app is not in front? Yes (LA-03, LA-25).
  case pushStartsFromBehind

  /// Does a tap rest because it is in CarPlay? If it is (LA-41).
  case carPlayTapsRest
  /// Does the button of an activity act outside CarPlay? Yes (LA-41).
  case activityButtonActs
  /// Does the button of an activity ask for authentication? If the phone is locked (VW-09).
  case lockedButtonAuthenticates
  /// Is the Dynamic Island empty? In landscape, where it is not shown there (LA-40).
  case landscapeHidesIsland

  // Contexts.
  /// Is a context left that was left? Yes (RV-09).
  case contextIsLeft
  /// Is this placement shown in StandBy and CarPlay? If it is small (RV-09).
  case contextTakesSmall
  /// Are widgets in StandBy and CarPlay in full color? Yes (RV-09).
  case contextKeepsColor
  /// Are widgets and activities in StandBy scaled up? Yes (RV-09, LA-39).
  case standByScales
  /// Are backgrounds removed in StandBy and CarPlay? Yes (VW-18, RV-09).
  case contextRemovesBackground
  /// Does an activity fill the screen in StandBy? Yes (LA-39).
  case standByIsFilled
  /// Is the family `small` used for an activity on a watch and in CarPlay? If it has one (RV-10).
  case smallServes
  /// Does CarPlay show this activity in the form for iPhone? No (RV-10).
  case mediumServesCarPlay
  /// Are both compact presentations shown together where there is no family `small`? Yes (LA-37).
  case compactIsCombined
  /// Is the island in landscape limited in width? Yes (LA-40).
  case landscapeLimitsIsland
  /// Does the watch show what the phone shows now? If it is within range (RV-15).
  case watchFollows
  /// Has the watch the newest content of an activity? Yes (RV-15).
  case watchHasNewest
  /// Is there an entry for each relevant configuration? Yes (RV-03).
  case eachRelevantIsShown
  /// Is a widget shown in the Smart Stack? If a configuration of it is relevant (RV-03).
  case relevantIsShown
  /// Can this widget be placed in a room at the person's choice? If it supports a style of that
  /// surface (RV-12).
  case mountingFits
  /// Is this widget elevated regardless of the person's choice? On a horizontal surface (RV-12).
  case horizontalElevates
  /// Does this widget hang in a style that it does not support? No (RV-12).
  case unsupportedChoiceIsKept
  /// Does this widget hang in the style that the person chose? If there is one (RV-12).
  case mountingChoiceIsKept
  /// Is this widget elevated until a person chooses? Yes (RV-12).
  case startsElevated
  /// Is this widget of paper? If its declaration says so (RV-12).
  case textureIsPaper
  /// Does this widget show the simplified level of detail? If the person is far away (RV-12).
  case distanceSimplifies

  // Controls.
  /// Does adding a control ask for its configuration? If its declaration says so (CT-11).
  case controlAddingPrompts
  /// Does adding a control ask for its value? Yes (AS-18).
  case addingAsksForValue
  /// Does the app's call ask for the value of this control? If it means its kind (CT-02).
  case controlCallAsks
  /// Does a push ask for the value of this control? If its declaration says so (CT-02).
  case controlPushAsks
  /// Does an intent that returned ask for the control's value? Yes (CT-02).
  case actionAsksForValue
  /// Is a value asked for once more that was called for while it was under way? Yes (CT-02, AS-18).
  case askedMeanwhileIsKept
  /// Does a control show the value that its code gave? Yes (CT-03).
  case valueIsShown
  /// Does a control keep what it shows when its value could not be had? Yes (CT-04).
  case failureKeepsValue
  /// Is a value that could not be had asked for later? Yes (CT-04).
  case failedValueIsRetried
  /// Is a tap on a locked phone led to authentication? If the control's intent needs it (CT-12).
  case lockedControlAuthenticates
  /// Does a tap run the control's intent? If it does not open the app (CT-07).
  case buttonRunsIntent
  /// Is the value that a toggle's intent gets on? If the toggle does not look on (CT-05).
  case toggleGetsNewValue
  /// Does a control's toggle show its new state at once? Yes (AS-18).
  case controlFlipsAtOnce
  /// Does a control's toggle go back when its intent failed? Yes (AS-18).
  case controlGoesBack

  // The gallery.
  /// Does the gallery's snapshot say that it is a preview? Yes (TL-05).
  case galleryIsPreview
}
