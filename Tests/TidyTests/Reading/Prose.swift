/// The text of a file that people read: comments and messages of Swift, paragraphs of Markdown.
enum Prose {
  /// A word in lower case, with its line from 1.
  struct Word {
    let text: String
    let line: Int
  }

  /// Words that belong together, such as the lines of one comment.
  struct Passage {
    var words: [Word]
    /// True if it documents a declaration.
    let isDocumentation: Bool
  }

  /// The passages of a file in their order; the string literals of tests are data.
  static func passages(of file: TextFile) -> [Passage] {
    file.suffix == "md" ? articles(file.lines) : comments(file)
  }

  private static func comments(_ file: TextFile) -> [Passage] {
    let code = SwiftCode.code(of: file.text).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    var passages: [Passage] = []
    var isInside = false
    for (index, line) in file.lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      let isDocumentation = trimmed.hasPrefix("///")
      let found = words(prose(line, without: code[index]), line: index + 1)
      if isDocumentation || trimmed.hasPrefix("//") {
        if !isInside || passages.last?.isDocumentation != isDocumentation {
          passages.append(Passage(words: [], isDocumentation: isDocumentation))
        }
        passages[passages.count - 1].words += found
        isInside = true
      } else {
        isInside = false
        if !found.isEmpty && !file.path.hasPrefix("Tests/") {
          passages.append(Passage(words: found, isDocumentation: false))
        }
      }
    }
    return passages
  }

  /// The comments and string literals of a line.
  private static func prose(_ line: Substring, without code: Substring) -> String {
    // Most lines are code alone.
    guard line != code else { return "" }
    let (line, code) = (Array(line.utf8), Array(code.utf8))
    let rest = line.indices.map {
      $0 < code.count && code[$0] == line[$0] ? UInt8(ascii: " ") : line[$0]
    }
    return String(decoding: rest, as: UTF8.self)
  }

  private static func articles(_ lines: [Substring]) -> [Passage] {
    var passages = [Passage(words: [], isDocumentation: false)]
    var isCode = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.isEmpty {
        passages.append(Passage(words: [], isDocumentation: false))
      } else {
        passages[passages.count - 1].words += words(String(line), line: index + 1)
      }
    }
    return passages
  }

  /// The words of a line; code between backquotes is one word, a backquote.
  private static func words(_ text: String, line: Int) -> [Word] {
    var words: [Word] = []
    for (place, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if place.isMultiple(of: 2) {
        words += part.split { !$0.isLetter && $0 != "'" && $0 != "-" }
          .map { Word(text: $0.lowercased(), line: line) }
      } else {
        words.append(Word(text: "`", line: line))
      }
    }
    return words
  }
}
