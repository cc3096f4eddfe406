/// A file's text without the parts that cannot be compiled here, with unchanged lines and columns.
struct SourceCopy {
  let source: TokenizedSource

  let declarations: StandInDeclarations

  private var bytes: [UInt8]
  private var insertions: [(offset: Int, text: String)] = []

  private(set) var objectiveC: [(spelling: String, line: Int)] = []

  init(_ text: String, _ source: TokenizedSource, _ declarations: StandInDeclarations) {
    self.source = source
    self.declarations = declarations
    bytes = Array(text.utf8)
    for index in source.tokens.indices { edit(at: index) }
    for omission in declarations.omissions where omission.file == source.path { omit(omission) }
    for word in declarations.bound where word.file == source.path { bind(at: word.index) }
    for word in declarations.blanked where word.file == source.path {
      blank(word.index...word.index)
    }
  }

  var text: String {
    var bytes = bytes
    // From the end, so that the remaining offsets stay valid.
    for (offset, text) in insertions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: Array(text.utf8), at: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Makes the value that a condition binds optional; text before it keeps its column.
  private mutating func bind(at name: Int) {
    guard source.isSign(name + 1, "=") else {
      insertions.append((source.tokens[name].end, " = \(source.text(name)) as Optional"))
      return
    }
    var last = name + 2
    while last + 1 < source.tokens.count, !source.isSign(last + 1, ","),
      !source.isSign(last + 1, "{"), source.text(last + 1) != "else"
    {
      last = source.partners[last] > last ? source.partners[last] : last + 1
    }
    if source.partners[last] > last { last = source.partners[last] }
    insertions.append((end(of: last), " as Optional"))
  }

  private mutating func edit(at index: Int) {
    let token = source.tokens[index]
    switch token.text {
    case "import" where token.kind == .word: removeImport(at: index)
    case "@" where token.kind == .sign: removeAttribute(at: index)
    case "#" where token.kind == .sign: editMacro(at: index)
    case "dynamic" where token.kind == .word:
      let modifies = ["var", "func", "override", "public", "private", "internal", "class", "open"]
      if modifies.contains(source.text(index + 1)) { blank(index...index, "dynamic") }
    default:
      if token.kind == .word, declarations.modules.contains(token.text) {
        removeQualifier(at: index)
      }
    }
  }

  private mutating func removeImport(at index: Int) {
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let named = kinds.contains(source.text(index + 1)) ? index + 2 : index + 1
    guard declarations.modules.contains(source.text(named)) else { return }
    var first = index
    while first > 0, !source.tokens[first].startsLine { first -= 1 }
    var last = named
    while source.isSign(last + 1, "."), source.isWord(last + 2) { last += 2 }
    blank(first...last)
  }

  private static let objectiveCAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBDesignable",
    "IBInspectable", "GKInspectable", "NSCopying", "IBSegueAction",
  ]

  private mutating func removeAttribute(at index: Int) {
    let name = source.text(index + 1)
    let isObjectiveC = SourceCopy.objectiveCAttributes.contains(name)
    guard isObjectiveC || declarations.removedAttributes.contains(name) else { return }
    var last = index + 1
    if let (end, _) = source.endOfGenericArguments(at: last + 1) { last = end - 1 }
    if source.isSign(last + 1, "("), !source.tokens[last + 1].followsSpace,
      source.partners[last + 1] > last
    {
      last = source.partners[last + 1]
    }
    blank(index...last, isObjectiveC ? "@" + name : nil)
  }

  private mutating func editMacro(at index: Int) {
    let name = source.text(index + 1)
    if ["selector", "keyPath"].contains(name), source.isSign(index + 2, "("),
      source.partners[index + 2] > index
    {
      let last = source.partners[index + 2]
      blank(index...last, "#" + name)
      bytes[source.tokens[index].offset] = UInt8(ascii: "\"")
      bytes[source.tokens[index].offset + 1] = UInt8(ascii: "\"")
    } else if declarations.calledMacros.contains(name) {
      blank(index...index)
    }
  }

  private mutating func removeQualifier(at index: Int) {
    guard source.isSign(index + 1, "."),
      source.text(index + 2).first.map({ $0.isUppercase || $0 == "_" }) == true,
      !source.isSign(index - 1, "."), declarations.index(ofType: source.text(index)) == nil
    else { return }
    blank(index...index + 1)
  }

  private mutating func omit(_ omission: Omission) {
    switch omission.extent {
    case .declaration(let range):
      for piece in source.withoutDirectives(range) { blank(piece) }
    case .body(let open, let close, let result):
      insertions.removeAll {
        $0.offset > source.tokens[open].offset && $0.offset < source.tokens[close].offset
      }
      for piece in source.withoutDirectives(open + 1..<close) { blank(piece) }
      let value =
        switch result {
        case .view: "StandIns.omittedView"
        case .value: "StandIns.omitted"
        case .nothing: "StandIns.omittedAct"
        }
      insertions.append((source.tokens[open].end, " \(value)(\"\(omission.name)\") "))
    }
  }

  private mutating func blank(_ range: ClosedRange<Int>, _ spelling: String? = nil) {
    let space = UInt8(ascii: " ")
    let line = UInt8(ascii: "\n")
    for place in source.tokens[range.lowerBound].offset..<end(of: range.upperBound)
    where bytes[place] != line {
      bytes[place] = space
    }
    if let spelling { objectiveC.append((spelling, source.tokens[range.lowerBound].line)) }
  }

  /// Returns the end of a token; a literal's token is only its first quote.
  private func end(of index: Int) -> Int {
    guard source.tokens[index].kind == .string else { return source.tokens[index].end }
    return source.tokens.indices.contains(index + 1)
      ? source.tokens[index + 1].offset : bytes.count
  }
}
