import Foundation
import Synchronization

/// The state of interruption by a signal: the first ends the work and lets the command print its
/// results so far; a second ends the process at once.
package enum Interruption {
  private static let signals = Atomic<Int>(0)

  private static let stopping = [SIGINT, SIGTERM]

  package static var isRequested: Bool { signals.load(ordering: .relaxed) > 0 }

  /// Restores the default actions, for work that waits on a pipe and has nothing to save.
  package static func restoreDefaults() {
    unblock()
    for number in stopping { signal(number, SIG_DFL) }
  }

  /// Starts to handle SIGINT and SIGTERM; a closed pipe or a file size limit becomes an error.
  package static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    unblock()
    for number in stopping {
      signal(number) { number in
        if Interruption.signals.wrappingAdd(1, ordering: .relaxed).oldValue > 0 {
          // `exit` is not safe in a signal handler.
          _exit(128 + number)
        }
      }
    }
  }

  /// Unblocks the signals, which a parent may have blocked in its thread.
  private static func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in stopping { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
