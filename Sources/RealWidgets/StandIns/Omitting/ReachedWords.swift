/// The words of a program and of the modules that it imports, as far as its widgets reach them.
///
/// What none of them mentions of a module can be left out of it.
public struct ReachedWords: Sendable {
  /// The words so far.
  public private(set) var words: Set<String>

  /// The words that the widgets of a program reach.
  public init(ofProgram sources: [StandInSource]) {
    words = Set(ProgramParts(sources.map(TokenizedSource.init)).words.keys)
  }

  /// Adds the words of a module, as far as those so far reach them.
  ///
  /// Modules are added from the program on: each before those that it imports.
  public mutating func add(module sources: [StandInSource]) {
    let parts = ProgramParts(sources.map(TokenizedSource.init), wanted: words)
    words.formUnion(parts.words.keys)
  }
}
