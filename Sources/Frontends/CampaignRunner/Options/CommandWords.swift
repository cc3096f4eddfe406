/// Options as they stand on a command line, for commands that are told to be pasted.
package enum CommandWords {
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
