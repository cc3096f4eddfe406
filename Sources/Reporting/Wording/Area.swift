import Clauses
import RunRecord

/// The clauses of one area of facts, in the order of the record.
struct Area {
  /// The area's letters, such as `TL`.
  let id: String

  let clauses: [ClauseLine]

  /// Returns the areas of the given clauses, in the order of their first clauses.
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

  var title: String { ClauseArea(id).title }
}
