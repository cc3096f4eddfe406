import PlatformFacts

/// A description of a clause in eight parts, for the command `clauses`, catalogue and reports.
public struct ClauseDescription: Sendable {
  /// A part of the description.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The obligation in one sentence.
    case statement = "Promise"
    /// The facts behind it, with their sources.
    case grounds = "Why"
    /// The level, the party, and the reason if the level differs from the fact's.
    case level = "Level"
    case situations = "Situations"
    case violations = "Violations"
    /// The reasons to skip a case.
    case guards = "Not judged"
    /// A remedy for an author.
    case advice = "Advice"
    /// A program that breaks it, and one that does not.
    case example = "Example"
  }

  /// A line of a part.
  public struct Line: Hashable, Sendable {
    /// The text.
    public let text: String
    /// A public address, or `nil`.
    public let address: String?
    /// True if the text is code.
    public let isCode: Bool
    /// True if the line belongs to the line above it.
    public let isIndented: Bool

    init(_ text: String, at address: String? = nil, isCode: Bool = false, isIndented: Bool = false)
    {
      self.text = text
      self.address = address
      self.isCode = isCode
      self.isIndented = isIndented
    }
  }

  private let clause: Clause

  /// Describes a clause.
  public init(of clause: Clause) { self.clause = clause }

  /// Returns the lines of a part, at least one: a part without content says so.
  public func lines(of part: Part) -> [Line] {
    switch part {
    case .statement: [Line(clause.statement)]
    case .grounds: clause.sources.flatMap(ClauseDescription.lines)
    case .level: levelLines
    case .situations:
      clause.situations.map { Line($0.name + ($0.isRequired ? "" : " (optional)")) }
    case .violations:
      clause.violations.isEmpty
        ? [Line("judged outside of the trace")] : [Line(clause.violations.joined(separator: ", "))]
    case .guards:
      clause.guards.isEmpty
        ? [Line("nothing: each situation is judged")] : clause.guards.map { Line($0) }
    case .advice: [Line(clause.advice ?? "none: the runtime, not a widget, has to change")]
    case .example: exampleLines
    }
  }

  private var levelLines: [Line] {
    let level = Line("\(clause.level.rawValue); an obligation of the \(clause.party.rawValue)")
    return [level] + (clause.levelReason.map { [Line("because \($0)")] } ?? [])
  }

  private var exampleLines: [Line] {
    let examples = clause.examples.flatMap { example in
      [Line(example.summary)]
        + (example.code.map { [Line($0, isCode: true, isIndented: true)] } ?? [])
        + [
          Line("breaks it: \(example.place)", isIndented: true),
          Line("near miss: \(example.nearMiss)", isIndented: true),
        ]
    }
    return examples.isEmpty
      ? [Line("none: the harness, not a program, breaks it in its tests")] : examples
  }

  private static func lines(of citation: Citation) -> [Line] {
    [Line("\(citation): \(citation.sentence)")]
      + citation.sources.map { Line($0.title, at: $0.address, isIndented: true) }
  }
}
