import Clauses
import PlatformFacts

/// The catalogue as pages of Markdown: an index, a page for each area of clauses, and the same for facts.
///
/// Tables are used because their rows may be longer than a line of prose.
enum CataloguePages {
  /// The pages of the clauses, by their path in the module `Clauses`.
  static var clauses: [(path: String, text: String)] {
    [("Clauses.docc/Catalogue.md", index)]
      + ClauseArea.all.map { ("Clauses.docc/Catalogue-\($0.id).md", page(of: $0)) }
  }

  /// The pages of the facts, by their path in the module `PlatformFacts`.
  static var facts: [(path: String, text: String)] {
    let areas = FactArea.allCases.filter { area in Fact.all.contains { $0.id.area == area } }
    return [("PlatformFacts.docc/Facts.md", factIndex(areas))]
      + areas.map { ("PlatformFacts.docc/Facts-\($0.rawValue).md", page(of: $0)) }
  }

  private static let head = "Written by `.ci/renew-registry`; a test compares it with the code."

  private static var index: String {
    let levels = Level.allCases
    let rows = ClauseArea.all.map { area in
      let clauses = area.clauses
      let counts = levels.map { level in "\(clauses.count { $0.level == level })" }
      return row(
        ["[\(area.id)](Catalogue-\(area.id).md)", area.title, "\(clauses.count)"] + counts
      )
    }
    let sums = levels.map { level in "\(Clause.catalogue.count { $0.level == level })" }
    return """
      # The catalogue of clauses

      Every obligation that WidgetCheck judges, by area.

      ## Overview

      \(head)

      \(row(["Area", "Subject", "Clauses"] + levels.map(\.rawValue)))
      \(row(Array(repeating: "---", count: 3 + levels.count)))
      \(rows.joined(separator: "\n"))
      \(row(["", "all", "\(Clause.catalogue.count)"] + sums))

      A violation of a *required* clause fails a run. A *recommended* clause is advice, and a *provisional* one is an
      assumption of the project, because no source documents it. `widgetcheck clauses ID` prints a clause as its page
      shows it.

      """
  }

  private static func page(of area: ClauseArea) -> String {
    let clauses = area.clauses.map { clause in
      let description = ClauseDescription(of: clause)
      let rows = ClauseDescription.Part.allCases.map { part in
        row([
          "**\(part.rawValue)**", description.lines(of: part).map(text).joined(separator: "<br>"),
        ])
      }
      return """
        ## \(clause.id): \(escaped(clause.title))

        \(row(["", ""]))
        \(row(["---", "---"]))
        \(rows.joined(separator: "\n"))

        """
    }
    return """
      # \(area.id): \(area.title)

      \(clauses.count == 1 ? "A clause" : "\(clauses.count) clauses") of the catalogue.

      \(head)

      \(clauses.joined(separator: "\n"))
      """
  }

  private static func text(_ line: ClauseDescription.Line) -> String {
    var text = line.isCode ? "`\(line.text.replacing("|", with: "\\|"))`" : escaped(line.text)
    if let address = line.address { text = "[\(text)](\(address))" }
    return line.isIndented ? "&nbsp;&nbsp;\(text)" : text
  }

  private static func factIndex(_ areas: [FactArea]) -> String {
    let rows = areas.map { area in
      let count = Fact.all.count { $0.id.area == area }
      return row([
        "[\(area.rawValue)](Facts-\(area.rawValue).md)", ClauseArea(area.rawValue).title,
        "\(count)",
      ])
    }
    return """
      # The facts

      The behavior of the platform, as far as somebody documents it, by area.

      ## Overview

      \(head)

      \(row(["Area", "Subject", "Facts"]))
      \(row(["---", "---", "---"]))
      \(rows.joined(separator: "\n"))
      \(row(["", "all", "\(Fact.all.count)"]))

      """
  }

  private static func page(of area: FactArea) -> String {
    let facts = Fact.all.filter { $0.id.area == area }
    let sections = facts.map { fact in
      var rows = [["**Fact**", escaped(fact.sentence)]]
      if !fact.figures.isEmpty { rows.append(["**Numbers**", escaped(fact.figures)]) }
      rows.append(["**Evidence**", escaped("\(fact.evidence)")])
      if !fact.sources.isEmpty {
        rows.append(["**Sources**", fact.sources.map(link).joined(separator: "<br>")])
      }
      for duty in fact.obligations {
        rows.append([
          "**Obligation**",
          escaped(duty.party.rawValue + (duty.text.isEmpty ? "" : ": \(duty.text)")),
        ])
      }
      if !fact.note.isEmpty { rows.append(["**Note**", escaped(fact.note)]) }
      rows.append(["**Here**", escaped("\(FactAccount(of: fact.id))")])
      return """
        ## \(fact.id.text)

        \(row(["", ""]))
        \(row(["---", "---"]))
        \(rows.map(row).joined(separator: "\n"))

        """
    }
    return """
      # Facts \(area.rawValue): \(ClauseArea(area.rawValue).title)

      \(facts.count) facts about the platform.

      \(head)

      \(sections.joined(separator: "\n"))
      """
  }

  private static func link(_ source: FactSource) -> String {
    source.address.map { "[\(escaped(source.title))](\($0))" } ?? escaped(source.title)
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// Returns the text with its Markdown characters escaped.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("|", with: "\\|")
      .replacing("*", with: "\\*").replacing("_", with: "\\_").replacing("\n", with: " ")
  }
}
