/// Finds the declaration of a lazy variable from a line of its closure.
enum LazyLine {
  private static let reach = 10

  /// Returns the nearest declaration around some calls, innermost first; `nil` without a readable
  /// file that has one.
  ///
  /// The closure may call a function that reads: the variable keeps that reading, too.
  static func declaration(amongCallers lines: [PlaceLine]) -> PlaceLine? {
    lines.lazy.compactMap { line in line.moved { number(around: $0, in: $1) } }.first
  }

  static func number(around line: Int, in rows: [Substring]) -> Int? {
    guard rows.indices.contains(line - 1) else { return nil }
    func depth(_ row: Int) -> Int { rows[row].prefix { $0 == " " || $0 == "\t" }.count }
    var outer = depth(line - 1)
    for row in stride(from: line - 1, through: max(0, line - 1 - reach), by: -1)
    where !rows[row].allSatisfy(\.isWhitespace) && (row == line - 1 || depth(row) < outer) {
      outer = depth(row)
      if rows[row].contains(/\blazy var\b/) { return row + 1 }
    }
    return nil
  }
}
