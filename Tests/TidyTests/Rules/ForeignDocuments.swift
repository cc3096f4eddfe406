import Foundation

/// The rule that no text depends on a document outside the clone.
enum ForeignDocuments {
  /// The words that refer to such documents.
  private static let patterns = [
    #"\b[Dd]esign(,| )+([Ss]ection |[Dd]ecision )?[0-9]"#, #"\b[Dd]esign (section|decision)"#,
    #"\.\./shared"#, #"/(home|Users)/[a-z]"#, #"\bfeasibility\b"#, #"\bseed (file|document)s?\b"#,
    #"widgetkit-(facts|signatures)"#, #"\bfacts file\b"#,
  ]

  /// The files that a run of the command writes.
  private static let made: Set<Substring> = ["summary.md"]

  /// Returns the places that name a document of another folder, or an article that nobody wrote.
  static func findings(in files: [TextFile], paths: Set<String>) -> [Finding] {
    let names = made.union(
      paths.filter { $0.hasSuffix(".md") }.compactMap { $0.split(separator: "/").last }
    )
    return files.flatMap { file -> [Finding] in
      // A script may write a file of its own.
      let names = ["swift", "c", "h", "md"].contains(file.suffix) ? names : nil
      // Most files need no check of their lines.
      guard !mentions(in: file.text, names).isEmpty else { return [] }
      return file.lines.enumerated().flatMap { index, line in
        mentions(in: String(line), names).map {
          Finding("\(file.path):\(index + 1)", "“\($0)” is not in the clone")
        }
      }
    }
  }

  private static func mentions(in text: String, _ names: Set<Substring>?) -> [String] {
    let called = patterns.flatMap(text.places).map { text[$0] }
    let named = text.places(of: #"[A-Za-z0-9_+-]+\.md\b"#).map { text[$0] }
      .filter { names?.contains($0) == false }
    return (called + named).map(String.init)
  }
}
