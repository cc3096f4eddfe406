import Foundation
import Synchronization

/// Where the command writes: results on standard output, progress and errors on standard error.
package enum Console {
  /// The reason why something could not be written on standard output, 0 when all could.
  private static let failure = Atomic<Int32>(0)

  /// Writes a line of results.
  package static func print(_ text: String = "") { printWhole(text + "\n") }

  /// Writes a whole document of results, which ends its last line itself.
  package static func printWhole(_ document: String) {
    if let reason = write(document, to: STDOUT_FILENO) {
      failure.store(reason, ordering: .relaxed)
    }
  }

  /// Writes a line about how things go.
  package static func note(_ text: String) { _ = write(text + "\n", to: STDERR_FILENO) }

  /// Writes a text without its own line end, for a progress line.
  package static func rewrite(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// Whether results may be coloured: on a terminal, unless `NO_COLOR` says otherwise.
  package static var isColoured: Bool {
    isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Whether progress can rewrite its line.
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Makes sure that everything arrived; what could not be written is an error, not a silence.
  package static func flush() throws {
    let reason = failure.load(ordering: .relaxed)
    // A reader that had enough, such as `head`, is no fault.
    guard reason == 0 || reason == EPIPE else {
      throw CommandError.cannotWrite("standard output", String(cString: strerror(reason)))
    }
  }

  /// Writes a text whole; the reason when it cannot be.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes.removeFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
