/// The declarations at the top level of a program, and which of them its widgets reach by name.
///
/// A name that stands in a reached declaration reaches every declaration of that name; a type is reached
/// with its extensions. That is more than what runs, never less, save for names that are made at run time.
struct ProgramParts: Sendable {
  /// One declaration.
  struct Part: Hashable, Sendable {
    /// The index of its file.
    let file: Int
    /// Its tokens.
    let range: Range<Int>
    /// The keyword.
    let keyword: String
    /// The name, of an extension that of its type.
    let name: String
  }

  /// The declarations in the order of files and tokens.
  let parts: [Part]

  /// The declarations that the widgets reach.
  let reached: Set<Part>

  /// The words that stand in reached declarations, each with how often.
  let words: [String: Int]

  /// Reads a program.
  ///
  /// - Complexity: O(tokens of the program).
  init(_ sources: [TokenizedSource]) {
    let parts = sources.indices.flatMap { ProgramParts.parts(of: sources[$0], file: $0) }
    self.parts = parts
    var byName: [String: [Int]] = [:]
    for (index, part) in parts.enumerated() { byName[part.name, default: []].append(index) }
    var open = parts.indices.filter { ProgramParts.isRoot(parts[$0], sources[parts[$0].file]) }
    if open.isEmpty { open = Array(parts.indices) }
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

  /// The declaration around a token.
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
