/// Behaviour that no source documents and that the project had to choose.
///
/// A report lists the assumptions, and none of them is sold as the platform's.
public struct Assumption: Hashable, Sendable {
  /// The id, `AS-` and a number.
  public let id: String

  /// What is assumed, and why so.
  public let statement: String

  /// Every assumption, by id.
  public static let catalogue: [Assumption] = [
    Assumption(
      id: "AS-01",
      statement: """
        The budget of N reloads is a token bucket: half of N may be spent at once, the other half \
        refills evenly over 24 hours of monotonic time. So no 24 hours see more than N charged \
        reloads, the allowance accrues, and nothing resets at midnight.
        """
    ),
    Assumption(
      id: "AS-02",
      statement: """
        A runtime that lacks nothing (budget, spacing, visibility) serves what is due within the \
        profile's service promise. The platform names no figure.
        """
    ),
    Assumption(
      id: "AS-03",
      statement: "A first entry within 60 seconds of the request counts as dated now."
    ),
    Assumption(
      id: "AS-04",
      statement: """
        A reload is charged when it is granted, 1 or 0. Merged requests cost nothing if any of \
        their causes is exempt; a failed reload keeps its charge, and its retry is a new reload.
        """
    ),
    Assumption(
      id: "AS-05",
      statement: """
        Whether an app's reload call is exempt is decided by the app's sessions at the moment of \
        the call; a policy that comes due while the app is in the foreground is charged.
        """
    ),
    Assumption(
      id: "AS-06",
      statement: """
        Exempt reloads wait neither for the least interval nor for visibility; charged ones wait \
        for both, and for an unlocked phone.
        """
    ),
    Assumption(
      id: "AS-07",
      statement: """
        A reboot or a killed process loses the requests under way; each counts as failed and is \
        retried after the back-off. Timelines, held requests and budgets survive.
        """
    ),
    Assumption(
      id: "AS-08",
      statement: "Deadlines are inclusive: an answer at exactly the limit is in time."
    ),
    Assumption(
      id: "AS-09",
      statement: """
        Of several `widgetURL` modifiers the outermost wins; the platform calls it undefined.
        """
    ),
    Assumption(
      id: "AS-10",
      statement: """
        A tap alone does not bring the app to the foreground; the workload says when it is there.
        """
    ),
    Assumption(
      id: "AS-11",
      statement: """
        The Simulator leaves a minute between reloads that are not exempt; without any, a provider \
        whose policy is always due would keep time from passing.
        """
    ),
    Assumption(
      id: "AS-12",
      statement: """
        An image is judged against the size of a widget on a phone with three pixels a point and \
        widgets of 170, 360 and 380 points.
        """
    ),
    Assumption(
      id: "AS-13",
      statement: """
        More than ten children in one builder are worth a word, though only compilers before Swift \
        5.9 refuse them.
        """
    ),
    Assumption(
      id: "AS-14",
      statement: """
        Memory within a tenth of the limit is left undecided for real code: the allocator counts \
        otherwise than the platform.
        """
    ),
  ]
}
