/// A yes-or-no choice the runtime makes, settled by a profile or a platform version, or left open
/// by the facts.
///
/// Each case gives the question, the reference's answer, and in brackets, why the choice is open:
/// the profile, an assumption (`AS-04`), a contradiction between the sources (`X-06`) or a fact
/// that is not documented (`TL-35`). A real runtime may choose otherwise; where a fact is
/// documented, only a mutant does, at a ``MutationPoint``.
public enum RuntimeDecision: String, CaseIterable, Hashable, Sendable {
  // Reloads.
  /// Does one exempt cause make a merged reload exempt? Yes (AS-04).
  case exemptCauseExemptsMerged
  /// Does an exempt reload bypass visibility, spacing and budget? Yes (AS-06).
  case exemptGoesFirst
  /// Is the placement seen, as a charged reload requires? Only if its page is visible and the phone
  /// is unlocked (AS-06; RB-09, RB-10).
  case isSeen
  /// Is a reload beyond the budget dropped instead of held? As the profile says.
  case dropsOverBudget
  /// Does a failed reload get its charge back? No (AS-04).
  case failureRefundsCharge
  /// Do widget pushes exist? As the profile says (WC-12).
  case pushesExist

  // Answers.
  /// Does a second answer count the same as the first? No (TL-35, X-31).
  case secondAnswerCounts
  /// Does an empty timeline fail? Yes (X-31; TL-29).
  case emptyTimelineFails

  // Entries and policies.
  /// Are entries sorted by date? Yes (TL-30, X-31).
  case sortsEntries
  /// If several entries have the same date, does the last one win? Yes (TL-31, X-31).
  case lastOfEqualDatesWins
  /// Is an entry skipped if its successor is already due? Yes (TL-33, X-31).
  case skipsPassedEntries
  /// Does the previous timeline stay until the first date of a new one? Yes (TL-34, X-31).
  case oldStaysUntilFirstDate
  /// May the policy `after` come before the last date? Yes (X-08; TL-21).
  case afterMayPrecedeLastDate

  // Reboots.
  /// Do pending reloads survive a reboot? Yes (AS-07).
  case pendingSurvivesReboot
  /// Do back-offs survive a reboot? Yes (AS-07).
  case retriesSurviveReboot
  /// Do timelines survive a reboot? Yes (AS-07).
  case timelinesSurviveReboot
  /// Do budgets survive a reboot unchanged, without being topped up? Yes (AS-07).
  case budgetsSurviveReboot
  /// Does a reboot kill requests in flight? Yes (AS-07).
  case rebootEndsRequests

  // Taps.
  /// Does a link work in this family? As the profile says (VW-03, X-12).
  case linkActs
  /// Does a button or toggle with an intent work? As the profile says (VW-06).
  case controlActs
  /// Does the outermost of several `widgetURL`s win? Yes (AS-09, X-13).
  case outermostWidgetURLWins
  /// Does an interaction reload twice? As the profile says (VW-13, X-26).
  case interactionReloadsTwice
}
