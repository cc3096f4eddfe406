/// The rule that lines fit a screen, and files contain one idea.
enum Lengths {
  /// The maximum number of columns of a line.
  static let columns = 120

  /// The maximum number of lines of a file of Swift or C.
  static let lines = 400

  private static let code: Set<String> = ["swift", "c", "h"]

  /// Returns the lines and files that are too long; tables of Markdown have lines as long as they
  /// need.
  static func findings(in files: [TextFile]) -> [Finding] {
    files.flatMap { file -> [Finding] in
      let lines = file.lines
      let long = lines.indices.filter { index in
        lines[index].utf8.count > columns && lines[index].count > columns
          && !(file.suffix == "md" && lines[index].hasPrefix("|"))
      }
      let isLong = code.contains(file.suffix) && lines.count > Lengths.lines
      return long.map { Finding("\(file.path):\($0 + 1)", "\(lines[$0].count) columns") }
        + (isLong ? [Finding(file.path, "\(lines.count) lines")] : [])
    }
  }

  /// True if people write a file, so that its lines must be short.
  static func isWritten(_ file: TextFile) -> Bool {
    code.contains(file.suffix) || ["md", "yml"].contains(file.suffix)
      || file.path.hasPrefix(".ci/") || file.path.hasPrefix(".bin/")
  }
}
