/// A part of the program that is omitted because it does not build and no widget needs it.
struct Omission: Hashable, Sendable {
  enum Extent: Hashable, Sendable {
    /// The statements between two braces.
    case body(open: Int, close: Int, result: FunctionBody.Result)
    case declaration(Range<Int>)
  }

  let file: String

  let extent: Extent

  let name: String

  /// The location of the first message.
  let origin: String

  let reason: String
}

extension Omission {
  /// The parts that a search may omit.
  enum Allowance {
    case unreached
    /// Also bodies of functions that are never called.
    case uncalled
    /// Also bodies of called functions, which then return the value of a stand-in.
    case called

    var next: Allowance? {
      switch self {
      case .unreached: .uncalled
      case .uncalled: .called
      case .called: nil
      }
    }
  }

  /// Finds the smallest part around a message that may be omitted, if there is one.
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
    // A name that is mentioned only at its declaration cannot be called.
    let declared = body.count(in: source, part: part)
    guard allowed == .called || program.words[body.name, default: 0] <= declared,
      !Omission.witnesses.contains(body.name)
    else { return nil }
    extent = .body(open: body.open, close: body.close, result: body.result)
    name = "\(part.name).\(body.name)"
  }

  init(_ part: ProgramParts.Part, _ source: TokenizedSource) {
    file = source.path
    extent = .declaration(part.range)
    name = "\(part.keyword) \(part.name)"
    origin = source.place(of: part.range.lowerBound)
    reason = "nothing reaches it"
  }

  /// Functions and properties that the system calls, so that the code need not mention them.
  private static let witnesses: Set<String> = [
    "body", "placeholder", "getSnapshot", "getTimeline", "snapshot", "timeline", "recommendations",
    "perform", "entities", "suggestedEntities", "defaultResult", "makeBody", "encode", "hash", "id",
    "description", "currentValue", "previewValue", "relevance", "relevances", "results",
    "defaultValue", "date", "displayRepresentation", "typeDisplayRepresentation", "title", "main",
  ]
}

struct FunctionBody: Sendable {
  let open: Int
  let close: Int
  let name: String
  let isInitializer: Bool
  let result: Result

  /// The result of a body, which determines its replacement.
  enum Result: Hashable, Sendable {
    /// Some view, whose type the body decides.
    case view
    case value
    case nothing
  }

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
    // An arrow inside brackets belongs to a parameter.
    var index = head
    while index < brace, !source.isSign(index, "->") {
      index = source.partners[index] > index ? source.partners[index] + 1 : index + 1
    }
    return index < brace && source.text(index + 1) != "Void" ? .value : .nothing
  }

  /// Returns the number of declarations of this name in a part: each mentions the name once.
  func count(in source: TokenizedSource, part: ProgramParts.Part) -> Int {
    part.range.count { source.text($0) == name && ["func", "var"].contains(source.text($0 - 1)) }
  }

  /// Returns the keyword of the function or property whose body a brace opens.
  private static func head(of brace: Int, in source: TokenizedSource) -> Int? {
    let around = source.enclosing[brace]
    // Nested functions belong to the outer one.
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
