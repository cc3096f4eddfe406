/// The top-level declarations of a program, and those that its widgets reach by name.
///
/// A name in a reached declaration reaches all of that name; a type comes with its extensions, and
/// an extension of a foreign type, such as `View`, by the name of a member. This covers all code
/// that runs, except for names made at run time.
struct ProgramParts: Sendable {
  struct Part: Hashable, Sendable {
    let file: Int
    let range: Range<Int>
    let keyword: String
    let name: String
  }

  /// The declarations in the order of files and tokens.
  let parts: [Part]

  let reached: Set<Part>

  var unreached: [Part] { parts.filter { !reached.contains($0) } }

  /// The words in reached declarations, with their counts.
  let words: [String: Int]

  /// Finds a module's declarations in O(tokens), from the `wanted` words of its importers; `nil`
  /// for the program itself, whose widgets are the roots.
  init(_ sources: [TokenizedSource], wanted: Set<String>? = nil) {
    let parts = sources.indices.flatMap { ProgramParts.parts(of: sources[$0], file: $0) }
    self.parts = parts
    let own = Set(parts.filter { $0.keyword != "extension" }.map(\.name))
    var byName: [String: [Int]] = [:]
    var open: [Int] = []
    var unnamed: [Int] = []
    for (index, part) in parts.enumerated() {
      let names = part.names(in: sources[part.file], besides: own)
      guard let names else {
        unnamed.append(index)
        continue
      }
      for name in names { byName[name, default: []].append(index) }
      let isWanted =
        wanted.map { !$0.isDisjoint(with: names) } ?? ProgramParts.isRoot(part, sources[part.file])
      if isWanted { open.append(index) }
    }
    open = open.isEmpty ? Array(parts.indices) : open + unnamed
    var reached = Set(open)
    var words: [String: Int] = [:]
    while let index = open.popLast() {
      let part = parts[index]
      for token in sources[part.file].tokens[part.range] where token.kind == .word {
        words[token.text, default: 0] += 1
        for next in byName[token.text] ?? [] where reached.insert(next).inserted {
          open.append(next)
        }
      }
    }
    self.reached = Set(reached.map { parts[$0] })
    self.words = words
  }

  func part(at index: Int, file: Int) -> Part? {
    parts.first { $0.file == file && $0.range.contains(index) }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "typealias",
  ]

  private static func parts(of source: TokenizedSource, file: Int) -> [Part] {
    var parts: [Part] = []
    var start = 0
    var index = 0
    while index < source.tokens.count {
      if source.text(index) == "import", source.isWord(index) {
        index += 1
        while index < source.tokens.count, !source.tokens[index].startsLine { index += 1 }
        start = index
        continue
      }
      if source.isSign(index, "#"), let end = endOfMacro(at: index, source) {
        parts.append(
          Part(file: file, range: index..<end, keyword: "#", name: "#" + source.text(index + 1))
        )
        start = end
        index = end
        continue
      }
      guard source.isWord(index), keywords.contains(source.text(index)),
        !source.isSign(index - 1, "."), source.text(index + 1) != "func"
      else {
        index = source.partners[index] > index ? source.partners[index] + 1 : index + 1
        continue
      }
      let keyword = source.text(index)
      let type = keyword == "extension" ? source.typeText(at: index + 1) : source.text(index + 1)
      let end = endOfPart(from: index, keyword, source)
      let name = NominalType.name(of: type).split(separator: ".").first.map(String.init) ?? type
      parts.append(Part(file: file, range: start..<end, keyword: keyword, name: name))
      start = end
      index = end
    }
    return parts
  }

  /// Returns the end of a macro that stands alone, such as `#Preview { … }`.
  private static func endOfMacro(at index: Int, _ source: TokenizedSource) -> Int? {
    guard source.tokens[index].startsLine, source.text(index + 1).first?.isUppercase == true
    else { return nil }
    var end = index + 2
    while end < source.tokens.count, source.partners[end] > end {
      end = source.partners[end] + 1
      // Another closure with a label.
      if source.isWord(end), source.isSign(end + 1, ":") { end += 2 }
    }
    return end
  }

  private static func endOfPart(from index: Int, _ keyword: String, _ source: TokenizedSource)
    -> Int
  {
    var end = index + 1
    let hasBody = !["var", "let", "typealias"].contains(keyword)
    while end < source.tokens.count {
      if source.partners[end] > end {
        let isBody = source.isSign(end, "{")
        end = source.partners[end] + 1
        if isBody, hasBody { return end }
        continue
      }
      let continues = [".", "=", "?", ":", "&&", "||", "+"].contains(source.text(end))
      if !hasBody, source.tokens[end].startsLine, !continues, !source.isSign(end - 1, "=") {
        return end
      }
      end += 1
    }
    return end
  }

  private static func isRoot(_ part: Part, _ source: TokenizedSource) -> Bool {
    let roots: Set<String> = ["Widget", "WidgetBundle", "ControlWidget"]
    let head = source.tokens[part.range].prefix { $0.text != "{" }
    let texts = head.map(\.text)
    if zip(texts, texts.dropFirst()).contains(where: { $0 == "@" && $1 == "main" }) { return true }
    guard let colon = texts.firstIndex(of: ":") else { return false }
    return texts[colon...].contains { roots.contains($0) }
  }
}

extension ProgramParts.Part {
  private var isOperator: Bool {
    keyword == "func" && name.first.map { !$0.isLetter && $0 != "_" } ?? true
  }

  /// Returns the names by which code reaches this part; `nil` if it is used without a name.
  func names(in source: TokenizedSource, besides own: Set<String>) -> Set<String>? {
    guard keyword == "extension", !own.contains(name),
      let brace = range.first(where: { source.isSign($0, "{") }), source.partners[brace] > brace
    else { return isOperator ? nil : [name] }
    // A conformance is used wherever the type is.
    let conforms = range.lowerBound..<brace
    if conforms.contains(where: {
      source.isSign($0, ":") && source.enclosing[$0] == source.enclosing[brace]
    }) {
      return [name]
    }
    var names: Set<String> = []
    for index in brace + 1..<source.partners[brace] where source.enclosing[index] == brace {
      switch source.text(index) {
      case "func", "var", "let", "case", "struct", "class", "enum", "actor", "typealias":
        guard source.isWord(index + 1) else { return nil }
        names.insert(source.text(index + 1))
      case "init": names.formUnion([name, "init"])
      case "subscript": return nil
      default: continue
      }
    }
    return names.isEmpty ? [name] : names
  }
}
