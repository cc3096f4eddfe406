/// Finds declarations with which a program builds, from the compiler's messages, to a fixed point.
///
/// Each round type-checks the whole program once and handles all messages together.
///
/// ```swift
/// let search = StandInSearch(sources, knownModules: ["SwiftUI", "WidgetKit", "Foundation"])
/// let outcome = try search.run { files, effort in try compilerOutput(of: files, effort) }
/// ```
public struct StandInSearch: Sendable {
  /// The time that the type checker spends on an expression.
  public enum Effort: Sendable {
    /// Short, while names are missing: they slow expressions, and messages about types are useless.
    case quick
    /// Enough for any expression that people write.
    case full
  }

  /// The result of a search.
  public struct Outcome: Sendable {
    /// The program's files in order, without the parts that cannot be compiled, then added ones.
    public var files: [StandInSource]
    /// The paths of the files that differ from the program's own, including the added ones.
    public var changed: Set<String>
    /// The stand-ins.
    public var report: StandInReport
    /// The declarations.
    public var declarations: StandInDeclarations
    /// The remaining errors; empty if the program builds.
    public var remaining: [CompilerMessage]
    /// The number of type-checks.
    public var rounds: Int
    /// True if the program type-checks.
    public var builds: Bool { remaining.isEmpty }
  }

  let sources: [StandInSource]

  let knownModules: Set<String>

  let folder: String

  /// The words of the code that imports the module, `nil` for a program.
  let wanted: Set<String>?

  /// The types that other modules of the repository declare, by module.
  let neighbours: [String: Set<String>]

  let roundLimit: Int

  /// Creates a search.
  ///
  /// The added files' paths are in `folder`, where nothing is written. `wanted` are the words of
  /// the code that imports the module (``ReachedWords``), `nil` for a program, whose widgets are
  /// the roots. `neighbours` are the types that other modules of the repository declare, by module.
  /// `roundLimit` is the largest number of type-checks.
  public init(
    _ sources: [StandInSource],
    knownModules: Set<String>,
    folder: String = "/stand-ins",
    wanted: Set<String>? = nil,
    neighbours: [String: Set<String>] = [:],
    roundLimit: Int = 40
  ) {
    self.sources = QualifiedNames.settled(sources, knownModules: knownModules)
    self.knownModules = knownModules
    self.folder = folder
    self.wanted = wanted
    self.neighbours = neighbours
    self.roundLimit = roundLimit
  }

  /// The number of files from which unreachable parts, slow to check, are omitted at the first
  /// error.
  private static let manyFiles = 30

  private var supportPath: String { folder + "/" + SupportSource.fileName }
  private var generatedPath: String { folder + "/StandIns.swift" }

  /// Searches, and returns the outcome, even if errors remain.
  ///
  /// `typecheck` checks files together and returns the compiler's output in `llvm` style, with the
  /// files' own paths; its error is rethrown.
  public func run(typecheck: ([StandInSource], Effort) throws -> String) rethrows -> Outcome {
    let tokenized = sources.map(TokenizedSource.init)
    let missing = tokenized.map { source in
      ImportedModules.names(in: source).filter { !knownModules.contains($0) }
    }
    var declarations = StandInDeclarations()
    for name in missing.flatMap(\.self) where !declarations.modules.contains(name) {
      declarations.modules.append(name)
    }
    let program = ProgramParts(tokenized, wanted: wanted)
    var allowed = Omission.Allowance.unreached
    var round = 0
    var seen: Set<Set<CompilerMessage>> = []
    var best: (declarations: StandInDeclarations, messages: [CompilerMessage])?
    var scores: [Score] = []
    var effort = Effort.quick
    while round < roundLimit {
      round += 1
      let (files, items) = files(tokenized, declarations)
      var messages = CompilerMessage.errors(in: try typecheck(files, effort))
      if effort == .quick, !messages.contains(where: \.kind.isMissingName) {
        effort = .full
        messages = CompilerMessage.errors(in: try typecheck(files, .full))
      }
      scores.append(Score(messages))
      if best.map({ Score(messages) <= Score($0.messages) }) ?? true {
        best = (declarations, messages)
      }
      guard !messages.isEmpty else { break }
      let before = declarations
      if round == 1, wanted != nil, tokenized.count > StandInSearch.manyFiles {
        declarations.omissions = program.unreached.map { Omission($0, tokenized[$0.file]) }
      }
      let rest = omit(messages, allowed, from: &declarations, tokenized, program)
      var step = StandInStep(
        sources: tokenized,
        missingModules: missing,
        neighbours: neighbours,
        declarations: declarations,
        items: items,
        generatedPath: generatedPath
      )
      step.handle(rest)
      declarations = step.declarations
      // The same messages again: no further declarations follow from them.
      let isRepeated = !seen.insert(Set(messages)).inserted
      let isStuck = isRepeated || Score.areIdle(scores)
      guard isStuck || declarations == before else { continue }
      guard let (last, left) = best else { break }
      scores = []
      // A quick type-check may have hidden messages, so a full one comes before any omission.
      guard effort == .full else {
        effort = .full
        seen = []
        continue
      }
      declarations = last
      while declarations == last, let next = allowed.next {
        allowed = next
        _ = omit(left, allowed, from: &declarations, tokenized, program)
      }
      if declarations == last { break }
    }
    let (last, messages) = best ?? (declarations, [])
    return outcome(tokenized, last, messages, rounds: round)
  }

