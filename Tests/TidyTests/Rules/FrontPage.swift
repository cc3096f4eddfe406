/// The rule that the README takes a minute to read: it is short, its numbers are right, and its
/// links lead somewhere.
enum FrontPage {
  /// The maximum number of words outside of blocks of code.
  static let words = 550

  /// The maximum number of words of a sentence.
  static let wordsOfSentence = 30

  private static let clauses = "Sources/Judging/Clauses/"

  /// Returns the number of clauses by the letters of their area, from their files, which a test
  /// compares with the registry.
  static func clauseCounts(in paths: Set<String>) -> [String: Int] {
    paths.reduce(into: [:]) { counts, path in
      guard path.hasPrefix(clauses) else { return }
      let parts = path.dropFirst(clauses.count).split(separator: "/")
      guard parts.count == 2, let file = parts[1].firstMatch(of: /^([A-Z]{2})-[A-Z0-9]+-/) else {
        return
      }
      counts[String(file.1), default: 0] += 1
    }
  }

  /// Returns the problems of a README.
  ///
  /// - Parameters:
  ///   - readme: The README.
  ///   - paths: The files and folders of the repository.
  /// - Returns: A finding for each limit, number or link that does not hold.
  static func findings(in readme: TextFile, paths: Set<String>) -> [Finding] {
    let prose = prose(of: readme.text)
    let count = prose.reduce(0) { $0 + FrontPage.words(in: $1).count }
    let long = prose.flatMap(sentences).filter { FrontPage.words(in: $0).count > wordsOfSentence }
    return (count > words ? ["it has \(count) words, more than \(words)"] : [])
      .map { Finding(readme.path, $0) }
      + long.map { sentence in
        let words = FrontPage.words(in: sentence)
        let start = words.prefix(5).joined(separator: " ")
        return Finding(readme.path, "“\(start) ...” has \(words.count) words")
      }
      + wrongCounts(in: readme, clauseCounts(in: paths)) + deadLinks(in: readme, paths)
  }

  /// Returns the paragraphs, headings, items and cells outside of blocks of code, without HTML.
  private static func prose(of text: String) -> [String] {
    var pieces: [String] = [""]
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
        pieces.append("")
      } else if !isCode {
        let line = line.replacing(/<[^>]*>/, with: "")
        if line.hasPrefix("|") {
          pieces += line.split(separator: "|").map(String.init) + [""]
        } else if line.isEmpty || line.hasPrefix("#") {
          pieces += [String(line), ""]
        } else if line.hasPrefix("- ") {
          pieces.append(String(line))
        } else {
          pieces[pieces.count - 1] += " " + line
        }
      }
    }
    return pieces.filter { !words(in: $0).isEmpty }
  }

  private static func sentences(of text: String) -> [String] {
    text.split(separator: /[.!?][)*`]*(?:\s+|$)/).map(String.init)
  }

  /// Returns the parts between spaces that contain a letter or digit.
  private static func words(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace).filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// Returns the rows of the table of areas with a wrong number, and the areas without a row.
  private static func wrongCounts(in readme: TextFile, _ counts: [String: Int]) -> [Finding] {
    let rows = readme.text.matches(of: /Catalogue-([A-Z]+)\.md\)\s*\|\s*(\d+)/)
    var given: [String: Int] = [:]
    for row in rows { given[String(row.1)] = Int(row.2) }
    let wrong = Set(given.keys).union(counts.keys).sorted().filter { given[$0] != counts[$0] }
    let total = readme.text.firstMatch(of: /(\d+)\s+clauses/).flatMap { Int($0.1) }
    let all = counts.values.reduce(0, +)
    return wrong.map { area in
      let number = given[area].map { "says \($0)" } ?? "has no row"
      return Finding(readme.path, "\(area) \(number), and there are \(counts[area] ?? 0) clauses")
    }
      + (total == all
        ? [] : [Finding(readme.path, "it does not say that there are \(all) clauses")])
  }

  /// Returns the links and pictures that lead to no file of the repository.
  private static func deadLinks(in readme: TextFile, _ paths: Set<String>) -> [Finding] {
    let links =
      readme.text.matches(of: /\]\(([^)\s]+)\)/).map(\.1)
      + readme.text.matches(of: /src(?:set)?="([^"]+)"/).map(\.1)
    return links.compactMap { link in
      let path = String(link.prefix { $0 != "#" })
      guard !path.isEmpty, !path.contains("://"), !paths.contains(path) else { return nil }
      return Finding(readme.path, "there is no \(path)")
    }
  }
}
