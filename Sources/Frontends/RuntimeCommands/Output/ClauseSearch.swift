import Clauses

struct ClauseSearch {
  /// The clauses, in the order of the catalogue.
  let clauses: [Clause]

  /// Searches titles and descriptions, ignoring case; a word of one letter finds nothing.
  init(_ word: String) {
    let word = word.lowercased()
    guard word.count > 1 else {
      clauses = []
      return
    }
    clauses = Clause.catalogue.filter { clause in
      let description = ClauseDescription(of: clause)
      let texts = ClauseDescription.Part.allCases.filter { $0 != .example }
        .flatMap { description.lines(of: $0) }.map(\.text)
      return ([clause.title] + texts).contains { $0.lowercased().contains(word) }
    }
  }
}
