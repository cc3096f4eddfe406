import RunRecord

extension TerminalSummary {
  var widgets: [String] {
    let pages = WidgetPage.pages(of: record)
    guard !pages.isEmpty else { return [] }
    let width = min(40, pages.map(\.title.count).max() ?? 0)
    return [pen.paint("Widgets", .plain, isBold: true)]
      + pages.flatMap { page in
        let standing = WidgetStanding(page)
        let space = String(repeating: " ", count: max(0, width - page.title.count))
        let symbol = pen.paint(standing.symbol, standing.ink)
        let title = TerminalEscaping.escape(page.title)
        let freshness = page.record.freshness(ofKind: page.widget.kind).map {
          ["      " + $0.words]
        }
        return ["  \(symbol) \(title)\(space)  \(standing.sentence)"]
          + (freshness ?? [])
          + page.gaps.map { "      " + TerminalEscaping.escape($0) }
      }
  }

  var changes: [String] {
    guard let baseline else { return [] }
    let comparison = RecordComparison(record, to: baseline)
    let groups: [(String, [RecordComparison.Change], TerminalStyle.Ink)] = [
      ("newly broken", comparison.newlyBroken, .bad), ("fixed", comparison.fixed, .good),
      ("not met in this run of fewer or other cases", comparison.unmet, .plain),
      ("not exercised any more", comparison.newlyVacuous, .empty),
      ("new", comparison.new, .plain), ("gone", comparison.gone, .plain),
    ]
    let lines = groups.filter { !$0.1.isEmpty }.map { name, changes, ink in
      let names = changes.map { TerminalEscaping.escape("\($0.clause) \($0.text)") }
      return "  " + pen.paint("\(changes.count) \(name)", ink) + ": "
        + names.joined(separator: "; ")
    }
    return [pen.paint("Since the baseline", .plain, isBold: true)]
      + (lines.isEmpty ? ["  nothing changed"] : lines)
      + comparison.caveats.map { pen.paint("  " + TerminalEscaping.escape($0), .faint) }
  }
}

extension WidgetStanding {
  fileprivate var ink: TerminalStyle.Ink {
    switch tone {
    case "held": .good
    case "broken": .bad
    case "undecided": .doubtful
    default: .plain
    }
  }
}
