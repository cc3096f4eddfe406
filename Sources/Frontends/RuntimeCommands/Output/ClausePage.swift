import Clauses

enum ClausePage {
  static func lines(of clause: Clause) -> [String] {
    let description = ClauseDescription(of: clause)
    var lines = ["\(clause.id): \(clause.title)"]
    for part in ClauseDescription.Part.allCases {
      lines.append("  \(part.rawValue.lowercased())")
      for line in description.lines(of: part) {
        let indentation = line.isIndented ? "      " : "    "
        lines.append(indentation + line.text + (line.address.map { ": \($0)" } ?? ""))
      }
    }
    return lines
  }
}
