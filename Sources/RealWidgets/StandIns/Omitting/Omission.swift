/// A part of the program that is left out because it does not build and no widget needs it.
struct Omission: Hashable, Sendable {
  /// What is left out.
  enum Extent: Hashable, Sendable {
    /// The statements between two braces.
    case body(open: Int, close: Int, result: FunctionBody.Result)
    /// A whole declaration at the top level.
    case declaration(Range<Int>)
  }

  /// The path of the file.
  let file: String

  /// What is left out.
  let extent: Extent

  /// The name, with the type's where it has one.
  let name: String

  /// The place of the first message.
  let origin: String

  /// The first message.
  let reason: String
}

extension Omission {
  /// What a search may leave out.
  enum Allowance {
    /// Declarations that nothing reaches.
    case unreached
    /// Bodies of functions, too, that nothing calls.
    case uncalled
    /// Bodies of functions, too, that something calls: they then give what a stand-in gives.
    case called

    /// The next that allows more.
    var next: Allowance? {
      switch self {
      case .unreached: .uncalled
      case .uncalled: .called
      case .called: nil
      }
    }
  }

  /// The smallest part around a message that may be left out, if there is one.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - sources: The program.
  ///   - program: What its widgets reach.
  ///   - allowed: What may be left out. What the system calls itself is never left out.
  init?(
    _ message: CompilerMessage,
    _ sources: [TokenizedSource],
    _ program: ProgramParts,
    _ allowed: Allowance
  ) {
    guard let file = sources.firstIndex(where: { $0.path == message.file }),
      let index = sources[file].token(atLine: message.line, column: message.column),
      let part = program.part(at: index, file: file)
    else { return nil }
    let source = sources[file]
    self.file = message.file
    origin = source.place(of: index)
    reason = message.text
    guard program.reached.contains(part) else {
      extent = .declaration(part.range)
      name = "\(part.keyword) \(part.name)"
      return
    }
    guard allowed != .unreached,
      let body = FunctionBody(around: index, in: source, within: part.range),
      !body.isInitializer
    else { return nil }
    // Mentioned only where it is declared: nothing that runs can call it.
    let declared = body.count(in: source, part: part)
    guard allowed == .called || program.words[body.name, default: 0] <= declared,
      !Omission.witnesses.contains(body.name)
    else { return nil }
    extent = .body(open: body.open, close: body.close, result: body.result)
    name = "\(part.name).\(body.name)"
  }

  /// A whole declaration that nothing reaches.
  init(_ part: ProgramParts.Part, _ source: TokenizedSource) {
    file = source.path
    extent = .declaration(part.range)
    name = "\(part.keyword) \(part.name)"
    origin = source.place(of: part.range.lowerBound)
    reason = "nothing reaches it"
  }

  /// Functions and properties that the system calls, so that nothing has to mention them.
  private static let witnesses: Set<String> = [
    "body", "placeholder", "getSnapshot", "getTimeline", "snapshot", "timeline", "recommendations",
    "perform", "entities", "suggestedEntities", "defaultResult", "makeBody", "encode", "hash", "id",
    "description", "currentValue", "previewValue", "relevance", "relevances", "results",
    "defaultValue", "date", "displayRepresentation", "typeDisplayRepresentation", "title", "main",
  ]
}

/// The body of a function or of a computed property.
struct FunctionBody: Sendable {
  /// The opening brace.
  let open: Int
  /// The closing brace.
  let close: Int
  /// The name.
  let name: String
  /// Whether it is an initialiser's.
  let isInitializer: Bool
  /// What it gives.
  let result: Result

  /// What a body gives, by which something else can stand in its place.
  enum Result: Hashable, Sendable {
    /// Some view, whose type the body decides.
    case view
    /// A value of the type that is declared.
    case value
    /// Nothing.
    case nothing
  }

  /// Finds the innermost body around a token.
  init?(around index: Int, in source: TokenizedSource, within range: Range<Int>) {
    var brace = source.enclosing[index]
    while brace >= range.lowerBound {
      if source.isSign(brace, "{"), let head = FunctionBody.head(of: brace, in: source) {
        open = brace
        close = source.partners[brace]
        guard close > open else { return nil }
        let keyword = source.text(head)
        isInitializer = keyword == "init" || keyword == "deinit" || keyword == "subscript"
        name = isInitializer ? keyword : source.text(head + 1)
        result = FunctionBody.result(from: head, to: brace, in: source)
        return
      }
      brace = source.enclosing[brace]
    }
    return nil
  }

  private static func result(
    from head: Int,
    to brace: Int,
    in source: TokenizedSource
  ) -> Result {
    let givesView = (head..<brace).contains {
      source.text($0) == "some" && source.text($0 + 1) == "View"
    }
    if givesView { return .view }
    guard source.text(head) == "func" else { return .value }
    // An arrow between brackets is that of a parameter.
    var index = head
    while index < brace, !source.isSign(index, "->") {
      index = source.partners[index] > index ? source.partners[index] + 1 : index + 1
    }
    return index < brace && source.text(index + 1) != "Void" ? .value : .nothing
  }

  /// How often a declaration of this name stands in a part: each mentions the name once.
  func count(in source: TokenizedSource, part: ProgramParts.Part) -> Int {
    part.range.count { source.text($0) == name && ["func", "var"].contains(source.text($0 - 1)) }
  }

  /// The keyword of the function or property whose body a brace opens.
  private static func head(of brace: Int, in source: TokenizedSource) -> Int? {
    let around = source.enclosing[brace]
    // Functions inside of functions belong to the outer one.
    var place = brace - 1
    while place > around {
      if source.partners[place] >= 0, source.partners[place] < place {
        if source.isSign(place, "}") { return nil }
        place = source.partners[place] - 1
        continue
      }
      switch source.text(place) {
      case "func", "init", "subscript": return place
      case "var": return source.tokens[place..<brace].contains { $0.text == "=" } ? nil : place
      case "{", ";", "if", "guard", "for", "while", "switch", "else", "do", "class", "struct",
        "enum", "extension":
        return nil
      default: place -= 1
      }
    }
    return nil
  }
}
