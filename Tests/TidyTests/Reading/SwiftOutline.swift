/// The functions and outermost types of a Swift file with their lines, read by the formatter's indentation.
struct SwiftOutline {
  /// A declaration with a body.
  struct Part: Equatable {
    /// The name without parameters; of an extension that of the outermost type.
    let name: String
    let isType: Bool
    let lines: Int
  }

  /// The path from the repository's top.
  let path: String

  /// The lines of the file.
  let lines: Int

  private(set) var parts: [Part] = []

  init(_ file: TextFile) {
    path = file.path
    self.lines = file.lines.count
    let lines = SwiftCode.code(of: file.text).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    var conditions = 0
    for (index, line) in lines.enumerated() {
      // The formatter indents what is inside of `#if`.
      if line.drop(while: { $0 == " " }).hasPrefix("#if") { conditions += 1 }
      if line.drop(while: { $0 == " " }).hasPrefix("#endif") { conditions -= 1 }
      let indentation = line.prefix { $0 == " " }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      guard let (name, isType) = SwiftOutline.declaration(words) else { continue }
      if isType && indentation.count != 2 * conditions { continue }
      guard let end = SwiftOutline.end(of: index, indentation.count, in: lines) else { continue }
      parts.append(Part(name: name, isType: isType, lines: end - index + 1))
    }
  }

  /// The line that closes a declaration's body; `nil` if the next line as far to the left does not.
  private static func end(of index: Int, _ indentation: Int, in lines: [Substring]) -> Int? {
    guard !lines[index].hasSuffix("}") else { return nil }
    let next = lines[(index + 1)...].firstIndex { line in
      let depth = line.prefix { $0 == " " }.count
      guard depth < line.count, depth <= indentation else { return false }
      // The parameters of a long head end at its own indentation.
      return !line.dropFirst(depth).hasPrefix(")") && !line.dropFirst(depth).hasPrefix("where ")
        && !line.dropFirst(depth).hasPrefix("{")
    }
    guard let next, lines[next].dropFirst(indentation) == "}" else { return nil }
    return next
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "static", "class",
    "mutating", "override", "nonisolated", "consuming", "borrowing", "required", "convenience",
    "indirect", "inlinable", "usableFromInline", "discardableResult", "MainActor",
  ]

  private static func declaration(_ words: [Substring]) -> (name: String, isType: Bool)? {
    var words = words[...]
    while let word = words.first, modifiers.contains(word) {
      // `class` begins a type, or modifies a member.
      if word == "class", let next = words.dropFirst().first, !modifiers.contains(next),
        !["func", "var", "let", "subscript"].contains(next)
      {
        break
      }
      words = words.dropFirst()
    }
    guard let word = words.first else { return nil }
    let name = words.dropFirst().first.map { String($0) } ?? ""
    switch word {
    case "func": return (name, false)
    case "init": return ("init", false)
    case "struct", "class", "enum", "actor", "protocol", "extension":
      return (String(name.prefix { $0 != "." }), true)
    default: return nil
    }
  }
}
