/// The words of a program and its imported modules that its widgets reach.
///
/// Declarations of a module that none of them mentions can be omitted.
public struct ReachedWords: Sendable {
  /// The words so far.
  public private(set) var words: Set<String>

  /// Collects the words that the widgets of a program reach.
  public init(ofProgram sources: [StandInSource]) {
    words = Set(ProgramParts(sources.map(TokenizedSource.init)).words.keys)
  }

  /// Adds the words of a module that the words so far reach.
  ///
  /// Add modules in order of import: each before those that it imports.
  public mutating func add(module sources: [StandInSource]) {
    let parts = ProgramParts(sources.map(TokenizedSource.init), wanted: words)
    words.formUnion(parts.words.keys)
  }
}
