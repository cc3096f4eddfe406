import Foundation

/// Where the command writes: results on standard output, progress and errors on standard error.
enum Console {
  /// Writes a line of results.
  static func print(_ text: String = "") {
    write(text + "\n", to: stdout)
  }

  /// Writes a line about how things go.
  static func note(_ text: String) {
    write(text + "\n", to: stderr)
  }

  /// Whether results may be coloured: on a terminal, unless `NO_COLOR` says otherwise.
  static var isColoured: Bool {
    isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Whether progress can rewrite its line.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a text without its own line end, for a progress line.
  static func rewrite(_ text: String) { write(text, to: stderr) }

  /// Makes sure that everything arrived; what could not be written is an error, not a silence.
  static func flush() throws {
    guard fflush(stdout) == 0, ferror(stdout) == 0 else {
      throw CommandError.cannotWrite("standard output", String(cString: strerror(errno)))
    }
  }

  private static func write(_ text: String, to stream: Stream) {
    fputs(text, stream)
    fflush(stream)
  }
}
