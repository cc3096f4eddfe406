/// A place at which the program uses a name.
struct NameUse: Sendable {
  /// The syntactic role of the name.
  enum Position: Hashable, Sendable {
    /// `@Name`.
    case attribute
    /// `#name`.
    case macro
    /// In an inheritance list, with the declaration's keyword.
    case inheritance(String)
    /// `any Name`, `some Name` or the bound of a generic parameter.
    case constraint
    /// `extension Name`.
    case extensionHead
    case type
    case expression
  }

  let file: Int

  let index: Int

  let position: Position

  let genericCount: Int

  /// The token after it and its generic arguments.
  let next: Int
}

extension NameUse {
  /// Returns the uses of a name, except as a member of another, in O(tokens of the program).
  static func all(of name: String, in sources: [TokenizedSource], modules: [String] = [])
    -> [NameUse]
  {
    var uses: [NameUse] = []
    for (file, source) in sources.enumerated() {
      for index in source.tokens.indices
      where source.tokens[index].text == name && source.isWord(index) {
        let isQualified = modules.contains(source.text(index - 2)) && !source.isSign(index - 3, ".")
        guard !source.isSign(index - 1, ".") || isQualified else { continue }
        let isLabel =
          source.isSign(index + 1, ":") && source.isSign(max(0, source.enclosing[index]), "(")
          && (source.isSign(index - 1, "(") || source.isSign(index - 1, ","))
        guard !isLabel else { continue }
        uses.append(NameUse(file, index, source))
      }
    }
    return uses
  }

  /// Returns the uses of a member type, such as `Outer.Name`.
  static func all(of name: String, in owner: String, _ sources: [TokenizedSource]) -> [NameUse] {
    let outer = owner.split(separator: ".").last.map(String.init) ?? owner
    var uses: [NameUse] = []
    for (file, source) in sources.enumerated() {
      for index in source.tokens.indices
      where source.tokens[index].text == name && source.isWord(index)
        && source.isSign(index - 1, ".")
        && source.text(NameUse.baseOfGenericArguments(endingAt: index - 2, source)) == outer
      {
        uses.append(NameUse(file, index, source))
      }
    }
    return uses
  }

  /// Returns the name before generic arguments that end at a place, else the place itself.
  private static func baseOfGenericArguments(endingAt place: Int, _ source: TokenizedSource) -> Int
  {
    guard source.isSign(place, ">") else { return place }
    var start = place - 1
    while start > max(0, place - 40) {
      if source.isSign(start, "<"), let (end, _) = source.endOfGenericArguments(at: start),
        end == place + 1
      {
        return start - 1
      }
      start -= 1
    }
    return place
  }

  init(_ file: Int, _ index: Int, _ source: TokenizedSource) {
    self.file = file
    self.index = index
    if let (end, count) = source.endOfGenericArguments(at: index + 1) {
      genericCount = count
      next = end
    } else {
      genericCount = 0
      next = index + 1
    }
    let position = NameUse.position(of: index, next, source)
    // Before a dot it is only a namespace.
    let isNamespace = source.isSign(next, ".") && source.text(next + 1).first?.isUppercase == true
    switch position {
    case .inheritance, .constraint, .type: self.position = isNamespace ? .expression : position
    case .attribute, .macro, .extensionHead, .expression: self.position = position
    }
  }

  private static let declarations: Set<String> = [
    "struct", "class", "enum", "protocol", "extension", "actor",
  ]

  private static func position(of index: Int, _ next: Int, _ source: TokenizedSource) -> Position {
    var first = index
    while source.isSign(first - 1, "."), source.isWord(first - 2) { first -= 2 }
    let before = source.text(first - 1)
    switch before {
    case "@": return .attribute
    case "#": return .macro
    case "extension": return .extensionHead
    case "any", "some": return .constraint
    case "as", "is", "->": return .type
    default: break
    }
    if ["?", "!"].contains(before), ["as", "try"].contains(source.text(first - 2)) {
      return source.text(first - 2) == "as" ? .type : .expression
    }
    if let keyword = inheritance(before: first, source) { return .inheritance(keyword) }
    if before == ":" || before == "&" {
      return annotation(before: first, next, source)
    }
    if source.isSign(first - 1, "["), !source.isSign(next, "("), !source.isSign(next, "."),
      source.isSign(next, "]") || source.isSign(next, ":")
    {
      let outside = source.text(first - 2)
      return [":", "->", "<", ",", "("].contains(outside) || source.isSign(next + 1, "(")
        ? .type : .expression
    }
    if before == "<" || isParameter(first, next, source) { return .type }
    if before == "=", source.text(first - 3) == "typealias" { return .type }
    return .expression
  }

  /// Returns true for a lone name among a function type's parameters, as in `(Result) -> Void`.
  private static func isParameter(_ first: Int, _ next: Int, _ source: TokenizedSource) -> Bool {
    let open = source.enclosing[first]
    guard open >= 0, source.isSign(open, "("), source.partners[open] > open,
      source.isSign(first - 1, "(") || source.isSign(first - 1, ","),
      [")", ",", "?", "!"].contains(source.text(next))
    else { return false }
    let after = source.partners[open] + 1
    return source.isSign(after, "->")
      || ["async", "throws"].contains(source.text(after)) && source.isSign(open - 1, ":")
  }

  /// Returns the role of a name after a colon: a type, a bound, or the value of an argument.
  private static func annotation(before first: Int, _ next: Int, _ source: TokenizedSource)
    -> Position
  {
    guard source.isSign(first - 1, ":") else { return .constraint }
    let around = source.enclosing[first]
    if source.isSign(first - 3, "<") || source.text(first - 3) == "where" { return .constraint }
    if ["let", "var"].contains(source.text(first - 3)) { return .type }
    guard around >= 0, source.isSign(around, "(") else {
      return around >= 0 && source.isSign(around, "[") ? .expression : .type
    }
    if source.isSign(next, "("), !source.tokens[next].startsLine { return .expression }
    if source.isSign(next, "{") || source.isSign(next, ".") { return .expression }
    return .type
  }

  /// Returns the keyword of the declaration whose inheritance list contains a name.
  private static func inheritance(before first: Int, _ source: TokenizedSource) -> String? {
    var index = first - 1
    guard
      source.isSign(index, ":") || source.isSign(index, ",") || source.isSign(index, "@")
        || source.isSign(index, "&")
    else { return nil }
    while index >= 0, first - index < 60 {
      if source.isSign(index, ":") {
        var name = index - 1
        if source.isSign(name, ">") {
          while name > 0, !source.isSign(name, "<") { name -= 1 }
          name -= 1
        }
        while source.isSign(name - 1, "."), source.isWord(name - 2) { name -= 2 }
        let keyword = source.text(name - 1)
        return declarations.contains(keyword) ? keyword : nil
      }
      let isPart =
        source.isWord(index) || source.isSign(index, ",") || source.isSign(index, ".")
        || source.isSign(index, "<") || source.isSign(index, ">") || source.isSign(index, "@")
        || source.isSign(index, "&")
      guard isPart, !["let", "var", "case", "in", "return"].contains(source.text(index)) else {
        return nil
      }
      index -= 1
    }
    return nil
  }
}
