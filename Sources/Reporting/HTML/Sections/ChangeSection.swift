import RunRecord

struct ChangeSection {
  private let comparison: RecordComparison

  init(_ comparison: RecordComparison) { self.comparison = comparison }

  var section: PageSection {
    let count = comparison.newlyBroken.count
    return PageSection(
      fragment: Fragment("changes"),
      title: "What changed",
      figure: comparison.isEmpty ? "nothing" : count == 0 ? "" : "\(count) newly broken",
      tone: count == 0 ? "" : "broken",
      introduction: "Since the baseline record.",
      content: .group([caveats] + groups)
    )
  }

  private var caveats: HTML {
    guard !comparison.caveats.isEmpty else { return .nothing }
    return element("ul", .class("notes note")) {
      comparison.caveats.map { caveat in element("li") { caveat } }
    }
  }

  private var groups: [HTML] {
    guard !comparison.isEmpty else { return [nothing("Every clause is as it was.")] }
    return [
      group("Newly broken", .broken, comparison.newlyBroken),
      group("Fixed", .held, comparison.fixed),
      group("Not met in this run of fewer or other cases", .notApplicable, comparison.unmet),
      group("Not exercised any more", .vacuous, comparison.newlyVacuous),
      group("New clauses", .notApplicable, comparison.new),
      group("Clauses that are gone", .notApplicable, comparison.gone, isGone: true),
    ]
  }

  private func group(
    _ title: String,
    _ verdict: ClauseLine.Verdict,
    _ changes: [RecordComparison.Change],
    isGone: Bool = false
  ) -> HTML {
    guard !changes.isEmpty else { return .nothing }
    return .group([
      element("h3") { badge(verdict, word: "\(changes.count) \(title.lowercased())") },
      element("ul", .class("notes")) {
        changes.map { change in
          element("li") {
            if isGone {
              element("span", .class("clause")) { change.clause }
            } else if change.finding.isEmpty {
              clauseLink(change.clause)
            } else {
              element("a", .class("clause"), .link(Fragment("failure", change.finding))) {
                change.clause
              }
            }
            " \(change.title) "
            tag(change.text)
          }
        }
      },
    ])
  }
}
