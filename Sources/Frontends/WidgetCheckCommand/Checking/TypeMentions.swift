/// Which types of a folder mention which others, as far as their text tells.
struct TypeMentions {
  /// A stretch of lines that belongs to a type: its declaration or an extension.
  struct Part {
    /// The type.
    let type: String
    /// The file.
    let file: String
    /// The lines, from 1.
    let lines: ClosedRange<Int>
  }

  /// The parts of all types that no other type encloses, by file and line.
  let parts: [Part]

  /// The words of each type's parts.
  private let words: [String: Set<Substring>]

  /// The widgets among the types.
  private let widgets: [String]

  /// Reads a folder.
  ///
  /// - Complexity: O(length of the files).
  init(of folder: SourceFolder) {
    var parts: [Part] = []
    var words: [String: Set<Substring>] = [:]
    for file in folder.files {
      var open: (type: String, line: Int)?
      var depth = 0
      for (index, line) in file.lines.enumerated() {
        if depth == 0, open == nil {
          open = TypeMentions.declared(in: line).map { ($0, index + 1) }
        }
        if let open {
          let all = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
          words[open.type, default: []].formUnion(all)
        }
        let closed = line.count { $0 == "}" }
        depth = max(0, depth + line.count { $0 == "{" } - closed)
        if let done = open, depth == 0, line.contains("}") {
          parts.append(Part(type: done.type, file: file.name, lines: done.line...(index + 1)))
          open = nil
        }
      }
    }
    self.parts = parts
    self.words = words
    widgets = folder.files.flatMap { EntryPoint.declarations(in: $0) }
      .filter { ["Widget", "ControlWidget"].contains($0.role) }.map(\.name)
  }

  /// The types that a comment on a line is about: the one around it, the one that begins right below it,
  /// else all of the file.
  func types(at line: Int, of file: String, rows: [String]) -> [String] {
    let own = parts.filter { $0.file == file }
    if let around = own.first(where: { $0.lines.contains(line) }) { return [around.type] }
    var next = line + 1
    // Attributes and further comments may stand between.
    while rows.indices.contains(next - 1) {
      let row = rows[next - 1].drop(while: \.isWhitespace)
      guard row.hasPrefix("//") || row.hasPrefix("@") else { break }
      if own.contains(where: { $0.lines.lowerBound == next }) { break }
      next += 1
    }
    if let below = own.first(where: { $0.lines.lowerBound == next }) { return [below.type] }
    return own.map(\.type)
  }

  /// The widgets that are one of some types, or mention one, also by way of others.
  func widgets(using types: [String]) -> [String] {
    let known = Set(words.keys)
    return widgets.filter { widget in
      var reached: Set<String> = [widget]
      var open = [widget]
      while let type = open.popLast() {
        for word in words[type] ?? [] {
          let name = String(word)
          if known.contains(name), reached.insert(name).inserted { open.append(name) }
        }
      }
      return types.contains { reached.contains($0) }
    }
  }

  static func declared(in line: String) -> String? {
    let words = line.split { " \t:,{<(".contains($0) }.map(String.init)
    let kinds = ["struct", "class", "enum", "actor", "extension", "protocol"]
    guard let place = words.firstIndex(where: kinds.contains), words.count > place + 1 else {
      return nil
    }
    return words[place + 1].split(separator: ".").last.map(String.init)
  }
}
