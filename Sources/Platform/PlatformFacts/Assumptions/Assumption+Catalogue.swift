extension Assumption {
  /// Every assumption, by id.
  public static let catalogue: [Assumption] = [
    Assumption(
      .as01,
      """
      The budget of N reloads is a token bucket: half of N may be spent at once, the other half \
      refills evenly over 24 hours of monotonic time. So no 24 hours see more than N charged \
      reloads, the allowance accrues, and nothing resets at midnight.
      """
    ),
    Assumption(
      .as02,
      """
      A runtime that lacks nothing (budget, spacing, visibility) serves what is due within the \
      profile's service promise. The platform names no figure.
      """
    ),
    Assumption(
      .as03,
      "A first entry within 60 seconds of the request counts as dated now."
    ),
    Assumption(
      .as04,
      """
      A reload is charged when it is granted, 1 or 0. Merged requests cost nothing if any of \
      their causes is exempt; a failed reload keeps its charge, and its retry is a new reload.
      """
    ),
    Assumption(
      .as05,
      """
      Whether an app's reload call is exempt is decided by the app's sessions at the moment of \
      the call; a policy that comes due while the app is in the foreground is charged.
      """
    ),
    Assumption(
      .as06,
      """
      Exempt reloads wait neither for the least interval nor for visibility; charged ones wait \
      for both, and for an unlocked phone.
      """
    ),
    Assumption(
      .as07,
      """
      A reboot or a killed process loses the requests under way; each counts as failed and is \
      retried after the back-off. Timelines, held requests and budgets survive.
      """
    ),
    Assumption(
      .as08,
      "Deadlines are inclusive: an answer at exactly the limit is in time."
    ),
    Assumption(
      .as09,
      """
      Of several `widgetURL` modifiers the outermost wins; the platform calls it undefined.
      """
    ),
    Assumption(
      .as10,
      """
      A tap alone does not bring the app to the foreground; the workload says when it is there.
      """
    ),
    Assumption(
      .as11,
      """
      The Simulator leaves a minute between reloads that are not exempt; without any, a provider \
      whose policy is always due would keep time from passing.
      """
    ),
    Assumption(
      .as12,
      """
      An image is judged against the size of a widget on a phone with three pixels a point and \
      widgets of 170, 360 and 380 points.
      """
    ),
    Assumption(
      .as13,
      """
      More than ten children in one builder are worth a word, though only compilers before Swift \
      5.9 refuse them.
      """
    ),
    Assumption(
      .as14,
      """
      Memory within a tenth of the limit is left undecided for real code: the allocator counts \
      otherwise than the platform.
      """
    ),
    Assumption(
      .as15,
      """
      Live Activities go with their app, and outlive a restart and a permission that is taken back. What is \
      stale or has ended stays so when the clock goes back. Of several reasons to refuse one, the first of \
      these is named: unsupported, denied, visibility, attributesTooLarge, targetMaximumExceeded. An update with \
      too many bytes changes nothing.
      """
    ),
    Assumption(
      .as16,
      """
      Pushes of priority 10 to running activities share one budget of an app in any hour, and pushes that start one \
      another; what cannot be decoded counts, too, and what is beyond the budget is dropped. While the person allows \
      frequent pushes, updates and ends are not counted. An activity that waits for its date takes updates of its \
      app, no pushes, and is gone when it is ended. What ends with the person's attention is dismissed at once. A \
      start by push that fails is told to nobody, and of its own the app's start alerts nobody. Content that comes \
      with an end is shown before it.
      """
    ),
    Assumption(
      .as17,
      """
      StandBy shows the first of the placed small widgets and scales them by two, CarPlay all of them. Of several \
      running activities StandBy shows the one that goes first in the Dynamic Island; CarPlay and a watch show each. \
      A watch that is out of range keeps what it showed. The island is empty in landscape where it is not shown \
      there. In CarPlay a tap beside a button does nothing either. A restart changes no context, and relevant \
      configurations go with their app or kind.
      """
    ),
    Assumption(
      .as18,
      """
      A control is asked for its value when a person adds it, too, and only if it is a toggle; a value that is called \
      for while it is under way is asked for once more after it. The time for a value is that for a timeline, and one \
      that could not be had is asked for after the back-off of failed reloads, or when something calls for it. A \
      toggle that is tapped shows its new state at once and counts a preview as off; it goes back to the last value \
      when its intent fails, and then its value is not asked for. A control goes with its app and its kind, and \
      outlives a restart. A button that opens the app does so on a locked phone as well, unless its intent needs \
      authentication.
      """
    ),
    Assumption(
      .as19,
      """
      A widget of visionOS is shown in its room from the time that a person places it, on one surface and with one \
      choice of a mounting style until it is removed; a choice that it does not support changes nothing. Placing one \
      where it cannot be placed does nothing at all. The person is equally far from all widgets, and each shows the \
      other level of detail at once. How a change is animated is not told. A restart changes none of it. visionOS has \
      no Live Activities.
      """
    ),
  ]
}
