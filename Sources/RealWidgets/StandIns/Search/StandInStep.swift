/// One step of the search, from declarations and the compiler's messages to new declarations.
///
/// It is pure. Messages about missing names come first, then those about types; messages that may
/// follow from a missing name in the same file are left to a later round.
struct StandInStep {
  let sources: [TokenizedSource]

  let missingModules: [[String]]
  let neighbours: [String: Set<String>]

  var declarations: StandInDeclarations

  /// The items of the generated file, by line.
  let items: [StandInDeclarations.Item?]

  let generatedPath: String

  private let files: [String: Int]

  init(
    sources: [TokenizedSource],
    missingModules: [[String]],
    neighbours: [String: Set<String>] = [:],
    declarations: StandInDeclarations,
    items: [StandInDeclarations.Item?],
    generatedPath: String
  ) {
    self.sources = sources
    self.missingModules = missingModules
    self.neighbours = neighbours
    self.declarations = declarations
    self.items = items
    self.generatedPath = generatedPath
    files = Dictionary(
      sources.indices.map { (sources[$0].path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Handles a round's messages in O(messages x tokens of the program).
  mutating func handle(_ messages: [CompilerMessage]) {
    let before = declarations
    var waiting: [CompilerMessage] = []
    var busy: Set<String> = []
    for message in messages where message.file == generatedPath { refuse(message) }
    for message in messages where message.file != generatedPath {
      if handleMissing(message) {
        busy.insert(message.file)
      } else {
        waiting.append(message)
      }
    }
    var rest: [CompilerMessage] = []
    for message in waiting {
      if handleTypes(message) { busy.insert(message.file) } else { rest.append(message) }
    }
    let isStuck = declarations == before
    for message in rest where isStuck || !busy.contains(message.file) { handleSecondary(message) }
    if declarations == before {
      for message in messages where message.file != generatedPath { handleLast(message) }
    }
  }

  func place(of message: CompilerMessage) -> (file: Int, index: Int)? {
    guard let file = files[message.file],
      let index = sources[file].token(atLine: message.line, column: message.column)
    else { return nil }
    return (file, index)
  }

  /// Returns the first token of a name at or after a message's place.
  func place(of name: String, near message: CompilerMessage) -> (file: Int, index: Int)? {
    guard let (file, index) = place(of: message) else { return nil }
    let source = sources[file]
    let end = min(source.tokens.count, index + 400)
    for place in index..<end where source.text(place) == name && source.isWord(place) {
      return (file, place)
    }
    return nil
  }

  private func isDeclared(_ name: String) -> Bool {
    name.count <= 2
      || sources.contains { source in
        source.tokens.indices.contains { index in
          source.text(index) == name
            && ["struct", "class", "enum", "protocol", "typealias", "actor", "associatedtype", "<"]
              .contains(source.text(index - 1))
        }
      }
  }

  private mutating func refuse(_ message: CompilerMessage) {
    guard items.indices.contains(message.line - 1), let item = items[message.line - 1] else {
      return
    }
    switch (item, message.kind) {
    case (.type(let name), .redeclaration):
      // The program declares it in an extension of a stand-in.
      declarations.types.removeAll { $0.name == name }
      declarations.refused.insert("type " + name)
    case (.type(let name), .missingType(let base)):
      // The superclass or protocol is missing, too.
      guard let index = declarations.index(ofType: name) else { return }
      declarations.types[index].conformances.removeAll { $0 == base }
      if declarations.types[index].superclass == base { declarations.types[index].superclass = nil }
    case (_, .missingType(let name)):
      if isDeclared(name) || !declareName(name, at: nil) { declarations.refuse(item) }
    default: declarations.refuse(item)
    }
  }
}
