extension Input {
  private static let byKind: [Input?] = EventKind.allCases.map { kind in
    defaults.first { $0.input.kind == kind }?.input
  }

  private static let byWord: [Input?] = Word.allCases.map { word in
    defaults.first { $0.word == word }?.input
  }

  private static let words: [Word?] = EventKind.allCases.map { kind in
    defaults.first { $0.input.kind == kind }?.word
  }

  /// Returns the input of a kind with default fields, or `nil` for a kind of effect.
  public static func plain(_ kind: EventKind) -> Input? { byKind[kind.number] }

  /// Returns the stimulus of a word with default fields, or `nil` for ``Word/none``.
  public static func plain(_ word: Word) -> Input? { byWord[word.number] }

  /// The word of the input as a stimulus, or `nil` if no workload has it.
  public var word: Word? {
    if let part = usedPart { return Word(rawValue: part.rawValue) }
    return Input.words[kind.number]
  }

  /// The input as a clause of a sentence, such as `the app reloads kind 0`.
  public var sentence: String { words(in: Trace()).text }
}

extension Input.Word {
  /// The words for stimuli of widgets with scripts; the others ask real code for its parts.
  public static let ofScripts = allCases.filter { UsedPart(rawValue: $0.rawValue) == nil }

  /// The word's index in ``allCases``.
  @inlinable public var number: Int { ordinal(of: self) }

  /// The number of fields in a stimulus of the word.
  public var fieldCount: Int { Input.Word.fieldCounts[number] }

  private static let fieldCounts = allCases.map { word in
    var writer = JSONWriter(.message)
    var input = Input.plain(word)
    try? input?.visitFields(&writer)  // A writer never throws.
    return writer.members.count
  }
}

extension Optional<Input> {
  /// The word of a stimulus that may do nothing.
  public var word: Input.Word { flatMap(\.word) ?? .none }

  /// Lists a stimulus's fields for an archive, its word first.
  mutating func visitStimulus<Visitor: Archive>(_ archive: inout Visitor) throws {
    var word = word
    try archive.choice("do", &word, isAlwaysWritten: true)
    if word != self.word { self = Input.plain(word) }
    try self?.visitFields(&archive)
  }
}

extension Input: Archivable {
  /// Creates the input that carries no information.
  public init() { self = .woke }

  /// Lists every field for an archive, the kind first.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var kind = kind
    try archive.choice("kind", &kind, isAlwaysWritten: true)
    if kind != self.kind {
      guard let plain = Input.plain(kind) else {
        throw ArchiveError(path: "kind", problem: "\"\(kind.rawValue)\" is an effect, not an input")
      }
      self = plain
    }
    guard kind != .asked, kind != .did else {
      throw ArchiveError(
        path: "kind",
        problem: "\"\(kind.rawValue)\" is between the harness and a widget's code"
      )
    }
    try visitFields(&archive)
  }
}
