import RunRecord

/// The other violations with the same cause, folded if there are several.
struct FurtherSigns {
  /// The lines, one per clause.
  let lines: [String]

  private static let limit = 2

  var html: HTML {
    let list = lines.map { line in element("p", .class("also note")) { prose(line) } }
    guard lines.count > FurtherSigns.limit else { return .group(list) }
    let count = Int64(lines.count)
    return disclosure("and \(counted(count, "more sign")) of the same cause", style: "signs") {
      list
    }
  }
}
