import PlatformFacts
import RunRecord

/// The facts behind a clause, with links to their sources.
///
/// A record has only ids, so the sentences are those of this version; an unknown id stays as it is.
struct SourcesPart {
  let clause: ClauseLine

  private var known: [Citation] { Citation.known(clause.sources) }

  /// The full entries of everything that the clause rests on.
  var list: HTML {
    guard !known.isEmpty else { return .nothing }
    return element("ul", .class("grounds")) {
      known.map { citation in element("li") { SourcesPart.full(citation) } }
    }
  }

  /// Returns the ids as links, with the full entries of those whose place is with this clause.
  func folded(_ places: FactPlaces) -> HTML {
    guard !clause.sources.isEmpty else { return .nothing }
    let here = known.filter { places.has($0, in: clause) }
    let ids = element("p", .class("sources")) {
      "Rests on "
      clause.sources.enumerated().map { place, source in
        .group([.text(place == 0 ? "" : ", "), mention(source, places)])
      }
    }
    guard !here.isEmpty else { return ids }
    return .group([
      ids,
      disclosure("In full: \(here.map(\.text).joined(separator: ", "))", style: "sources") {
        element("ul", .class("grounds")) {
          here.map { citation in
            element("li", .id(citation.fragment)) { SourcesPart.full(citation) }
          }
        }
      },
    ])
  }

  private func mention(_ id: String, _ places: FactPlaces) -> HTML {
    guard let citation = known.first(where: { $0.text == id }), places.has(citation) else {
      return .text(id)
    }
    return element("a", .link(citation.fragment)) { id }
  }

  private static func full(_ citation: Citation) -> HTML {
    .group([
      element("b") { citation.text }, .text(" "), prose(citation.sentence),
      citation.sources.isEmpty ? .nothing : .group([.text(" "), links(citation)]),
    ])
  }

  /// Returns the sources of a citation, separated by commas, as links if they have an address.
  static func links(_ citation: Citation) -> HTML {
    element("cite") {
      citation.sources.enumerated().map { place, source in
        .group([
          .text(place == 0 ? "" : ", "),
          source.address.map { address in
            element("a", .named("rel", "noreferrer"), .address(address)) { source.title }
          } ?? .text(source.title),
        ])
      }
    }
  }
}

/// The place in a page of each citation's full entry, so that it appears once.
///
/// A recorded assumption's is among the assumptions, any other with the clause of its row, or the
/// first applicable one that cites it; inapplicable ones would fill the page with facts.
struct FactPlaces {
  private var places: [Citation: String] = [:]
  private let stated: Set<String>

  init(_ record: RunRecord) {
    stated = Set(record.assumptions.map(\.id))
    let clauses = record.clauses.filter { $0.verdict != .notApplicable }
    for clause in clauses {
      guard let own = Citation.known(clause.sources).first else { continue }
      if places[own] == nil { places[own] = clause.id }
    }
    for clause in clauses {
      for citation in Citation.known(clause.sources) where places[citation] == nil {
        places[citation] = clause.id
      }
    }
  }

  func has(_ citation: Citation) -> Bool {
    stated.contains(citation.text) || places[citation] != nil
  }

  /// Returns true if a citation has its full entry with a clause.
  func has(_ citation: Citation, in clause: ClauseLine) -> Bool {
    !stated.contains(citation.text) && places[citation] == clause.id
  }
}

extension Citation {
  /// Returns the citations of a record that this version knows and can describe.
  fileprivate static func known(_ sources: [String]) -> [Citation] {
    sources.compactMap { Citation($0) }.filter { !$0.sentence.isEmpty }
  }

  /// The place of its full entry in the page.
  fileprivate var fragment: Fragment {
    if case .assumption = self { return Fragment("assumption", text) }
    return Fragment("fact", text)
  }
}
