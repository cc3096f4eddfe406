import RunRecord

/// The further clauses that break of a finding's cause: folded where there are several.
struct FurtherSigns {
  /// The lines, one for each clause.
  let lines: [String]

  /// The most lines that are not folded.
  private static let limit = 2

  /// The part, nothing without signs.
  var html: HTML {
    let list = lines.map { line in element("p", .class("also note")) { prose(line) } }
    guard lines.count > FurtherSigns.limit else { return .group(list) }
    let count = Int64(lines.count)
    return disclosure("and \(counted(count, "more sign")) of the same cause", style: "signs") {
      list
    }
  }
}
