import WorkerProcesses

/// Places in the checked code as texts, which mean the same in each process of a program.
package enum PlaceText {
  /// The text of a line that is known.
  package static func text(line: Int, file: String) -> String { "line \(line) \(file)" }

  /// The text of the line in which the entries are made that a timeline gets at a place.
  static func entries(_ timeline: String) -> String {
    timeline.isEmpty ? "" : "entries " + timeline
  }

  /// The text of the continuation that the code leaked last, which only the output of the run names.
  ///
  /// - Parameter type: The mangled name of a type of the module.
  /// - Returns: The text.
  package static func leak(besides type: String) -> String { "leak \(type)" }

  /// A text with the name of the function whose continuation was leaked, `nil` if it stands for one and there is no
  /// such function; any other text as it is.
  static func text(_ text: String, leakedIn function: String?) -> String? {
    let words = text.split(separator: " ")
    guard words.first == "leak", words.count == 2 else { return text }
    return function.map { "leak \($0) \(words[1])" }
  }

  /// The line for which a text stands, `nil` for a text of another kind.
  package static func line(of text: String) -> CodePlace? {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0] == "line" else { return nil }
    return CodePlace(function: "", file: words[2], line: Int(words[1]) ?? 0)
  }
}
