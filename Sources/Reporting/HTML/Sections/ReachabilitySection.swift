import RunRecord

/// The inputs that were tried in each condition of placed widgets.
struct ReachabilitySection {
  let lines: [ReachabilityLine]

  var section: PageSection {
    let goals = lines.filter(\.why.isEmpty).map(\.inputs.count).reduce(0, +)
    let missed = lines.map(\.unreached.count).reduce(0, +)
    return PageSection(
      fragment: Fragment("reachability"),
      title: "Inputs by state of a widget",
      short: "Inputs",
      figure: missed == 0 ? grouped(Int64(goals)) : "\(goals - missed) of \(goals)",
      tone: missed == 0 ? "" : "vacuous",
      introduction: "What was never tried proves nothing. Each input has to come in each "
        + "state of a placed widget in at least \(ReachabilityLine.leastCases) cases; these are "
        + "the cases in which it did.",
      fold: counted(Int64(lines.count), "state"),
      content: element("div", .class("reach")) { [table] + remarks }
    )
  }

  private var table: HTML {
    let kinds = lines.first?.inputs.map(\.kind) ?? []
    return Table(
      columns: [.text("State")] + kinds.map { .number($0) },
      rows: lines.map { line in [.text(line.condition)] + line.inputs.map { cell($0, of: line) } }
    ).html
  }

  private func cell(_ input: ReachabilityLine.Input, of line: ReachabilityLine) -> HTML {
    guard line.why.isEmpty else { return .text("–") }
    let isMissed = line.unreached.contains(input)
    return isMissed
      ? element("b", .class("missed")) { grouped(input.cases) } : .text(grouped(input.cases))
  }

  private var remarks: [HTML] {
    lines.filter { !$0.why.isEmpty }.map { line in
      element("p", .class("statement")) { "No widget comes into “\(line.condition)”: \(line.why)." }
    }
  }
}