  private func omit(
    _ messages: [CompilerMessage],
    _ allowed: Omission.Allowance,
    from declarations: inout StandInDeclarations,
    _ tokenized: [TokenizedSource],
    _ program: ProgramParts
  ) -> [CompilerMessage] {
    messages.filter { message in
      guard let omission = Omission(message, tokenized, program, allowed) else { return true }
      let isKnown = declarations.omissions.contains {
        $0.file == omission.file && $0.extent == omission.extent
      }
      if !isKnown { declarations.omissions.append(omission) }
      return false
    }
  }

  private func files(
    _ tokenized: [TokenizedSource],
    _ declarations: StandInDeclarations
  ) -> (files: [StandInSource], items: [StandInDeclarations.Item?]) {
    let copies = zip(sources, tokenized).map { source, tokens in
      StandInSource(
        path: source.path,
        text: SourceCopy(source.text, tokens, declarations).text
      )
    }
    let (text, items) = declarations.rendered()
    let added = [
      StandInSource(path: supportPath, text: SupportSource.text),
      StandInSource(path: generatedPath, text: text),
    ]
    return (copies + added, items)
  }

  private func outcome(
    _ tokenized: [TokenizedSource],
    _ declarations: StandInDeclarations,
    _ messages: [CompilerMessage],
    rounds: Int
  ) -> Outcome {
    let copies = zip(sources, tokenized).map { SourceCopy($0.text, $1, declarations) }
    let report = StandInReport(declarations, tokenized, copies)
    // A complete program is compiled unchanged.
    guard !report.isEmpty || !declarations.aliases.isEmpty else {
      return Outcome(
        files: sources,
        changed: [],
        report: report,
        declarations: declarations,
        remaining: messages,
        rounds: rounds
      )
    }
    let (files, _) = files(tokenized, declarations)
    let own = Dictionary(
      sources.map { ($0.path, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    return Outcome(
      files: files,
      changed: Set(files.filter { own[$0.path] != $0.text }.map(\.path)),
      report: report,
      declarations: declarations,
      remaining: messages,
      rounds: rounds
    )
  }
}

/// The distance from an error-free program; missing names first, as later messages depend on them.
private struct Score: Comparable {
  private let missing: Int
  private let all: Int

  init(_ messages: [CompilerMessage]) {
    missing = messages.count { $0.kind.isMissingName }
    all = messages.count
  }

  static func < (left: Score, right: Score) -> Bool {
    (left.missing, left.all) < (right.missing, right.all)
  }

  /// Returns true if the last rounds found no missing name and resolved no message.
  static func areIdle(_ scores: [Score]) -> Bool {
    let last = scores.suffix(4)
    guard last.count == 4, let first = last.first else { return false }
    return last.allSatisfy { $0.missing == first.missing && $0.all >= first.all }
  }
}
