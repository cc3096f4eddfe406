import Clauses
import RunRecord

/// The parts of this version's clause description that an applicable clause's row does not show.
struct ClauseParts {
  let clause: ClauseLine

  /// The parts; the row itself shows the promise, its sources and the situations.
  private static let parts: [ClauseDescription.Part] = [
    .level, .violations, .guards, .advice, .example,
  ]

  var html: HTML {
    guard clause.verdict.isApplicable, let known = Clause.named(ClauseID(clause.id)) else {
      return .nothing
    }
    let description = ClauseDescription(of: known)
    return disclosure("Level, violations, advice and an example", style: "parts") {
      element("dl") {
        ClauseParts.parts.map { part in
          element("div") {
            element("dt") { part.rawValue }
            element("dd") { description.lines(of: part).map(line) }
          }
        }
      }
    }
  }

  private func line(_ line: ClauseDescription.Line) -> HTML {
    element("p", .class(line.isIndented ? "indented" : "line")) {
      line.isCode ? code(line.text) : prose(line.text)
    }
  }
}
