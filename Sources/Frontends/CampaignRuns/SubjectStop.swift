import Campaigns
import Foundation
import WidgetModel

/// Why a subject in this process stopped its campaign.
package enum SubjectStop: Error, Hashable, Sendable {
  /// Its code crashed while a case ran, with a signal; `nil` while a finding was shrunk.
  case crashed(signal: Int32, CaseUnderWay?)
  /// A case took longer than any case takes.
  case loops(seconds: Int, CaseUnderWay)
}

extension SubjectStop: CustomStringConvertible {
  /// A line that says what happened where, and one with what to do about it.
  package var description: String {
    switch self {
    case .crashed(let signal, let underWay):
      let name = SubjectStop.names[signal] ?? "signal \(signal)"
      let place = underWay.map { "in \($0.place)" } ?? "while a finding was shrunk"
      return "the runtime crashed \(place) (\(name))\n"
        + "Its last words are on standard error. Mend it, then run again."
    case .loops(let seconds, let underWay):
      return "the runtime did not finish \(underWay.place) within \(seconds)s\n"
        + "The case lasts \(underWay.length) and has \(amount(underWay.stimuli, "stimulus", "stimuli")): the "
        + "runtime may be in an endless loop. Mend it, then run again."
    }
  }

  private static let names: [Int32: String] = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGABRT: "SIGABRT",
  ]
}
