/// Finds the line at which a function returns a cached value instead of reading it again.
enum EarlyReturn {
  /// The maximum number of lines searched above the reading, or above the call of the function that
  /// reads.
  private static let reach = 10

  /// The maximum number of functions searched, each the only caller of the previous one.
  private static let depth = 3

  /// Returns the nearest `if` or `guard` above a line that returns at once, in the same function or
  /// else its only caller; `nil` if there is none or the file cannot be read.
  static func before(_ line: PlaceLine) -> PlaceLine? {
    line.moved { number(before: $0, in: $1) }
  }

  static func number(before line: Int, in rows: [Substring]) -> Int? {
    var line = line
    for _ in 0..<depth {
      if let found = inFunction(before: line, in: rows) { return found }
      guard let caller = caller(ofFunctionAt: line, in: rows) else { return nil }
      line = caller
    }
    return nil
  }

  private static func inFunction(before line: Int, in rows: [Substring]) -> Int? {
    guard rows.indices.contains(line - 1) else { return nil }
    for place in stride(from: line - 2, through: max(0, line - 2 - reach), by: -1) {
      let row = rows[place]
      if row.contains(/\bfunc\b|\bvar\b.*\{\s*$|\binit\(/) { return nil }
      let returns = row.contains(/\breturn\b/)
      // A guard that binds a value needs it for the reading; only a condition decides whether to
      // read.
      if row.contains(/^\s*guard\b/), returns, !row.contains(/\b(let|var)\b/) { return place + 1 }
      guard row.contains(/^\s*if\b/) else { continue }
      let next = rows[place + 1].drop { $0 == " " || $0 == "\t" }
      if returns || next.hasPrefix("return") { return place + 1 }
    }
    return nil
  }

  private static func caller(ofFunctionAt line: Int, in rows: [Substring]) -> Int? {
    guard rows.indices.contains(line - 1),
      let name = rows[..<(line - 1)].reversed().lazy
        .compactMap({ $0.firstMatch(of: /\bfunc\s+(\w+)/)?.1 }).first,
      let call = try? Regex("\\b\(name)\\(").wordBoundaryKind(.simple)
    else { return nil }
    let calls = rows.indices.filter {
      rows[$0].contains(call) && !rows[$0].contains("func \(name)")
    }
    return calls.count == 1 ? calls[0] + 1 : nil
  }
}
