extension SettingAssignment {
  /// Reads a member of a project file's table of settings.
  ///
  /// - Parameters:
  ///   - key: The name with its conditions, such as `NAME[sdk=iphoneos*][config=Debug]` or `NAME[sdk=a,arch=b]`.
  ///   - value: The value; the elements of a list are separated by spaces, and quoted where they have blanks.
  ///   - file: The path of the file.
  public init(key: String, value: ProjectValue, file: String) {
    let (name, conditions) = SettingAssignment.parts(of: key)
    self.init(
      name: name,
      conditions: conditions,
      value: value.text
        ?? value.list.compactMap(\.text).map(SettingAssignment.quoted)
        .joined(separator: " "),
      location: SourceLocation(file: file, line: value.line)
    )
  }

  /// The name and the conditions of a key.
  static func parts(of key: String) -> (name: String, conditions: [Condition]) {
    guard let open = key.firstIndex(of: "[") else { return (key, []) }
    let groups = key[open...].split { $0 == "[" || $0 == "]" || $0 == "," }
    let conditions = groups.compactMap { group -> Condition? in
      let parts = group.split(separator: "=", maxSplits: 1).map(trimmed)
      return parts.count == 2 ? Condition(parameter: parts[0], pattern: parts[1]) : nil
    }
    return (trimmed(key[..<open]), conditions)
  }

  /// Where the equals sign of a line stands that no bracket surrounds.
  static func assignment(in line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: continue
      }
    }
    return nil
  }

  static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  private static func quoted(_ element: String) -> String {
    let isPlain = !element.isEmpty && !element.contains { $0 == " " || $0 == "\t" || $0 == "\"" }
    return isPlain ? element : "\"\(element.replacing("\"", with: "\\\""))\""
  }
}
