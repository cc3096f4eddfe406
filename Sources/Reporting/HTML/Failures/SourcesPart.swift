import PlatformFacts
import RunRecord

/// What a clause rests on: each fact's sentence, and links to where it can be read.
///
/// The sentences are those of this version; a record names the facts alone. What it names and this
/// version does not know is shown by its id.
struct SourcesPart {
  /// The clause.
  let clause: ClauseLine

  private var known: [Citation] { Citation.known(clause.sources) }

  /// Everything that the clause rests on, in full.
  var list: HTML {
    guard !known.isEmpty else { return .nothing }
    return element("ul", .class("grounds")) {
      known.map { citation in element("li") { SourcesPart.full(citation) } }
    }
  }

  /// The ids, as links to what stands elsewhere, and what stands here in full behind them.
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

  /// The id, the sentence and the sources of what is cited.
  private static func full(_ citation: Citation) -> HTML {
    .group([
      element("b") { citation.text }, .text(" "), prose(citation.sentence),
      citation.sources.isEmpty ? .nothing : .group([.text(" "), links(citation)]),
    ])
  }

  /// The sources of what is cited, separated by commas; a link where there is an address.
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

/// Where in a page each citation stands in full, so that it does so once.
///
/// An assumption that the record states stands among the assumptions. Anything else stands with the
/// clause whose own row it is, or with the first clause that cites it, of those that apply: others are folded, and
/// their facts would be most of the page.
struct FactPlaces {
  private var places: [Citation: String] = [:]
  private let stated: Set<String>

  /// Finds the places in a record.
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

  /// Whether a citation stands in full anywhere.
  func has(_ citation: Citation) -> Bool {
    stated.contains(citation.text) || places[citation] != nil
  }

  /// Whether a citation stands in full with a clause.
  func has(_ citation: Citation, in clause: ClauseLine) -> Bool {
    !stated.contains(citation.text) && places[citation] == clause.id
  }
}

extension Citation {
  /// What this version knows of what a record names, and can say in a sentence.
  fileprivate static func known(_ sources: [String]) -> [Citation] {
    sources.compactMap { Citation($0) }.filter { !$0.sentence.isEmpty }
  }

  /// The place in the page where it stands in full.
  fileprivate var fragment: Fragment {
    if case .assumption = self { return Fragment("assumption", text) }
    return Fragment("fact", text)
  }
}
