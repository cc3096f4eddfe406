/// Words that several commands have, and options as they stand on a command line that is told to be pasted.
package enum CommandWords {
  /// What the statuses mean with which a command ends.
  package static let exitStatuses = """
    Exit status: 0 all held, 1 a required clause broke, 2 undecided (an error of the harness, a \
    subject that fails, an interruption), 3 a stale expectation, 4 nothing ran or a required \
    clause was never exercised, 64 wrong usage, 65 unreadable input, 70 internal error.
    """

  /// An option that may be given several times.
  package static func repeated(_ name: String, _ values: [String]) -> [String] {
    values.flatMap { [name, $0] }
  }

  /// An option, left out when it has no value or its usual one.
  package static func given(_ name: String, _ value: String?, unless usual: String? = nil)
    -> [String]
  {
    guard let value, value != usual else { return [] }
    return [name, value]
  }
}
