/// Finds the named values that placeholders show, such as `dover` in `Entry(harbour: .dover)`.
enum PlaceholderNames {
  /// The names of values that are never samples.
  private static let plain: Set<Substring> = ["now", "zero", "none", "empty", "shared", "current"]

  /// Returns the names in the bodies of a file's functions `placeholder`.
  static func names(in rows: [Substring]) -> Set<Substring> {
    var found: Set<Substring> = []
    for head in rows.indices where rows[head].contains(/\bfunc placeholder\(in\b/) {
      let depth = depth(of: rows[head])
      let isWhole = rows[head].contains(/\{.*\}\s*$/)
      let end = rows[(head + 1)...].firstIndex { self.depth(of: $0) <= depth && !$0.isEmpty }
      let body = isWhole ? rows[head...head] : rows[head..<(end ?? rows.endIndex)]
      // A name after a label or `=`, or the whole expression of a line, and not a call.
      let name = /(?:[:({=]|\breturn|^)\s*(?:[A-Z]\w*)?\.([a-z]\w*)\b(?![(.])/
      found.formUnion(body.flatMap { row in row.matches(of: name).map { $0.1 } })
    }
    return found.subtracting(plain)
  }

  /// Returns true if a line has one of some names as the fallback for a missing value.
  static func isFallback(_ row: Substring, to names: Set<Substring>) -> Bool {
    !names.isEmpty
      && row.matches(of: /\?\?\s*(?:[A-Z]\w*)?\.([a-z]\w*)\b(?![(.])/).contains {
        names.contains($0.1)
      }
  }

  private static func depth(of row: Substring) -> Int {
    row.prefix { $0 == " " || $0 == "\t" }.count
  }
}
