/// Finds the line comments of Swift source, line by line, recognizing raw and multi-line string
/// literals and nested block comments; an interpolation is part of its literal.
struct CommentScanner {
  private var depth = 0

  /// The number of `#` of the open multi-line literal; `nil` if none is open.
  private var openLiteral: Int?

  /// Returns the text after the slashes of the line's comment, `nil` if there is none.
  mutating func comment(in row: Substring) -> Substring? {
    var rest = row
    while let character = rest.first {
      if let hashes = openLiteral {
        skip(&rest, untilQuotes: 3, hashes)
      } else if depth > 0 {
        skipBlock(&rest)
      } else if rest.hasPrefix("//") {
        return rest.drop { $0 == "/" }
      } else if rest.hasPrefix("/*") {
        depth = 1
        rest = rest.dropFirst(2)
      } else if character == "#" || character == "\"" {
        beginLiteral(&rest)
      } else {
        rest = rest.dropFirst()
      }
    }
    return nil
  }

  private mutating func beginLiteral(_ rest: inout Substring) {
    let hashes = rest.prefix { $0 == "#" }.count
    rest = rest.dropFirst(hashes)
    guard rest.first == "\"" else { return }
    if rest.hasPrefix("\"\"\"") {
      rest = rest.dropFirst(3)
      openLiteral = hashes
    } else {
      rest = rest.dropFirst()
      skip(&rest, untilQuotes: 1, hashes)
    }
  }

  /// Skips the rest of a literal; a single-line literal ends with its line at the latest.
  private mutating func skip(_ rest: inout Substring, untilQuotes quotes: Int, _ hashes: Int) {
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    while !rest.isEmpty {
      if rest.hasPrefix(end) {
        rest = rest.dropFirst(end.count)
        openLiteral = nil
        return
      }
      // An escaped quote does not end the literal; its character is skipped with the backslash.
      rest = rest.dropFirst(rest.hasPrefix(escape) ? escape.count + 1 : 1)
    }
  }

  private mutating func skipBlock(_ rest: inout Substring) {
    if rest.hasPrefix("/*") {
      depth += 1
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("*/") {
      depth -= 1
      rest = rest.dropFirst(2)
    } else {
      rest = rest.dropFirst()
    }
  }
}
