/// Finds the line that declares a timeline's entries.
///
/// Debug information gives the line of the timeline; its entries are usually a variable declared a
/// few lines above, or the result of a function in the file.
enum EntriesLine {
  private static let reach = 60

  static func declaration(before line: PlaceLine) -> PlaceLine {
    line.moved { number(of: $0, in: $1) } ?? line
  }

  static func number(of line: Int, in rows: [Substring]) -> Int? {
    guard rows.indices.contains(line - 1),
      let found = rows[line - 1].firstMatch(of: /\bTimeline\(\s*entries:\s*\[?(\w+)\]?\s*([,(])/)
    else { return nil }
    let name = found.1
    if found.2 == "(" { return lastReturn(of: name, in: rows) }
    let above = stride(from: line - 2, through: max(0, line - 2 - reach), by: -1)
    guard let declaration = above.first(where: { declares(String(name), in: rows[$0]) }) else {
      return nil
    }
    let call = rows[declaration].firstMatch(of: /=\s*(try\s+)?(await\s+)?(self\.)?(\w+)\([^.{]*$/)
    return call.flatMap { lastReturn(of: $0.4, in: rows) }
      ?? firstFilling(of: name, declaredAt: declaration, before: line - 1, in: rows)
      ?? declaration + 1
  }

  /// Returns the line that first fills an empty list; for a loop, the last line before that
  /// computes a date.
  private static func firstFilling(
    of name: Substring,
    declaredAt declaration: Int,
    before end: Int,
    in rows: [Substring]
  ) -> Int? {
    guard rows[declaration].contains(/=\s*\[\]|\]\(\)|(=|:)\s*\[\w+\](\.init)?\(\)/),
      declaration + 1 < end,
      let filling = (declaration + 1..<end).first(where: { row in
        let text = rows[row].drop { $0 == " " || $0 == "\t" }
        return [".append(", ".insert(", " += ", " = "].contains { text.hasPrefix(name + $0) }
      })
    else { return nil }
    let body = declaration + 1..<filling
    guard
      let loop = body.last(where: { rows[$0].contains(/^\s*(for|while)\b|\.forEach\b|\bstride\(/) })
    else { return filling + 1 }
    let reckoning = (loop..<filling).last {
      rows[$0].contains(/date\(by(Adding|Setting)|addingTimeInterval\(|advanced\(by|nextDate\(/)
    }
    return (reckoning ?? filling) + 1
  }

  /// Returns the last line of a function that returns a mapped list, else its longest return, else
  /// its last statement.
  private static func lastReturn(of function: Substring, in rows: [Substring]) -> Int? {
    func depth(_ row: Substring) -> Int { row.prefix { $0 == " " || $0 == "\t" }.count }
    guard let head = rows.firstIndex(where: { $0.contains("func \(function)(") }),
      let end = rows[(head + 1)...].firstIndex(where: {
        depth($0) <= depth(rows[head]) && $0.contains("}")
      })
    else { return nil }
    let body = (head + 1)..<end
    func begins(_ row: Int, with text: String) -> Bool {
      rows[row].dropFirst(depth(rows[row])).hasPrefix(text)
    }
    let own = body.first.map { depth(rows[$0]) }
    let statement = body.last { depth(rows[$0]) == own && !begins($0, with: "}") }
    let returns = body.filter { begins($0, with: "return ") }
    let list = returns.last { rows[$0].contains(/\.(map|compactMap|flatMap)\b/) }
    let longest = returns.reversed().max { rows[$0].count < rows[$1].count }
    return (list ?? longest ?? statement).map { $0 + 1 }
  }

  private static func declares(_ name: String, in row: Substring) -> Bool {
    let words = row.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).contains { ($0 == "let" || $0 == "var") && $1 == name }
  }
}
