import WorkerProcesses

/// Places in the checked code as texts, which mean the same in each process of a program.
package enum PlaceText {
  /// The text of a line that is known.
  package static func text(line: Int, file: String) -> String { "line \(line) \(file)" }

  /// The line for which a text stands, `nil` for a text of another kind.
  package static func line(of text: String) -> CodePlace? {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0] == "line" else { return nil }
    return CodePlace(function: "", file: words[2], line: Int(words[1]) ?? 0)
  }
}
