import CampaignRunner
import CampaignRuns
import Clauses
import RunRecord
import RuntimeMutants
import WidgetModel
import WidgetRuntime

extension CommandProgram {
  /// The command `widgetcheck`: it judges the reference when nobody says otherwise, and knows its mutants.
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

  /// The mutant of an id.
  ///
  /// - Throws: ``CommandError/usage(_:)`` when there is none.
  static func mutant(_ id: String) throws -> Mutant {
    if let mutant = Mutant.named(id) { return mutant }
    let nearest = Spelling.nearest(to: id, of: Mutant.catalogue.map(\.id))
    throw CommandError.usage(
      "there is no mutant \"\(id)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
        + " (widgetcheck mutants --list lists all)"
    )
  }
}
