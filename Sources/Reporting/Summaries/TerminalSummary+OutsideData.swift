import RunRecord

extension TerminalSummary {
  var outsideList: [String] {
    guard !record.outside.isEmpty else { return [] }
    let shown = record.outside.prefix(12).map { "  " + TerminalEscaping.escape($0.words) }
    let rest = record.outside.count - shown.count
    return [pen.paint("Without a fixture", .plain, isBold: true)] + shown
      + (rest > 0 ? ["  and \(rest) more, which the report lists"] : [])
  }
}
