/// Texts that several commands share, and options in the form of a command line.
package enum CommandWords {
  package static let exitStatuses = """
    Exit status: 0 all held, 1 a required clause broke, 2 undecided (an error of the harness, a \
    subject that fails, an interruption), 3 a stale expectation, 4 nothing ran or a required \
    clause was never exercised, 64 wrong usage, 65 unreadable input, 70 internal error.
    """

  package static func repeated(_ name: String, _ values: [String]) -> [String] {
    values.flatMap { [name, $0] }
  }

  /// Returns an option, or nothing if it has no value or the default.
  package static func given(_ name: String, _ value: String?, unless usual: String? = nil)
    -> [String]
  {
    guard let value, value != usual else { return [] }
    return [name, value]
  }
}
