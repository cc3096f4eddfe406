import PlatformFacts

/// On whose word a number of a profile stands.
public enum ProfileSource: Hashable, Sendable {
  /// Apple's documentation or sessions.
  case apple(FactID)
  /// Apple's staff in the forums.
  case staff(FactID)
  /// Observations of the community.
  case community(FactID)
  /// One of the five documents that the project began with.
  case brief(FactID)
  /// Nobody: the project assumes it.
  case assumed(AssumptionID)
  /// The user of this run, by `--set`.
  case user
  /// The harness, which judges the reference and its mutants to the tick.
  case exact

  /// What is cited, `nil` of what the user of a run set.
  public var citation: Citation? {
    switch self {
    case .apple(let fact), .staff(let fact), .community(let fact), .brief(let fact): .fact(fact)
    case .assumed(let assumption): .assumption(assumption)
    case .user, .exact: nil
    }
  }
}

extension ProfileSource {
  /// Who says so.
  public enum Kind: String, Hashable, Sendable {
    /// Apple's documentation or sessions.
    case apple
    /// Apple's staff in the forums.
    case staff
    /// Observations of the community.
    case community
    /// One of the five documents that the project began with.
    case brief
    /// Nobody: the project assumes it.
    case assumed
    /// The user of this run, by `--set`.
    case user
    /// The harness, which judges the reference and its mutants to the tick.
    case exact

    /// The kind of a name in a record; records of older versions call a brief a seed.
    public init?(named name: String) {
      self.init(rawValue: name == "seed" ? Kind.brief.rawValue : name)
    }
  }

  /// Who says so.
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

  /// What is cited, such as `DL-03`, the option of the user, or that the subject is judged exactly.
  public var text: String { citation?.text ?? (self == .exact ? "exact" : "--set") }

  /// Creates a source from who says so and what is cited, `nil` when the two make none.
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
