/// What a clause or a number of a profile rests on.
public enum Citation: Hashable, Sendable {
  /// A fact.
  case fact(FactID)
  /// A contradiction of the sources, and how a profile holds it.
  case contradiction(ContradictionID)
  /// An assumption of the project.
  case assumption(AssumptionID)
  /// A rule of the project's own.
  case rule(HouseRule)
  /// The survey of how shipped widgets fail, from which the rules of good craft come.
  case survey
}

extension Citation: CustomStringConvertible {
  /// The text by which records and reports cite it, such as `TL-18`.
  public var text: String {
    switch self {
    case .fact(let id): id.text
    case .contradiction(let id): id.text
    case .assumption(let id): id.text
    case .rule(let rule): rule.text
    case .survey: "survey"
    }
  }

  /// The text by which records and reports cite it.
  public var description: String { text }

  /// Creates a citation from its text, `nil` when it cites nothing that there is.
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
  /// The cited statement in a sentence or two; of a rule, which the clause itself states, that it is one.
  public var sentence: String {
    switch self {
    case .fact(let id): id.fact.sentence
    case .contradiction(let id): id.contradiction.sentence
    case .assumption(let id): id.assumption.statement
    case .rule: "A rule of the project."
    case .survey: "A survey of public widgets showed how they fail; no fact states this."
    }
  }

  /// Where it can be read; empty of what is the project's own.
  public var sources: [FactSource] {
    guard case .fact(let id) = self else { return [] }
    return id.fact.sources
  }
}

extension Contradiction {
  /// Who says what, and how a profile holds it.
  public var sentence: String {
    let said = positions.map { "\($0.authority): \($0.text)" }.joined(separator: "; ")
    return "The sources disagree on \(subject). \(said). Here: \(resolution)"
  }
}
