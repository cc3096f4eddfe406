/// A file of the repository: its path and its text.
struct TextFile: Hashable, Sendable {
  /// The path from the repository's top, such as `Sources/Engine/PropertyTesting/Choices/Choice.swift`.
  let path: String

  let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The part after the last dot of the name, empty without a dot.
  var suffix: String {
    name.contains(".") ? String(name.split(separator: ".").last ?? "") : ""
  }

  /// The lines, without their ends.
  var lines: [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
