import PlatformFacts

/// The source of a profile's number.
public enum ProfileSource: Hashable, Sendable {
  /// Apple's documentation or sessions.
  case apple(FactID)
  /// Apple's staff in the forums.
  case staff(FactID)
  case community(FactID)
  /// One of the five documents that the project began with.
  case brief(FactID)
  /// An assumption of the project, without a source.
  case assumed(AssumptionID)
  /// The user of this run, with `--set`.
  case user
  /// The harness, which judges the reference and its mutants to the tick.
  case exact

  /// The citation, or `nil` for a value that the user of a run set.
  public var citation: Citation? {
    switch self {
    case .apple(let fact), .staff(let fact), .community(let fact), .brief(let fact): .fact(fact)
    case .assumed(let assumption): .assumption(assumption)
    case .user, .exact: nil
    }
  }
}

extension ProfileSource {
  /// The kind of source.
  public enum Kind: String, Hashable, Sendable {
    case apple
    case staff
    case community
    case brief
    case assumed
    case user
    case exact

    /// Creates a kind from its name in a record; records of older versions call a brief a seed.
    public init?(named name: String) {
      self.init(rawValue: name == "seed" ? Kind.brief.rawValue : name)
    }
  }

  /// The kind of source.
  public var kind: Kind {
    switch self {
    case .apple: .apple
    case .staff: .staff
    case .community: .community
    case .brief: .brief
    case .assumed: .assumed
    case .user: .user
    case .exact: .exact
    }
  }

  /// The citation, such as `DL-03`, or `exact` or `--set` for a value without one.
  public var text: String { citation?.text ?? (self == .exact ? "exact" : "--set") }

  /// Creates a source from its kind and citation, or `nil` if the two do not match.
  public init?(_ kind: Kind, _ text: String) {
    switch (kind, Citation(text)) {
    case (.apple, .fact(let fact)): self = .apple(fact)
    case (.staff, .fact(let fact)): self = .staff(fact)
    case (.community, .fact(let fact)): self = .community(fact)
    case (.brief, .fact(let fact)): self = .brief(fact)
    case (.assumed, .assumption(let assumption)): self = .assumed(assumption)
    case (.user, _): self = .user
    case (.exact, _): self = .exact
    default: return nil
    }
  }
}
