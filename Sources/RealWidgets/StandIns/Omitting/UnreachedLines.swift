/// The lines of a program that no widget reaches by name.
public struct UnreachedLines: Sendable {
  private var lines: [String: Set<Int>] = [:]

  /// Finds the lines of a program in O(tokens).
  public init(ofProgram sources: [StandInSource]) {
    let tokenized = sources.map(TokenizedSource.init)
    for part in ProgramParts(tokenized).unreached {
      let source = tokenized[part.file]
      guard let first = source.tokens[part.range].first, let last = source.tokens[part.range].last
      else { continue }
      lines[source.path, default: []].formUnion(first.line...max(first.line, last.line))
    }
  }

  /// Returns true for a line, counted from 1, of the file at a path.
  public func contains(_ line: Int, of path: String) -> Bool {
    lines[path]?.contains(line) ?? false
  }
}
