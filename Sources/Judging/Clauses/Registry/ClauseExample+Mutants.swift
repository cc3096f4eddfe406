// Made by .ci/renew-registry from the comments in the faulty examples and the files of the mutants; a test
// compares them.
extension ClauseExample {
  /// Faults that clauses on runtimes must find: clause and place, the fault, and a line of code.
  static let mutantExamples: StaticString = #"""
    AC-01.runtime AC-01.added-free
      The first reload of a widget that was added costs nothing.
    AI-18.runtime AI-18.edit-ignored
      Another configuration reloads nothing.
    AS-06.runtime AS-06.waits-for-spacing
      An exempt reload keeps the distance and waits for sight like any other.
    AS-15.refusal AS-15.permission-last
      An app in the background hears so first, even if the person forbids activities.
    AS-15.runtime AS-15.activities-stay
      The Live Activities of an app that is removed stay.
    AS-18.runtime AS-18.stays
      A toggle of a control keeps its new state when its intent has failed.
    CT-02.runtime CT-02.action-forgotten
      A control whose intent has returned is not asked for its value.
    CT-03.runtime CT-03.inverted
      A control shows the other value than its code gave.
    CT-04.runtime CT-04.at-once
      A value that could not be had is asked for again a minute too early.
    CT-05.runtime CT-05.always-on
      The intent of a toggle always gets that it is on.
    CT-07.runtime CT-07.nowhere
      A button that opens the app leads nowhere.
    CT-11.runtime CT-11.always
      The configuration of every control is asked for.
    CT-12.runtime CT-12.always
      Every control needs authentication.
    DL-03.runtime DL-03.earlier
      An answer that comes at exactly the deadline does not count.
    DL-06.runtime DL-06.byte-less
      An answer that used exactly the memory that is allowed fails.
    DL-20.runtime DL-20.byte-less
      An archive of exactly the largest size is refused.
    FM-08.runtime FM-08.continues
      A widget whose kind is gone continues.
    FM-10.runtime FM-10.always-offered
      The gallery has the widgets of an app that was never launched.
    FM-18.runtime FM-18.always
      The configuration of every widget is asked for.
    FM-20.runtime FM-20.edit-for-all
      An edit of one widget reloads the others of its kind.
    FM-21.runtime FM-21.first-taken-only
      An app that is removed takes only the first placed widget with it.
    LA-01.runtime LA-01.byte-less
      An activity of exactly as many bytes as allowed is refused.
    LA-02.runtime LA-02.app-unheard
      A running activity continues when its app ends it.
    LA-03.runtime LA-03.from-behind
      An app starts activities from the background.
    LA-04.runtime LA-04.denied-for-good
      A person who has forbidden activities cannot allow them again.
    LA-05.runtime LA-05.one-less
      An app gets one activity less than it may have.
    LA-06.runtime LA-06.active-again
      Each update says once more that its activity is active.
    LA-07.runtime LA-07.always
      Each activity is stale once it has started.
    LA-08.runtime LA-08.gone-with-lock
      A running activity is dismissed when the phone is locked.
    LA-09.runtime LA-09.date-ignored
      A dismissal date counts as an immediate dismissal.
    LA-10.runtime LA-10.once-more
      An activity shows its last content once more when it has ended.
    LA-11.runtime LA-11.older-shown
      Content is shown however old it is.
    LA-12.runtime LA-12.by-time
      The activity that started first has the Dynamic Island, regardless of relevance.
    LA-13.runtime LA-13.banner
      An alert is a banner although there is a Dynamic Island.
    LA-15.runtime LA-15.alone
      No activity stands detached beside the Dynamic Island.
    LA-20.runtime LA-20.always-url
      A tap on an activity without a URL opens one.
    LA-21.runtime LA-21.any-token
      A push to a token that is the activity's no more has its effect.
    LA-22.runtime LA-22.all-counted
      Pushes of priority 5 count in the budget, too.
    LA-23.runtime LA-23.endless
      Pushes have no budget.
    LA-24.runtime LA-24.continues
      The setting of frequent pushes ends no activity.
    LA-25.runtime LA-25.endless
      Pushes start as many activities as they like.
    LA-28.runtime LA-28.none
      No activity gets a token.
    LA-29.runtime LA-29.first
      A broadcast reaches the first activity of the channel alone.
    LA-31.runtime LA-31.all-standard
      No activity is transient.
    LA-32.runtime LA-32.at-once
      A scheduled activity starts at once.
    LA-33.runtime LA-33.silent
      An app gets no answer when its activity is refused.
    LA-37.runtime LA-37.always-small
      Every activity is shown in the family small.
    LA-39.runtime LA-39.first-stays
      StandBy stays with the activity that it showed first.
    LA-40.runtime LA-40.never
      The island is not shown in landscape.
    LA-41.runtime LA-41.acts
      A button acts in CarPlay.
    LW-01.runtime LW-01.ends-twice
      A request that failed fails once more.
    LW-02.runtime LW-02.intents-never-fail
      An intent that threw an error counts as returned.
    LW-03.runtime LW-03.last-left-out
      The harness leaves the last stimulus of a workload out.
    LW-04.runtime LW-04.first-call-only
      The harness answers each request for a timeline with the first call of the script.
    LW-05.runtime LW-05.cancelled-by-time
      The harness writes no cause of a request that is given up.
    LW-06.runtime LW-06.hold-stays
      A waiting reload keeps waiting after its widget is removed.
    OR-01.runtime OR-01.entry-goes-back
      A clock that is set back brings an earlier entry of the timeline back.
    RB-01.runtime RB-01.failures-free
      A failed reload gives its charge back to the budget.
    RB-05.runtime RB-05.face-unseen
      A complication is seen no more than another widget.
    RB-06.runtime RB-06.one-for-app
      All placed widgets of the app share one budget.
    RB-09.runtime RB-09.dropped
      A reload beyond the budget is dropped.
    RB-10.runtime RB-10.always-seen
      Every widget counts as seen.
    RB-11.runtime RB-11.comes-later
      A reload that was dropped for lack of budget is granted at the next event.
    RB-12.runtime RB-12.background-free
      A reload that the app calls for without any session costs nothing.
    RB-15.runtime RB-15.audio-charged
      A reload that the app calls for during an audio session is charged like any other.
    RB-16.runtime RB-16.intent-charged
      A reload after an intent of the widget is charged like any other.
    RB-18.runtime RB-18.first-placed-only
      A change of the locale reloads only the first placed widget.
    RB-19.runtime RB-19.account-costs
      A reload after a change of the account goes first but is still charged.
    RB-20.runtime RB-20.added-charged
      The reload of an added widget is charged like any other.
    RB-21.runtime RB-21.stand-by-charged
      A refresh in StandBy is charged like any other reload.
    RB-22.runtime RB-22.push-for-all
      A push reloads the widgets without a push handler as well.
    RB-24.runtime RB-24.budget-for-developers
      A device in Developer Mode has a budget.
    RB-27.runtime RB-27.early
      A charged reload is granted one tick before the budget allows it.
    RB-29.runtime RB-29.last-cause-only
      A new request takes the place of the one that waits, instead of joining it.
    RL-01.runtime RL-01.idle-weekends
      A policy that comes due on a Saturday or Sunday asks for nothing.
    RL-02.runtime RL-02.clock-fills-budget
      A clock that is set forth fills the budget for the time that seems to have passed.
    RL-03.runtime RL-03.first-pushed
      A push reaches the first of the placed widgets alone.
    RL-04.runtime RL-04.crowd-not-archived
      While several widgets are placed, no timeline is archived.
    RL-05.runtime RL-05.charges-once
      A runtime charges reloads in its first run alone.
    RL-06.runtime RL-06.holds-once
      A runtime says in its first run alone that it holds reloads.
    RV-01.runtime RV-01.on-phones
      What relevance() says counts on a phone.
    RV-03.runtime RV-03.never
      A watch shows no widget for its relevance.
    RV-09.runtime RV-09.any-family
      StandBy and CarPlay show widgets of every family.
    RV-10.runtime RV-10.ignored
      No activity is shown in the family small.
    RV-12.runtime RV-12.always-elevated
      Every widget is elevated, on vertical surfaces, too.
    RV-12.runtime.detail RV-12.always-glass
      Every widget looks made of glass.
    RV-12.runtime.surface RV-12.asked-all-the-same
      The code of a recessed widget is asked for a placeholder on a horizontal surface.
    RV-15.runtime RV-15.always-near
      A watch follows the phone out of range.
    TL-01.runtime TL-01.placeholder-in-view
      The placeholder is asked for again whenever the widget comes into view.
    TL-04.runtime TL-04.entry-after-restart
      After a restart the entry stays on display.
    TL-05.runtime TL-05.no-preview
      The gallery's snapshot is not asked for as a preview.
    TL-08.runtime TL-08.configuration-is-placement
      The number of a placed widget is taken for that of its configuration.
    TL-09.runtime TL-09.default-configuration
      The code gets the default configuration instead of the one that the person chose.
    TL-11.runtime TL-11.clock-set-back
      The runtime does not notice that the clock was set back, and shows entries too early.
    TL-12.runtime TL-12.gone-out-of-sight
      The entry in force gives way to the placeholder when the widget gets out of sight.
    TL-13.runtime TL-13.blank-on-failure
      A failed reload empties the widget.
    TL-14.runtime TL-14.early
      A charged reload is granted one tick before the least interval is over.
    TL-19.runtime TL-19.early
      The policy `atEnd` asks one tick before the last entry.
    TL-21.runtime TL-21.as-at-end
      The policy `after` is treated as `atEnd`.
    TL-23.runtime TL-23.asks-after-an-hour
      The policy `never` asks after an hour.
    TL-24.runtime TL-24.early
      A policy asks one tick before it is due.
    TL-25.runtime TL-25.at-display
      The content closure runs again when an entry is shown.
    TL-29.runtime TL-29.accepted
      An empty timeline is accepted and put in force.
    TL-30.runtime TL-30.provider-order
      Unsorted entries are shown in the order of the provider.
    TL-31.runtime TL-31.both
      Of entries with one date all are shown, one after the other.
    TL-32.runtime TL-32.at-end-lost
      A timeline whose entries are all past never asks for the next one.
    TL-33.runtime TL-33.begins-with-first
      A timeline begins with its first entry, however long that has passed.
    TL-34.runtime TL-34.blank
      The placeholder is shown until the first date of a new timeline.
    TL-35.runtime TL-35.in-force-twice
      One answer is put in force twice.
    TL-36.runtime TL-36.no-retry
      A failed reload is never retried.
    TL-46.runtime TL-46.at-once
      A failed reload is retried at once.
    VW-01.runtime VW-01.by-turns
      Of several `widgetURL`s the innermost and the outermost win by turns.
    VW-04.runtime VW-04.link-ignored
      Links do nothing.
    VW-06.runtime VW-06.closure-runs
      A button without an intent runs its closure.
    VW-08.runtime VW-08.button-flips
      A button shows another state at once, as a toggle does.
    VW-09.runtime VW-09.always-asks
      A tap that leads to the app leads to authentication, locked or not.
    VW-12.runtime VW-12.before-return
      The reload comes when the intent begins instead of when it has returned.
    VW-18.runtime VW-18.kept
      StandBy and CarPlay draw the background of a widget.
    WC-01.runtime WC-01.all-ignored
      A call for all kinds reloads nothing.
    WC-03.runtime WC-03.call-clears
      A call for a kind clears what is on display.
    WC-05.runtime WC-05.reloads-all
      A call for an unknown kind reloads every placed widget.
    WC-12.runtime WC-12.push-waits
      A push is held for ever although the system has none.
    """#
}
