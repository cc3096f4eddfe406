/// The exit status of the process.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  case held = 0
  case broken = 1
  /// The harness could not decide: an internal error, a timeout, an interruption.
  case undecided = 2
  case staleExpectation = 3
  /// Nothing ran, or a required clause was never exercised.
  case nothingRan = 4
  /// The command line is wrong; nothing ran.
  case usage = 64
  case unreadableInput = 65
  /// The tool itself failed.
  case internalError = 70

  private static let precedence: [ExitStatus] = [
    .internalError, .unreadableInput, .usage, .broken, .undecided, .staleExpectation, .nothingRan,
    .held,
  ]

  /// Returns the status with the highest precedence.
  public static func worst(_ statuses: some Sequence<ExitStatus>) -> ExitStatus {
    let all = Array(statuses)
    return precedence.first(where: all.contains) ?? .held
  }
}

/// An error that determines the exit status.
package protocol StatusError: Error {
  var status: ExitStatus { get }
}
