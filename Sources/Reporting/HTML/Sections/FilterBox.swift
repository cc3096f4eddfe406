import Clauses
import Conformance

/// The box and the chips that choose clauses; they appear where scripts run.
struct FilterBox {
  /// The clauses to choose from.
  let clauses: [ClauseLine]

  /// The box.
  var html: HTML {
    element("form", .class("filter"), .named("role", "search"), .flag("hidden")) {
      element("label", .named("for", "filter")) { "Filter" }
      element(
        "input",
        .named("id", "filter"),
        .named("type", "search"),
        .named("autocomplete", "off"),
        .named("spellcheck", "false"),
        .named("placeholder", "status:broken level:required area:TL party:runtime text")
      )
      element("output", .named("id", "matches"), .named("aria-live", "polite"))
      element("div", .class("chips")) { chips }
    }
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
    return [verdicts, levels, parties].map { group in
      element("span") { group.filter { $0.2 > 0 }.map(chip) }
    }
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
