/// The rule that the top level contains only the files that users need.
enum TopLevel {
  private static let names: Set<Substring> = [
    "Package.swift", "Sources", "Tests", "Corpora", "Reports", "README.md",
    // The package manager writes it, and version control ignores it.
    "Package.resolved",
  ]

  /// Returns the surplus files and folders there; dot files are allowed.
  static func findings(in files: [TextFile]) -> [Finding] {
    let tops = Set(files.compactMap { $0.path.split(separator: "/").first })
    return tops.filter { !names.contains($0) && !$0.hasPrefix(".") }.sorted()
      .map { Finding(String($0), "it stands at the top level") }
  }
}
