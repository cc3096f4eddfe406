import CampaignRuns
import Clauses
import RunRecord
import RuntimeCommands
import RuntimeMutants
import WidgetModel
import WidgetRuntime

extension CommandProgram {
  /// The command `widgetcheck`: its default subject is the reference, and it knows the mutants.
  static let widgetcheck = CommandProgram(
    name: "widgetcheck",
    usualSubject: "reference",
    subjectNames: "reference, mutant:ID (widgetcheck mutants --list) or 'exec:COMMAND'",
    servedVersion: Tool.version,
    subject: { name, _, _ in
      name.hasPrefix("mutant:") ? try mutant(String(name.dropFirst(7))).subject : nil
    },
    notes: { clause in
      Mutant.catalogue.filter { $0.clause == clause.id }.map { "mutant \($0.id): \($0.summary)" }
    },
    served: { ReferenceRuntime() }
  )

  /// Returns the mutant with an id, or throws ``CommandError/usage(_:)``.
  static func mutant(_ id: String) throws -> Mutant {
    guard let mutant = Mutant.named(id) else { throw unknownMutant(id) }
    return mutant
  }

  /// Returns the mutants for ids, clauses, rows and areas; none throws ``CommandError/usage(_:)``.
  static func mutants(_ names: [String]) throws -> [Mutant] {
    let meant = try names.flatMap { name in
      if let mutant = Mutant.named(name) { return [mutant] }
      let mutants = Mutant.catalogue.filter { $0.clause.isMeant(by: name) }
      guard mutants.isEmpty else { return mutants }
      guard Clause.isMeant(by: name) else { throw unknownMutant(name) }
      throw CommandError.usage(
        "no mutant breaks \(name): mutants are of the runtime (widgetcheck mutants --list lists all)"
      )
    }
    var known: Set<String> = []
    return meant.filter { known.insert($0.id).inserted }
  }

  private static func unknownMutant(_ id: String) -> CommandError {
    let nearest = Suggestion.nearest(to: id, of: Mutant.catalogue.map(\.id))
    return CommandError.usage(
      "there is no mutant \"\(id)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
        + " (widgetcheck mutants --list lists all)"
    )
  }
}
