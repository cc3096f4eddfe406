import WidgetModel

extension Clause {
  /// Returns the clauses selected by ids, also former ones, rows and areas, ignoring case, in the
  /// order of the catalogue; all for no names.
  ///
  /// - Throws: ``UnknownClause`` for the first name without a match.
  public static func meant(by names: [String]) throws(UnknownClause) -> [Clause] {
    guard !names.isEmpty else { return catalogue }
    if let unknown = names.first(where: { !isMeant(by: $0) }) { throw UnknownClause(unknown) }
    return catalogue.filter { clause in names.contains { clause.id.isMeant(by: $0) } }
  }

  /// Returns true if a name selects any clause.
  public static func isMeant(by name: String) -> Bool {
    catalogue.contains { $0.id.isMeant(by: name) }
  }
}

/// A name that selects no clause.
public struct UnknownClause: Error, Hashable, CustomStringConvertible {
  /// The name.
  public let name: String

  init(_ name: String) { self.name = name }

  /// The problem, with the nearest valid name.
  public var description: String {
    let all = Clause.catalogue.flatMap { [$0.id.text, $0.id.row, $0.id.area] }
    let nearest = Suggestion.nearest(to: name, of: all)
    return "no clause, row or area is called \"\(name)\""
      + (nearest.map { "; did you mean \($0)?" } ?? "")
  }
}
