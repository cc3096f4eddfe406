#if os(Linux)
  import AuthoringValues
#endif

/// A use of a name that is accepted but has no effect here.
struct InertNameUse: Equatable {
  let name: String
  let file: String
  /// The line of its first use in the file, from 1.
  let line: Int

  /// Returns the first use of each name, such as `#Preview(as:)`, in each file, by file and line.
  static func find(_ names: [String], in folder: SourceFolder) -> [InertNameUse] {
    // Longest spelling first, so that `#Preview(as:)` is not taken for `#Preview`.
    let spellings = names.map { (name: $0, words: words(of: $0)) }
      .sorted { $0.words.count > $1.words.count }
    return folder.files.flatMap { file in
      var found: [InertNameUse] = []
      for (number, line) in file.lines.enumerated() {
        let use = spellings.first { spelling in
          guard isSpelled(spelling.words[0], in: line) else { return false }
          let call = spelling.words.count == 1 ? line : callBegun(at: number, in: file.lines)
          return spelling.words.dropFirst().allSatisfy { isSpelled($0, in: call) }
        }
        guard let use, !found.contains(where: { $0.name == use.name }) else { continue }
        found.append(InertNameUse(name: use.name, file: file.name, line: number + 1))
      }
      return found
    }
  }

  /// Returns a line and up to eleven more while one of its parentheses is open.
  private static func callBegun(at number: Int, in lines: [String]) -> String {
    var call = ""
    for line in lines[number...].prefix(12) {
      call += line + "\n"
      if call.count(where: { $0 == "(" }) <= call.count(where: { $0 == ")" }) { break }
    }
    return call
  }

  private static func words(of name: String) -> [String] {
    let parts = name.split { "()".contains($0) }
    let labels = parts.dropFirst().flatMap { $0.split(separator: ":").map { "\($0):" } }
    return parts.prefix(1).map(String.init) + labels
  }

  /// Returns true if a line contains a whole word.
  private static func isSpelled(_ word: String, in line: String) -> Bool {
    line.ranges(of: word).contains { range in
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      return !(isPart(word.first) && isPart(before)) && !(isPart(word.last) && isPart(after))
    }
  }

  private static func isPart(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}

#if os(Linux)
  extension InertNameUse {
    /// Returns the report's entries for names without effect and for closures that are never run.
    static func told(in folder: SourceFolder) -> [String] {
      find(InertNames.all, in: folder).map { "\($0.name) (\($0.file):\($0.line))" }
        + find(InertNames.withUnrunClosures, in: folder).map {
          "the closure of \($0.name.prefix { $0 != " " && $0 != "(" }) (\($0.file):\($0.line))"
        }
    }
  }
#endif
