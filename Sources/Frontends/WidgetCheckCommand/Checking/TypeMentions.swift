/// The mentions of types by other types of a folder, found in their source text.
struct TypeMentions {
  /// The lines of one declaration or extension of a type.
  struct Part {
    let type: String
    let file: String
    let lines: ClosedRange<Int>
  }

  /// The parts of all top-level types, by file and line.
  let parts: [Part]

  private let words: [String: Set<Substring>]

  private let widgets: [String]

  /// Reads a folder in O(length of the files).
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

  /// Returns the types around a line, the one that begins below it, or else all of the file.
  func types(at line: Int, of file: String, rows: [String]) -> [String] {
    let own = parts.filter { $0.file == file }
    if let around = own.first(where: { $0.lines.contains(line) }) { return [around.type] }
    var next = line + 1
    // Skip attributes and further comments.
    while rows.indices.contains(next - 1) {
      let row = rows[next - 1].drop(while: \.isWhitespace)
      guard row.hasPrefix("//") || row.hasPrefix("@") else { break }
      if own.contains(where: { $0.lines.lowerBound == next }) { break }
      next += 1
    }
    if let below = own.first(where: { $0.lines.lowerBound == next }) { return [below.type] }
    return own.map(\.type)
  }

  /// Returns the widgets that are one of the given types, or mention one directly or indirectly.
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
