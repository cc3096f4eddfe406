/// At the top level stands what its users asked for, and nothing else.
enum TopLevel {
  private static let names: Set<Substring> = [
    "Package.swift", "Sources", "Tests", "Corpora", "Reports", "README.md",
    // The package manager writes it, and version control ignores it.
    "Package.resolved",
  ]

  /// The files and folders that stand there besides; dot files may.
  static func findings(in files: [TextFile]) -> [Finding] {
    let tops = Set(files.compactMap { $0.path.split(separator: "/").first })
    return tops.filter { !names.contains($0) && !$0.hasPrefix(".") }.sorted()
      .map { Finding(String($0), "it stands at the top level") }
  }
}
