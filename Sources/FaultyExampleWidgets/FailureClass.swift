/// A class of failures in published widgets, with the clauses that find it.
///
/// The classes come from a survey of public widget code and of issues about it. For each clause of a
/// class a fault is seeded here, and the same widget done right is its near miss.
public struct FailureClass: Hashable, Sendable {
  /// The failure.
  public let title: String

  /// The clauses that find it; none if nobody could judge it from the code.
  public let clauses: [String]

  /// The parts that cannot be judged here, with the reason; empty if all can.
  public let outOfReach: String

  init(_ title: String, _ clauses: String..., outOfReach: String = "") {
    self.title = title
    self.clauses = clauses
    self.outOfReach = outOfReach
  }

  /// Every class, in the survey's order.
  public static let catalogue: [FailureClass] = [
    FailureClass("no container background", "VW-17.view"),
    FailureClass("reload storm: one entry dated now, and atEnd", "CR-01"),
    FailureClass("the date of after is not ahead", "CR-02"),
    FailureClass("an entry's date moves, or was captured", "CR-03", "CR-04"),
    FailureClass("no entry is valid now", "TL-32.provider", "TL-10.provider.now"),
    FailureClass(
      "completed never, too late or too early",
      "TL-36.provider",
      "DL-03.provider",
      "DL-14.provider",
      "TL-10.provider"
    ),
    FailureClass("entries too close, or too many", "TL-14.provider", "TL-17.provider"),
    FailureClass(
      "a unit slips: hours for minutes",
      "CR-52",
      outOfReach: """
        of hours for minutes only a comment tells what was meant; the report's simulated day shows the number of reloads
        """
    ),
    FailureClass("answering asks for the next reload", "CR-06"),
    FailureClass("a link where links do not act", "VW-03.view"),
    FailureClass("several widget URLs", "VW-01.view"),
    FailureClass("a button without an intent", "VW-06.view"),
    FailureClass("a trap on missing data", "CR-CRASH", "AG-08.provider"),
    FailureClass(
      "a wrong or unshared store",
      "AG-03.provider",
      "AG-04.provider",
      "AG-01.configuration",
      outOfReach: """
        app groups that do not match where the entitlements are not beside the code: what is not there \
        looks like data that nobody wrote yet
        """
    ),
    FailureClass("a placeholder's values shown as real", "CR-11"),
    FailureClass("images or memory over the limit", "DL-23.view", "DL-06.provider"),
    FailureClass(
      "a view reads the clock or loads data",
      "TL-25.view",
      "TL-41.view",
      "VW-22.view",
      "VW-26.provider",
      outOfReach: """
        what onAppear and task begin: they are not run here, since whether and when the platform \
        runs them while it archives a view is not documented
        """
    ),
    FailureClass("days counted as 86,400 seconds", "CR-08"),
    FailureClass(
      "a Live Activity too large, without permission, or not ended",
      "LA-01.app",
      "LA-03.app",
      "LA-04.app",
      "LA-10.app",
      "LA-35.app"
    ),
    FailureClass("answers that differ when one tap reloads twice", "TL-27.provider"),
  ]
}
