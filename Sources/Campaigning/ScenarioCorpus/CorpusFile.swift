import Clauses
import WidgetModel

/// One file of the corpus: a scenario and the knowledge about it.
///
/// The scenario is authoritative; its choices are a hint for generators with the same fingerprint.
/// A golden file has expectations, a regression the clause that it broke.
public struct CorpusFile: Hashable, Sendable {
  /// A one-line title for lists and reports.
  public var title: String

  /// The scenario.
  public var scenario: Scenario

  /// The scenarios that must run before ``scenario`` in the same runtime process; usually none.
  public var earlier: [Scenario]

  /// The original finding, `nil` in golden files.
  public var finding: Finding?

  /// The choices that made the scenario, if known.
  public var choices: Choices?

  /// The documented expectations for the scenario, `nil` in files without them.
  public var golden: Golden?

  /// True if the file has golden expectations.
  public var isGolden: Bool { golden != nil }

  /// Creates a file.
  public init(
    title: String,
    scenario: Scenario,
    earlier: [Scenario] = [],
    finding: Finding? = nil,
    choices: Choices? = nil,
    golden: Golden? = nil
  ) {
    self.title = title
    self.scenario = scenario
    self.earlier = earlier
    self.finding = finding
    self.choices = choices
    self.golden = golden
  }

  /// A violation that a scenario showed when it was found.
  public struct Finding: Hashable, Sendable {
    /// The clause that was broken.
    public var clause: ClauseID

    /// The kind of the violation within the clause, named by its checker.
    public var kind: String

    /// The subject that broke it, such as `reference` or `mutant:M-07`.
    public var subject: String

    /// Other clauses that the same cause broke.
    public var also: [ClauseID]

    /// True if the user asked to judge the subject as strictly as the reference, as replays do.
    public var isExact: Bool

    /// True if it did not recur when its scenario ran alone.
    public var isFlaky: Bool

    /// Creates a finding.
    public init(
      clause: ClauseID,
      kind: String,
      subject: String,
      also: [ClauseID] = [],
      isExact: Bool = false,
      isFlaky: Bool = false
    ) {
      self.clause = clause
      self.kind = kind
      self.subject = subject
      self.also = also
      self.isExact = isExact
      self.isFlaky = isFlaky
    }
  }

  /// The choices from which a generator made a scenario.
  public struct Choices: Hashable, Sendable {
    /// The fingerprint of the generator.
    public var generator: String

    /// The values of the choices, in order.
    public var values: [UInt64]

    /// Creates the record of the given choices.
    public init(generator: String, values: [UInt64]) {
      self.generator = generator
      self.values = values
    }
  }
}
