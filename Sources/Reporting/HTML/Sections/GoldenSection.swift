import RunRecord

/// The scenarios written by hand, with the promises of the documents.
struct GoldenSection {
  let goldens: [GoldenRecordLine]

  var section: PageSection {
    let claimed = goldens.filter(\.isClaimed)
    let met = claimed.filter(\.mismatches.isEmpty).count
    return PageSection(
      fragment: Fragment("golden"),
      title: "Golden scenarios",
      short: "Golden",
      figure: met == goldens.count ? "\(met)" : "\(met) of \(goldens.count)",
      tone: met == claimed.count ? "" : "broken",
      introduction: "Written by hand from the platform's documents, never recorded from a runtime.",
      content: .group([
        table(goldens.filter { !$0.mismatches.isEmpty }),
        folded(goldens.filter { $0.mismatches.isEmpty && $0.isClaimed }, "as promised"),
        folded(goldens.filter { !$0.isClaimed }, "not claimed"),
      ])
    )
  }

  private func folded(_ goldens: [GoldenRecordLine], _ word: String) -> HTML {
    guard !goldens.isEmpty else { return .nothing }
    return disclosure("\(counted(Int64(goldens.count), "scenario")) \(word)") { table(goldens) }
  }

  private func table(_ goldens: [GoldenRecordLine]) -> HTML {
    guard !goldens.isEmpty else { return .nothing }
    return Table(
      columns: [.text("As promised"), .text("Scenario"), .number("Expectations")],
      rows: goldens.map(row)
    ).html
  }

  private func row(_ golden: GoldenRecordLine) -> [HTML] {
    let isMet = golden.mismatches.isEmpty
    return [
      golden.isClaimed
        ? badge(isMet ? .held : .broken, word: isMet ? "yes" : "no")
        : badge(.notClaimed, word: "not claimed"),
      element("div", .id(Fragment("golden", golden.file))) {
        golden.title
        element("p", .class("statement")) { code(golden.file) }
        if !golden.isClaimed {
          element("p", .class("statement")) { golden.unclaimed }
        }
        if !isMet {
          element("ul", .class("mismatches")) {
            golden.firstMismatches(12).map { mismatch in element("li") { mismatch } }
          }
        }
      },
      .text(grouped(golden.expectations)),
    ]
  }
}
