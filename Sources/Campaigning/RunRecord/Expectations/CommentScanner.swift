/// Finds the line comments of Swift source, line by line.
///
/// It knows string literals, raw and of several lines, and nested block comments, so far as they
/// hide comments; interpolations are read as parts of their literals.
struct CommentScanner {
  /// The depth of block comments that are open.
  private var depth = 0

  /// The literal of several lines that is open, by the number of its `#`; `nil` when none is.
  private var openLiteral: Int?

  /// What stands behind the slashes of the line's comment, `nil` when the line has none.
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

  /// Skips the rest of a literal; one of a single line ends with its line at the latest.
  private mutating func skip(_ rest: inout Substring, untilQuotes quotes: Int, _ hashes: Int) {
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    while !rest.isEmpty {
      if rest.hasPrefix(end) {
        rest = rest.dropFirst(end.count)
        openLiteral = nil
        return
      }
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
