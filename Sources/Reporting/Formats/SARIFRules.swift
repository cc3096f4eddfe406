import Clauses
import PlatformFacts
import RunRecord
import WidgetModel

/// The clauses of a log's results as its rules, distinct and ordered by id.
struct SARIFRules {
  private let ids: [String]
  private let clauses: [String: ClauseLine]

  init(_ list: DiagnosticList) {
    ids = Set(list.findings.map(\.finding.clause)).sorted()
    clauses = Dictionary(
      list.findings.compactMap { $0.clause.map { ($0.id, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func index(of clause: String) -> Int? { ids.firstIndex(of: clause) }

  var json: [JSON] { ids.map(rule) }

  private func rule(_ id: String) -> JSON {
    guard let clause = clauses[id] else { return .record(["id": .string(id)]) }
    let citations = clause.sources.compactMap { Citation($0) }
    let address = citations.flatMap(\.sources).compactMap(\.address).first
    let help = help(clause, citations)
    return .record([
      "id": .string(id),
      "name": JSON.words(SARIFRules.name(of: clause.title)),
      "shortDescription": SARIFText.message(clause.title),
      "fullDescription": SARIFText.message(clause.statement),
      "help": help.isEmpty ? nil : SARIFText.message(help),
      "helpUri": address.map { .string($0) },
      "defaultConfiguration": .record(["level": .string(SARIFText.level(of: clause.level))]),
      "properties": .record([
        "tags": .list([clause.level.rawValue, clause.party.rawValue]),
        "sources": .list(clause.sources),
      ]),
    ])
  }

  private func help(_ clause: ClauseLine, _ citations: [Citation]) -> String {
    let advice = Clause.named(ClauseID(clause.id))?.advice.map { ["What to do: \($0)"] } ?? []
    let grounds = citations.filter { !$0.sentence.isEmpty }.map { citation in
      let addresses = citation.sources.compactMap(\.address).map { " <\($0)>" }.joined()
      return "\(citation.text): \(citation.sentence)\(addresses)"
    }
    return (advice + grounds).joined(separator: "\n")
  }

  /// Returns the title as one identifier, such as `EntriesAreNotShownEarly`.
  private static func name(of title: String) -> String {
    title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
