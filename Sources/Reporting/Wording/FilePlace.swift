/// A line of the checked code, in a file that the reader of a report can open.
struct FilePlace {
  /// The file's path, or its bare name where nobody knows its folder; empty of no place.
  var file = ""

  /// The line, 0 of no place.
  var line = 0

  /// No place.
  init() {}

  /// The place that a finding names, such as `Feed.swift:41`.
  ///
  /// A record holds no path of a machine: where the checked files are known, the one of that name is
  /// taken. Of several of one name none is, since the wrong one would mislead: `nil`, as of what names
  /// no line.
  ///
  /// - Parameters:
  ///   - text: What the finding names.
  ///   - sources: The paths of the checked files.
  init?(_ text: String, in sources: [String]) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]),
      line > 0, colon > text.startIndex
    else { return nil }
    let name = String(text[..<colon])
    let found = sources.filter { $0 == name || $0.hasSuffix("/" + name) }
    guard found.count < 2 else { return nil }
    (file, self.line) = (found.first ?? name, line)
  }
}
