/// The rule that every path in a document exists.
enum DocumentPaths {
  private static let beginnings = ["Sources/", "Tests/", "Corpora/", "Reports/", ".ci/", ".bin/"]

  /// Outputs of the command, which a clone may not have.
  private static let made = ["Reports/latest", "Corpora/regressions"]

  /// Returns the paths in a document's code that lead nowhere, and the articles that it names and
  /// nobody wrote.
  static func findings(in documents: [TextFile], paths: Set<String>) -> [Finding] {
    let articles = paths.filter { $0.hasSuffix(".md") }.reduce(into: Set<String>()) { names, path in
      let parts = path.split(separator: "/")
      names.insert(parts.suffix(1).joined())
      names.insert(parts.suffix(2).joined(separator: "/"))
    }
    return documents.flatMap { document in
      Markdown(document.text).code.flatMap { code -> [Finding] in
        code.text.split { $0.isWhitespace || "\"'(),;|".contains($0) }.compactMap { word in
          let path = plain(word)
          guard !made.contains(where: path.hasPrefix) else { return nil }
          let isPath = beginnings.contains(where: word.hasPrefix)
          let isArticle = path.hasSuffix(".md") && path != ".md"
          let isThere = paths.contains(path) || (!isPath && articles.contains(path))
          guard isPath || isArticle, !isThere else { return nil }
          return Finding("\(document.path):\(code.line)", "there is no \(path)")
        }
      }
    }
  }

  /// Returns a path without placeholders: its part before the first `<` or `*`.
  private static func plain(_ word: Substring) -> String {
    var parts = word.split(separator: "/", omittingEmptySubsequences: true)
    if let first = parts.firstIndex(where: { $0.contains("<") || $0.contains("*") }) {
      parts.removeSubrange(first...)
      return parts.joined(separator: "/")
    }
    return parts.joined(separator: "/")
  }
}
