import Foundation
import Synchronization

/// Whether somebody asked the process to stop.
///
/// The first signal ends the work in hand and lets the command print what it has; a second one ends
/// the process at once.
package enum Interruption {
  private static let signals = Atomic<Int>(0)

  private static let stopping = [SIGINT, SIGTERM]

  /// Whether a signal came.
  package static var isRequested: Bool { signals.load(ordering: .relaxed) > 0 }

  /// Lets signals end the process at once, for work that waits on a pipe and has nothing to save.
  package static func restoreDefaults() {
    unblock()
    for number in stopping { signal(number, SIG_DFL) }
  }

  /// Starts to listen for Ctrl-C and for the request to end.
  ///
  /// Writing into a closed pipe or beyond a file size limit becomes an error instead of a signal.
  package static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    unblock()
    for number in stopping {
      signal(number) { number in
        if Interruption.signals.wrappingAdd(1, ordering: .relaxed).oldValue > 0 {
          _exit(128 + number)
        }
      }
    }
  }

  /// Who starts this process from a thread that blocks signals leaves them blocked here.
  private static func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in stopping { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
