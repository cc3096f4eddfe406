import Clauses
import RunRecord

/// The clauses of one area of facts, in the order of the record.
struct Area {
  /// The area's letters, such as `TL`.
  let id: String

  /// The clauses.
  let clauses: [ClauseLine]

  /// The areas of some clauses, in the order of their first clauses.
  static func areas(of clauses: [ClauseLine]) -> [Area] {
    var order: [String] = []
    var members: [String: [ClauseLine]] = [:]
    for clause in clauses {
      let id = ClauseID(clause.id).area
      if members[id] == nil { order.append(id) }
      members[id, default: []].append(clause)
    }
    return order.map { Area(id: $0, clauses: members[$0] ?? []) }
  }

  /// What the area is about; the letters themselves for one that nobody named.
  var title: String {
    switch id {
    case "TL": "Providers, entries and timelines"
    case "RB": "Reload budget and reload sources"
    case "WC": "Reload calls and pushes"
    case "DL": "Deadlines, memory and archive size"
    case "VW": "Views, links and interaction"
    case "FM": "Bundles, kinds and families"
    case "AI": "App intents and configuration"
    case "LA": "Live Activities"
    case "CT": "Controls"
    case "RV": "Relevance, Smart Stacks and contexts"
    case "AG": "Shared containers and processes"
    case "AC": "Accounting"
    case "AS": "What the project assumes"
    case "SD": "What else the briefs say"
    case "CR": "Craft"
    case "LW": "Laws of requests and failures"
    case "OR": "Comparison with a second model"
    case "RL": "Runs that must be alike"
    default: id
    }
  }
}
