import Clauses

extension ClauseLine {
  /// Creates the line of a clause with all counts at zero.
  package init(_ clause: Clause) {
    self.init()
    id = clause.id.text
    title = clause.title
    statement = clause.statement
    level = clause.level
    party = clause.party
    sources = clause.sources.map(\.text)
  }

  /// Decides the verdict from the counts, unless the clause does not apply or is not claimed;
  /// vacuous if a required situation, or every situation, was never seen (``ClauseSituation``).
  package mutating func decideVerdict() {
    guard verdict != .notApplicable, verdict != .notClaimed else { return }
    let unseen = situations.filter { $0.count == 0 }
    let missing = unseen.filter { $0.isRequired || unseen.count == situations.count }.map(\.name)
    why = ""
    if broken > 0 {
      verdict = .broken
    } else if !missing.isEmpty {
      verdict = .vacuous
      why = "never seen: " + missing.joined(separator: "; ")
    } else {
      verdict = .held
    }
  }
}
