import RunRecord

/// The agreement of the checkers with the faults that the generator seeded.
struct AgreementSection {
  let lines: [AgreementLine]

  /// The record, to link clauses that have a row.
  let record: RunRecord

  var section: PageSection {
    let disagreeing = lines.filter { !$0.agrees }.count
    return PageSection(
      fragment: Fragment("agreement"),
      title: "Checker agreement",
      short: "Agreement",
      figure: disagreeing == 0
        ? "\(lines.count)" : "\(lines.count - disagreeing) of \(lines.count)",
      tone: disagreeing == 0 ? "" : "undecided",
      introduction: "Generated widgets carry faults that the generator seeded and listed. "
        + "A checker must report these and nothing else; this tests the harness, not the subject.",
      fold: disagreeing == 0 ? counted(Int64(lines.count), "checker") : "",
      content: Table(
        columns: [
          .text("Checker"), .number("Seeded"), .number("Healthy"), .number("Missed"),
          .number("Invented"), .text("Agrees"),
        ],
        rows: lines.map(row)
      ).html
    )
  }

  private func row(_ line: AgreementLine) -> [HTML] {
    [
      .group([
        record.clause(line.clause) == nil ? code(line.clause) : clauseLink(line.clause),
        line.example.isEmpty
          ? .nothing : element("p", .class("statement")) { line.example },
      ]),
      .text(grouped(line.seeded)), .text(grouped(line.healthy)), .text(grouped(line.missed)),
      .text(grouped(line.invented)),
      badge(line.agrees ? .held : .undecided, word: line.agrees ? "yes" : "no"),
    ]
  }
}
