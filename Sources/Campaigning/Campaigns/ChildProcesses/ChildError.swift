import WidgetModel

/// A failure of a child process that leaves a case without a verdict.
enum ChildError: Error, Hashable {
  case notStarted(String)
  case notFound(String)
  /// It exited while a reply was due.
  case died(ChildEnd)
  /// It closed its output while a reply was due, and still runs.
  case closedOutput
  case silent(Interval)
  /// Its replies to one case took too long in total.
  case caseTooLong(Interval)
  /// It sent something in time, but no complete line.
  case unfinished(bytes: Int, Interval)
  case tooLong(limit: Int)
  case outOfTurn(String)
  /// Its greeting differs from its first one.
  case otherObservations
  /// It did not exit after its input ended.
  case doesNotEnd(Interval)
  /// Too many runs in a row failed, so no further child is started.
  case givenUp(runs: Int)
  case interrupted
}

extension ChildError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notStarted(let reason): "/bin/sh cannot be started: \(reason)"
    case .notFound(let command):
      "the shell finds no such command (exit status 127): \(command); check the path, it counts from "
        + "the folder in which widgetcheck runs"
    case .died(.exited(0)):
      "the subject exited with status 0 where a reply was due; it has to stay and reply, line by line, until "
        + "its input ends"
    case .died(let end): "the subject \(end) where a reply was due"
    case .closedOutput: "the subject closed its standard output where a reply was due, and runs on"
    case .silent(let timeout):
      "the subject did not reply within \(timeout); it may not flush standard output after each "
        + "line, or be slow on a busy machine: allow more with --subject-timeout"
    case .caseTooLong(let limit):
      "the case was not over within \(limit); allow more with --case-timeout"
    case .unfinished(let bytes, let timeout):
      "the subject sent \(amount(bytes, "byte")) and no end of a line within \(timeout); end each "
        + "reply with a line feed"
    case .tooLong(let limit):
      "the subject sent \(amount(limit, "byte")) without an end of a line; a reply is one line"
    case .outOfTurn(let line): "the subject sent something unasked: \(line)"
    case .otherObservations:
      "the subject's hello lists other observations than its first one; list the same each time"
    case .doesNotEnd(let timeout):
      "the subject did not end within \(timeout) after its standard input had ended, and was killed; "
        + "let it end there"
    case .givenUp(let runs):
      "\(runs) runs in a row did not finish, so no other child is started for this finding"
    case .interrupted: "interrupted"
    }
  }
}

/// A failure of a subject in another process, with the end of the conversation.
struct ChildFailure: Error, CustomStringConvertible {
  var reason: any Error

  /// The last lines of standard error, and the last messages of both sides.
  var said: [String]

  var description: String { (["\(reason)"] + said).joined(separator: "\n") }
}
