/// Comments, messages and articles are in words that an American or British reviewer would write.
///
/// Source: the second word list of the house style.
enum PlainWords {
  /// Phrases that are not used, in lower case; the words of one stand side by side.
  static let phrases = [
    "told", "tells", "whatever", "wants", "besides", "whoever", "what lacks", "what came",
    "for want of",
    "on account of", "drawn up", "go on", "goes on", "going on", "went on", "stand for",
    "stands for",
    "stood for", "stand in", "stands in", "stood in", "as it were",
  ]

  /// Words with which no documentation of a declaration begins.
  static let openings: Set<String> = [
    "what", "how", "whether", "where", "when", "who", "whose", "which",
  ]

  /// Words that may follow "is no": the rest is said with "not".
  static let afterNo: Set<String> = [
    "longer", "larger", "taller", "more", "less", "fewer", "other", "different", "better", "worse",
    "matter", "later", "earlier", "need", "one", "such", "`",
  ]

  /// The banned words of files, each by its line.
  static func findings(in files: [TextFile]) -> [Finding] {
    files.filter(isProse).flatMap { file in
      Prose.passages(of: file).flatMap { passage in
        findings(in: passage).map { Finding("\(file.path):\($0.line)", $0.problem) }
      }
    }
  }

  private static func findings(in passage: Prose.Passage) -> [(line: Int, problem: String)] {
    let words = passage.words
    var found: [(line: Int, problem: String)] = []
    if passage.isDocumentation, let first = words.first, openings.contains(first.text) {
      found.append((first.line, "documentation begins with \"\(first.text)\""))
    }
    for (place, word) in words.enumerated() {
      for phrase in phrasesByFirstWord[word.text, default: []]
      where words[place...].prefix(phrase.count).map(\.text) == phrase {
        found.append((word.line, "\"\(phrase.joined(separator: " "))\""))
      }
      if word.text == "no", place > 0, ["is", "are", "was"].contains(words[place - 1].text),
        !(place > 1 && ["there", "here"].contains(words[place - 2].text)),
        place + 1 < words.count, !afterNo.contains(words[place + 1].text)
      {
        found.append((word.line, "\"\(words[place - 1].text) no \(words[place + 1].text)\""))
      }
    }
    return found
  }

  private static let phrasesByFirstWord = Dictionary(
    grouping: phrases.map { $0.split(separator: " ").map(String.init) },
    by: { $0[0] }
  )

  /// Whether the project words a file itself.
  ///
  /// Facts are the reference's sentences, which the catalogue quotes; example widgets show what
  /// people's code shows.
  private static func isProse(_ file: TextFile) -> Bool {
    let isFact = file.path.hasPrefix("Sources/Platform/PlatformFacts/") && file.name.contains("+")
    let isExample = file.path.contains("ExampleWidgets/") || file.path.hasPrefix("Tests/Fixtures/")
    let isQuoted = file.name.hasPrefix("Catalogue-") || file.name.hasPrefix("Facts-")
    let isReport = file.path.hasPrefix("Reports/") || file.path.hasPrefix("Corpora/")
    let isItself = file.name.hasPrefix("PlainWords")
    return ["swift", "md"].contains(file.suffix) && !isItself && !isFact && !isQuoted && !isExample
      && !isReport
  }
}
