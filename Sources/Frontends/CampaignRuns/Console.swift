import Foundation
import Synchronization

/// The output of the command: results on standard output, progress and errors on standard error.
package enum Console {
  /// The error number of the first failed write to standard output, 0 if none failed.
  private static let failure = Atomic<Int32>(0)

  package static func print(_ text: String = "") { printWhole(text + "\n") }

  /// Writes a whole document of results, which includes its last line feed.
  package static func printWhole(_ document: String) {
    if let reason = write(document, to: STDOUT_FILENO) {
      failure.store(reason, ordering: .relaxed)
    }
  }

  /// Writes a line of progress or an error.
  package static func printNote(_ text: String) { _ = write(text + "\n", to: STDERR_FILENO) }

  /// Writes a string without a line feed, for a progress line.
  package static func rewrite(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// True if results may be coloured: on a terminal without `NO_COLOR`.
  package static var isColoured: Bool {
    isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  /// True if the progress line can be rewritten.
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Throws an error if a result could not be written.
  package static func flush() throws {
    let reason = failure.load(ordering: .relaxed)
    // A reader that stops early, such as `head`, is not an error.
    guard reason == 0 || reason == EPIPE else {
      throw CommandError.cannotWrite("standard output", String(cString: strerror(reason)))
    }
  }

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
