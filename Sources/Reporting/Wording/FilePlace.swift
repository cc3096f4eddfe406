/// A line of the checked code, in a file that the reader of a report can open.
struct FilePlace {
  /// The file's path, or only its name if its folder is unknown; empty for no place.
  var file = ""

  /// The line, 0 for no place.
  var line = 0

  init() {}

  /// Parses a finding's place, such as `Feed.swift:41`; `nil` without a line.
  ///
  /// A record has no paths, so the checked file with that name is meant; `nil` for several.
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
