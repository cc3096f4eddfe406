import Campaigns
import Foundation
import RunRecord
import WidgetModel

/// The reason why a subject in this process stopped the work.
package enum SubjectStop: StatusError, Hashable {
  case crashed(signal: Int32, Place)
  case loops(seconds: Int, Place)

  package enum Place: Hashable, Sendable {
    case underWay(CaseUnderWay)
    /// In other work, such as `while a finding was shrunk`.
    case work(String)
  }

  /// Undecided: the results of the remaining work are unknown.
  package var status: ExitStatus { .undecided }
}

extension SubjectStop: CustomStringConvertible {
  /// One line with the problem and its place, and one with what to do about it.
  package var description: String {
    switch self {
    case .crashed(let signal, let place):
      let name = SubjectStop.names[signal] ?? "signal \(signal)"
      return "the runtime crashed \(place.words) (\(name))\n"
        + "Its last output is on standard error. Fix it, then run again."
    case .loops(let seconds, .underWay(let underWay)):
      return "the runtime did not finish \(underWay.place) within \(seconds)s\n"
        + "The case lasts \(underWay.length) and has \(amount(underWay.stimuli, "stimulus", "stimuli")): the "
        + "runtime may be in an endless loop. Fix it, or allow more with --case-timeout, then run again."
    case .loops(let seconds, let place):
      return "the runtime did not finish a run within \(seconds)s \(place.words)\n"
        + "It may be in an endless loop. Fix it, or allow more with --case-timeout, then run again."
    }
  }

  private static let names: [Int32: String] = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGABRT: "SIGABRT",
  ]
}

extension SubjectStop.Place {
  fileprivate var words: String {
    switch self {
    case .underWay(let underWay): "in \(underWay.place)"
    case .work(let words): words
    }
  }
}
