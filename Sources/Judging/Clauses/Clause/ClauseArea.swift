import PlatformFacts

/// An area of clauses: an area of facts, or one that the project adds.
public struct ClauseArea: Hashable, Sendable {
  /// The prefix of the ids, such as `TL`.
  public let id: String

  /// The area of a clause.
  public init(of clause: ClauseID) { id = clause.area }

  /// Creates the area of a prefix.
  public init(_ id: String) { self.id = id }

  /// All areas with clauses, in the order of the catalogue.
  public static var all: [ClauseArea] {
    var seen: Set<ClauseArea> = []
    return Clause.catalogue.map { ClauseArea(of: $0.id) }.filter { seen.insert($0).inserted }
  }

  /// The clauses of the area, in the order of the catalogue.
  public var clauses: [Clause] { Clause.catalogue.filter { $0.id.area == id } }

  /// The subject of the area, or the prefix itself for an unknown area.
  public var title: String {
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
    case "AS": "Assumptions of the project"
    case "SD": "Other facts"
    case "CR": "Craft"
    case "LW": "Laws of requests and failures"
    case "OR": "Comparison with a second model"
    case "RL": "Runs that must be alike"
    default: id
    }
  }
}
