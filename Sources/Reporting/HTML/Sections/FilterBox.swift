import Clauses
import RunRecord

/// The filter for findings, mutants and clauses, which appears if scripts run.
struct FilterBox {
  let clauses: [ClauseLine]

  var mutants: [MutantLine] = []

  var html: HTML {
    element("form", .class("filter"), .named("role", "search"), .flag("hidden")) {
      element("label", .named("for", "filter")) { "Filter" }
      element(
        "input",
        .named("id", "filter"),
        .named("type", "search"),
        .named("aria-describedby", "matches"),
        .named("spellcheck", "false"),
        .named("placeholder", hint)
      )
      element("output", .named("id", "matches"), .named("aria-live", "polite"))
      element("div", .class("chips")) { chips }
      element("p", .class("unmatched"), .named("id", "unmatched"), .flag("hidden")) {
        "Nothing here matches. Each word has to fit a finding, a mutant or a clause; of words such as "
        code("status:broken")
        " one of each kind. "
        element("button", .named("type", "button"), .named("id", "clear")) { "Show everything" }
      }
    }
  }

  private var hint: String {
    clauses.isEmpty
      ? "status:survived area:TL text" : "status:broken level:required area:TL party:runtime text"
  }

  private var chips: [HTML] {
    let verdicts = ClauseLine.Verdict.shown(of: clauses).map { verdict in
      (verdict.word, "status:" + verdict.key, clauses.filter { $0.verdict == verdict }.count)
    }
    let levels = Level.allCases.map { level in
      (level.rawValue, "level:" + level.rawValue, clauses.filter { $0.level == level }.count)
    }
    let parties = Party.allCases.map { party in
      (party.rawValue, "party:" + party.rawValue, clauses.filter { $0.party == party }.count)
    }
    let killed = mutants.count(where: \.isKilled)
    let fates = [
      ("killed", "status:killed", killed), ("survived", "status:survived", mutants.count - killed),
    ]
    return [verdicts, levels, parties, fates].map { $0.filter { $0.2 > 0 } }
      .filter { !$0.isEmpty }.map { group in element("span") { group.map(chip) } }
  }

  private func chip(_ name: String, _ token: String, _ count: Int) -> HTML {
    element(
      "button",
      .named("type", "button"),
      .named("data-token", token),
      .named("aria-pressed", "false")
    ) {
      name
      " "
      element("b") { "\(count)" }
    }
  }
}
