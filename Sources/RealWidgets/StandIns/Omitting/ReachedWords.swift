/// The words of a program and its imported modules that its widgets reach; other declarations of a
/// module can be omitted.
public struct ReachedWords: Sendable {
  /// The words so far.
  public private(set) var words: Set<String>

  /// Collects the words that the widgets of a program reach.
  public init(ofProgram sources: [StandInSource]) {
    words = Set(ProgramParts(sources.map(TokenizedSource.init)).words.keys)
  }

  /// Adds the reached words of a module, each module before those that it imports.
  public mutating func add(module sources: [StandInSource]) {
    let parts = ProgramParts(sources.map(TokenizedSource.init), wanted: words)
    words.formUnion(parts.words.keys)
  }
}
