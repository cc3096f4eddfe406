import ArgumentParser
import CampaignRuns
import Clauses
import PlatformFacts
import RunRecord
import WidgetModel

package struct ClausesCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "clauses",
    abstract: "List the clauses or the facts, or show one in full.",
    discussion: """
      A fact is what is known about the platform, with its sources; a clause demands what some facts \
      say. With --facts every fact is listed with what accounts for it: clauses, a tested behaviour, \
      a number of the profiles, a source's mistake, or nothing yet.

      EXAMPLES
        \(CommandProgram.current.name) clauses
        \(CommandProgram.current.name) clauses TL-11
        \(CommandProgram.current.name) clauses LA-12
        \(CommandProgram.current.name) clauses widgetURL
        \(CommandProgram.current.name) clauses --facts
        \(CommandProgram.current.name) clauses VW --facts
      """
  )

  @Argument(help: "A clause, a row of the facts, an area, or a word to search for.")
  var id: String?

  @Flag(help: "List the facts with what accounts for each.")
  var facts = false

  package init() {}

  package func run() throws {
    try CommandBody.run {
      let listed = FactPage.facts(id)
      if facts, !listed.isEmpty {
        FactPage.list(listed)
        return .held
      }
      if let id, !Clause.isMeant(by: id) {
        if let citation = Citation(id) {
          FactPage.show(citation)
          return .held
        }
        if !listed.isEmpty {
          FactPage.list(listed)
          return .held
        }
        let found = ClauseSearch(id).clauses
        if !found.isEmpty {
          for clause in found { Console.print(ClausesCommand.row(clause)) }
          Console.print("\(amount(found.count, "clause")) with \"\(id)\"")
          return .held
        }
      }
      let selected = try SubjectOption.clauses(id.map { [$0] } ?? [])
      if id == nil || selected.count > 6 {
        for clause in selected { Console.print(ClausesCommand.row(clause)) }
        Console.print(amount(selected.count, "clause"))
      } else {
        for clause in selected { ClausesCommand.show(clause) }
      }
      return .held
    }
  }

  private static func row(_ clause: Clause) -> String {
    let id = clause.id.text.padded(to: 20)
    return id + clause.level.rawValue.padded(to: 13) + clause.party.rawValue.padded(to: 10)
      + clause.title
  }

  private static func show(_ clause: Clause) {
    for line in ClausePage.lines(of: clause) { Console.print(line) }
    Console.print("  needs: \(clause.observes.list.map(\.rawValue).joined(separator: ", "))")
    for profile in Profile.catalogue {
      guard let reason = clause.inapplicable(profile) else { continue }
      Console.print("  not under \(profile.name): \(reason)")
    }
    for note in CommandProgram.current.notes(clause) { Console.print("  " + note) }
    Console.print()
  }
}
