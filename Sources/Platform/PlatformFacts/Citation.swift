/// The basis of a clause or of a profile's number.
public enum Citation: Hashable, Sendable {
  case fact(FactID)
  /// A contradiction of the sources, with its resolution in the profiles.
  case contradiction(ContradictionID)
  case assumption(AssumptionID)
  /// A rule of the project's own.
  case rule(HouseRule)
  /// The survey of failures in shipped widgets, the basis of the rules of good craft.
  case survey
}

extension Citation: CustomStringConvertible {
  /// The text that cites it in records and reports, such as `TL-18`.
  public var text: String {
    switch self {
    case .fact(let id): id.text
    case .contradiction(let id): id.text
    case .assumption(let id): id.text
    case .rule(let rule): rule.text
    case .survey: "survey"
    }
  }

  /// The text that cites it in records and reports.
  public var description: String { text }

  /// Creates a citation from its text, or `nil` if the text does not cite anything that exists.
  public init?(_ text: String) {
    if let id = FactID(text) {
      self = .fact(id)
    } else if let id = ContradictionID(text) {
      self = .contradiction(id)
    } else if let id = AssumptionID(text) {
      self = .assumption(id)
    } else if let rule = HouseRule(rawValue: text.uppercased()) {
      self = .rule(rule)
    } else if text.lowercased() == Citation.survey.text {
      self = .survey
    } else {
      return nil
    }
  }
}

extension Citation {
  /// The cited statement in a sentence or two; for a rule, a note that its clause states it.
  public var sentence: String {
    switch self {
    case .fact(let id): id.fact.sentence
    case .contradiction(let id): id.contradiction.sentence
    case .assumption(let id): id.assumption.statement
    case .rule: "A rule of the project."
    case .survey: "A survey of public widgets showed how they fail; no fact states this."
    }
  }

  /// The published sources; empty for the project's own statements.
  public var sources: [FactSource] {
    guard case .fact(let id) = self else { return [] }
    return id.fact.sources
  }
}

extension Contradiction {
  /// The positions of the sources, and the resolution in the profiles.
  public var sentence: String {
    let said = positions.map { "\($0.authority): \($0.text)" }.joined(separator: "; ")
    return "The sources disagree on \(subject). \(said). Here: \(resolution)"
  }
}
