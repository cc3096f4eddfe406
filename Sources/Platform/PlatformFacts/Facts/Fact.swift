/// One row of what is known about the platform.
public struct Fact: Hashable, Sendable {
  /// The row's id.
  public let id: FactID

  /// What is so.
  public let sentence: String

  /// The numbers with their units, such as `28 s`; empty where the fact has none.
  public let figures: String

  /// On whose word it stands.
  public let evidence: Evidence

  /// Where it can be read; empty where nothing documents it.
  public let sources: [FactSource]

  /// Who must do what.
  public let obligations: [Obligation]

  /// What else a harness makes of it, empty where there is nothing.
  public let note: String

  /// The fact that is right where this one records a source's mistake, `nil` where it does not.
  public let correctedBy: FactID?

  /// Creates a fact.
  init(
    _ id: FactID,
    _ sentence: String,
    figures: String = "",
    evidence: Evidence,
    sources: [FactSource] = [],
    obligations: [Obligation] = [],
    note: String = "",
    correctedBy: FactID? = nil
  ) {
    self.id = id
    self.sentence = sentence
    self.figures = figures
    self.evidence = evidence
    self.sources = sources
    self.obligations = obligations
    self.note = note
    self.correctedBy = correctedBy
  }
}

/// What a fact demands of one party.
public struct Obligation: Hashable, Sendable {
  /// Who can owe something to the others.
  public enum Party: String, CaseIterable, Hashable, Sendable {
    /// The widget runtime.
    case runtime
    /// The timeline provider, or the provider of a control's value.
    case provider
    /// The views.
    case view
    /// The containing app.
    case app
    /// The app intents.
    case intent
    /// The queries and options providers of a configuration.
    case query
    /// The server that sends pushes.
    case server
    /// The widget's declaration and the Info.plist.
    case configuration
  }

  /// Who owes it.
  public let party: Party

  /// What is owed in particular, empty where it is what the fact's sentence says.
  public let text: String

  /// Creates a duty.
  init(_ party: Party, _ text: String = "") {
    self.party = party
    self.text = text
  }
}
