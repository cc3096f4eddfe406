import WidgetModel

/// A reason for which a child process gives no verdict.
enum ChildError: Error, Hashable {
  /// The system could not start it.
  case notStarted(String)
  /// The shell found no such command.
  case notFound(String)
  /// It ended where a reply was due.
  case died(ChildEnd)
  /// It closed its output where a reply was due, and lives on.
  case closedOutput
  /// It said nothing in time.
  case silent(Interval)
  /// Its replies to one case took too long together.
  case caseTooLong(Interval)
  /// It said something in time, but not to the end of the line.
  case unfinished(bytes: Int, Interval)
  /// A line of its is longer than any reply.
  case tooLong(limit: Int)
  /// It said something when nothing was asked.
  case outOfTurn(String)
  /// Its greeting differs from the one before.
  case otherObservations
  /// It did not end when its input ended.
  case doesNotEnd(Interval)
  /// So many runs in a row came to no end that no other child is started.
  case givenUp(runs: Int)
  /// Somebody asked this process to stop.
  case interrupted
}

extension ChildError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
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
      "the subject did not reply within \(timeout); flush standard output after each line, or allow "
        + "more with --subject-timeout"
    case .caseTooLong(let limit):
      "the case was not over within \(limit); allow more with --case-timeout"
    case .unfinished(let bytes, let timeout):
      "the subject sent \(amount(bytes, "byte")) and no end of a line within \(timeout); end each "
        + "reply with a line feed"
    case .tooLong(let limit):
      "the subject sent \(amount(limit, "byte")) without an end of a line; a reply is one line"
    case .outOfTurn(let line): "the subject said something that nothing had asked for: \(line)"
    case .otherObservations:
      "the subject's hello lists other observations than its first one; list the same each time"
    case .doesNotEnd(let timeout):
      "the subject did not end within \(timeout) after its standard input had ended, and was killed; "
        + "let it end there"
    case .givenUp(let runs):
      "\(runs) runs in a row came to no end, so no other child is started for this finding"
    case .interrupted: "interrupted"
    }
  }
}

/// What went wrong with a subject in another process, with what was said last.
struct ChildFailure: Error, CustomStringConvertible {
  /// What went wrong.
  var reason: any Error

  /// The last lines of standard error, and the last messages of both sides.
  var said: [String]

  /// The reason, and below it what was said.
  var description: String { (["\(reason)"] + said).joined(separator: "\n") }
}
