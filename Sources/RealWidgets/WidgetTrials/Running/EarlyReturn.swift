/// Finds the line at which a function returns what it has kept, instead of reading it anew.
enum EarlyReturn {
  /// The maximum number of lines searched above the reading.
  private static let reach = 10

  /// The line of the nearest `if` above a line of the same function that returns at once.
  ///
  /// - Parameter line: The line that was not reached.
  /// - Returns: That line, `nil` where there is none or the file cannot be read.
  static func before(_ line: PlaceLine) -> PlaceLine? {
    line.moved { number(before: $0, in: $1) }
  }

  /// The number of that line in a file.
  static func number(before line: Int, in rows: [Substring]) -> Int? {
    guard rows.indices.contains(line - 1) else { return nil }
    for place in stride(from: line - 2, through: max(0, line - 2 - reach), by: -1) {
      let row = rows[place]
      if row.contains(/\bfunc\b|\bvar\b.*\{\s*$|\binit\(/) { return nil }
      guard row.contains(/^\s*if\b/) else { continue }
      let next = rows[place + 1].drop { $0 == " " || $0 == "\t" }
      if row.contains(/\breturn\b/) || next.hasPrefix("return") { return place + 1 }
    }
    return nil
  }
}
