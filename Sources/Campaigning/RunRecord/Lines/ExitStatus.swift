/// What a process tells its caller at its end.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  /// All held.
  case held = 0
  /// A clause broke.
  case broken = 1
  /// The harness could not decide: an error of its own, a time-out, an interruption.
  case undecided = 2
  /// An expectation is stale.
  case staleExpectation = 3
  /// Nothing ran, or a required clause was never exercised.
  case nothingRan = 4
  /// The command line is wrong; nothing ran.
  case usage = 64
  /// An input cannot be read.
  case unreadableInput = 65
  /// The tool itself failed.
  case internalError = 70

  /// The statuses from the one that hides all others to the one that hides none.
  private static let precedence: [ExitStatus] = [
    .internalError, .unreadableInput, .usage, .broken, .undecided, .staleExpectation, .nothingRan,
    .held,
  ]

  /// The status to report when several hold.
  public static func worst(_ statuses: some Sequence<ExitStatus>) -> ExitStatus {
    let all = Array(statuses)
    return precedence.first(where: all.contains) ?? .held
  }
}

/// An error that knows what the process tells its caller.
package protocol StatusError: Error {
  /// The process's status.
  var status: ExitStatus { get }
}
