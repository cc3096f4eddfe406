import PlatformFacts
import RunRecord
import WidgetModel

/// The platform's numbers in force, each with its source.
struct ProfileSection {
  let record: RunRecord

  var section: PageSection {
    PageSection(
      fragment: Fragment("profile"),
      title: "Profile \(record.header.profile)",
      short: "Profile",
      introduction: "The platform's numbers in this run, each with its source. "
        + "What is assumed is the project's choice, not the platform's.",
      fold: counted(Int64(record.numbers.count), "number"),
      content: Table(
        columns: [.text("Number"), .text("Value"), .text("Authority"), .text("Where")],
        rows: record.numbers.map { number in
          [
            element("div", .id(Fragment("number", number.key))) { code(number.key) },
            element("span", .class("value")) { number.value },
            number.source == "assumed" || number.source == "user"
              ? badge(.undecided, word: number.source) : .text(kind(number.source)),
            source(number.fact),
          ]
        }
      ).html
    )
  }

  private func kind(_ name: String) -> String {
    ProfileSource.Kind(named: name)?.rawValue ?? name
  }

  private func source(_ fact: String) -> HTML {
    if record.assumptions.contains(where: { $0.id == fact }) {
      return element("a", .link(Fragment("assumption", fact))) { fact }
    }
    guard let citation = Citation(fact), !citation.sources.isEmpty else { return .text(fact) }
    return element("span") {
      fact
      ": "
      SourcesPart.links(citation)
    }
  }
}

/// The project's choices where no source documents the behaviour.
struct AssumptionSection {
  let assumptions: [AssumptionLine]

  var section: PageSection {
    PageSection(
      fragment: Fragment("assumptions"),
      title: "Assumptions",
      figure: grouped(Int64(assumptions.count)),
      introduction:
        "Behavior that no source documents, and that is not attributed to the platform.",
      fold: counted(Int64(assumptions.count), "assumption"),
      content: element("dl", .class("list")) {
        assumptions.map { assumption in
          element("div", .id(Fragment("assumption", assumption.id))) {
            element("dt") { code(assumption.id) }
            element("dd") { assumption.statement }
          }
        }
      }
    )
  }
}
