import WidgetModel

extension Clause {
  /// The clauses that names mean, in the order of the catalogue; all of them where there is no name.
  ///
  /// - Parameter names: Ids, also former ones, rows and areas, in any case of letters.
  /// - Returns: The clauses.
  /// - Throws: ``UnknownClause`` for the first name that means none: nothing is passed over in silence.
  public static func meant(by names: [String]) throws(UnknownClause) -> [Clause] {
    guard !names.isEmpty else { return catalogue }
    if let unknown = names.first(where: { !isMeant(by: $0) }) { throw UnknownClause(unknown) }
    return catalogue.filter { clause in names.contains { clause.id.isMeant(by: $0) } }
  }

  /// Whether a name means some clause.
  public static func isMeant(by name: String) -> Bool {
    catalogue.contains { $0.id.isMeant(by: name) }
  }
}

/// A name that means no clause.
public struct UnknownClause: Error, Hashable, CustomStringConvertible {
  /// The name.
  public let name: String

  init(_ name: String) { self.name = name }

  /// What is wrong, with the nearest name that means something.
  public var description: String {
    let all = Clause.catalogue.flatMap { [$0.id.text, $0.id.row, $0.id.area] }
    let nearest = Suggestion.nearest(to: name, of: all)
    return "no clause, row or area is called \"\(name)\""
      + (nearest.map { "; did you mean \($0)?" } ?? "")
  }
}
