/// One known fact about the platform.
public struct Fact: Hashable, Sendable {
  /// The id.
  public let id: FactID

  /// The statement.
  public let sentence: String

  /// The numbers with their units, such as `28 s`, or empty.
  public let figures: String

  /// The authorities behind it.
  public let evidence: Evidence

  /// The published sources; empty if nothing documents it.
  public let sources: [FactSource]

  /// The obligations that follow from it.
  public let obligations: [Obligation]

  /// Further consequences for a harness, or empty.
  public let note: String

  /// The correct fact if this one records a source's mistake, otherwise `nil`.
  public let correctedBy: FactID?

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

/// An obligation that a fact places on one party.
public struct Obligation: Hashable, Sendable {
  /// A party that can have obligations.
  public enum Party: String, CaseIterable, Hashable, Sendable {
    case runtime
    /// The timeline provider, or the provider of a control's value.
    case provider
    case view
    case app
    case intent
    /// The queries and options providers of a configuration.
    case query
    /// The server that sends pushes.
    case server
    /// The widget's declaration and the Info.plist.
    case configuration
  }

  /// The party that has the obligation.
  public let party: Party

  /// The specific obligation; empty if the fact's sentence states it.
  public let text: String

  init(_ party: Party, _ text: String = "") {
    self.party = party
    self.text = text
  }
}
