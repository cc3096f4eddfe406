import Clauses
import WidgetModel

/// One file of the corpus: a scenario with what is known about it.
///
/// The scenario is the authority. The choices that once made it are a hint, good for as long as the
/// generators have the same fingerprint. A golden file also says what the documents promise of the
/// scenario; a regression names the clause that it broke.
public struct CorpusFile: Hashable, Sendable {
  /// One line for lists and reports.
  public var title: String

  /// The scenario.
  public var scenario: Scenario

  /// The scenarios that have to run before ``scenario`` in the same process of a runtime; none in most files.
  public var earlier: [Scenario]

  /// What the scenario broke when it was found, `nil` in golden files.
  public var finding: Finding?

  /// The choices that made the scenario, if they are known.
  public var choices: Choices?

  /// What the documents promise of the scenario, `nil` in files without expectations.
  public var golden: Golden?

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

  /// What a scenario broke when it was found.
  public struct Finding: Hashable, Sendable {
    /// The clause that was broken.
    public var clause: ClauseID

    /// The kind of the violation within the clause, as its checker names it.
    public var kind: String

    /// The subject that broke it, such as `reference` or `mutant:M-07`.
    public var subject: String

    /// What else was broken of the same cause.
    public var also: [ClauseID]

    /// Whether the subject was judged as the reference is because somebody asked for it; so it is judged again.
    public var isExact: Bool

    /// Whether it did not show again when its scenario ran alone.
    public var isFlaky: Bool

    /// Creates the note of a finding.
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
    /// The fingerprint of the generator that made them.
    public var generator: String

    /// The value of each choice in turn.
    public var values: [UInt64]

    /// Creates the record of some choices.
    public init(generator: String, values: [UInt64]) {
      self.generator = generator
      self.values = values
    }
  }
}
