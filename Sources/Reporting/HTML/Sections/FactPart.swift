import Clauses
import PlatformFacts

/// This version's facts about the platform, and which of them the harness judges.
struct FactPart {
  private let facts = Fact.all.map { (fact: $0, account: FactAccount(of: $0.id)) }

  var html: HTML {
    let open = facts.count { $0.account.kind == .open }
    return .group([
      element("h3", .id(Fragment("facts"))) { "Facts" },
      element("p") {
        "\(grouped(Int64(facts.count))) statements of sources about the platform, and what accounts for each. Verdicts "
        "of this page do not cover those that are not modelled; not modelled yet: \(grouped(Int64(open)))."
      },
      areas,
      disclosure("Every fact with its account", style: "log") { all },
    ])
  }

  private var areas: HTML {
    Table(
      columns: [.text("Area")] + FactAccount.Kind.allCases.map { .number($0.rawValue) },
      rows: FactArea.allCases.map { area in
        let own = facts.filter { $0.fact.id.area == area }
        let counts = FactAccount.Kind.allCases.map { kind in own.count { $0.account.kind == kind } }
        return [.group([code(area.rawValue), .text(" " + title(of: area))])]
          + counts.map { .text($0 == 0 ? "·" : grouped(Int64($0))) }
      }
    ).html
  }

  private func title(of area: FactArea) -> String { Area(id: area.rawValue, clauses: []).title }

  private var all: HTML {
    Table(
      columns: [.text("Fact"), .text("What is known"), .text("What accounts for it")],
      rows: facts.map { fact, account in
        [
          element("span", .class("badge")) { fact.id.text }, prose(fact.sentence),
          .text(account.description),
        ]
      },
      isLabelled: false
    ).html
  }
}
